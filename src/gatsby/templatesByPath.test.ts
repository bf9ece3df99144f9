import { templatesByPath } from "./templatesByPath";

const PAGES = {
  "/": "home",
  "/faq": "faq",
  "/terms": "legal",
  "/loans": "product",
  "/more-loans": "product",
  "/third-loans": "product",
  "/education/first": "article",
  "/education/second": "article",
  "/mixed/one": "legal",
  "/mixed/two": "faq",
};

test("lists a folder of one template once, and the most common other template as the default", () => {
  const pages = Object.entries(PAGES).map(([path, name]) => ({ path, componentChunkName: name }));
  expect(templatesByPath(pages)).toEqual({
    "*": "product",
    "/": "home",
    "/faq": "faq",
    "/terms": "legal",
    "/education/*": "article",
    "/mixed/one": "legal",
    "/mixed/two": "faq",
  });
});
