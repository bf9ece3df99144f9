import { redirectsFile } from "./siteFiles";

test("writes each path with and without a slash at its end, and those with a star last", () => {
  const redirects = ["/blog/*", "/about.html", "/team/"].map((from) => ({ from, to: "/" }));
  const paths = redirectsFile({ redirects }).match(/^\S+/gm);
  const plain = ["/about.html", "/about.html/", "/team", "/team/", "/favicon.ico"];
  expect(paths).toEqual([...plain, "/blog/*"]);
});
