import { siteUrl } from "./siteUrl";

test.each([
  "url: https://lender.example",
  'url: "https://lender.example/"',
  "url: 'https://lender.example' # the domain",
  "url: https://lender.example # the domain",
  "url: https://lender.example\r",
])("reads the site's URL from %j", (line) => {
  expect(siteUrl(`name: Lender\n${line}\nmap:\n  url: https://map.example\n`)).toBe(
    "https://lender.example",
  );
});

test("throws an error that names the file when the file has no URL", () => {
  expect(() => siteUrl("map:\n  url: https://map.example\n")).toThrow("content/site.yaml");
});
