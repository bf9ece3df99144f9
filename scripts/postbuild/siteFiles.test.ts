import { redirectsFile } from "./siteFiles";

test("redirects the old address of the testimonials permanently to the home page", () => {
  expect(redirectsFile().split("\n")).toContain("/testimonials / 301");
});
