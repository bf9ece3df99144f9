import { withQuery } from "./withQuery";

test.each([
  ["/page", "/page?a=1"],
  ["/page#part", "/page?a=1#part"],
  ["/page?b=2", "/page?b=2&a=1"],
  ["https://app.example/apply?b=2#part", "https://app.example/apply?b=2&a=1#part"],
])("adds a query string to %s", (address, result) => {
  expect(withQuery(address, "a=1")).toBe(result);
});
