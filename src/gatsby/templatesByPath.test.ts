import { templatesByPath } from "./templatesByPath";

const page = (path: string, componentChunkName: string) => ({ path, componentChunkName });
const SITE = [
  page("/", "home"),
  page("/faq", "faq"),
  page("/terms", "legal"),
  page("/loans", "product"),
  page("/more-loans", "product"),
  page("/education/first", "article"),
  page("/education/second", "article"),
  page("/mixed/one", "legal"),
  page("/mixed/two", "faq"),
];

test("lists a folder of one template once, and the most common other template as the default", () => {
  expect(templatesByPath([...SITE, page("/third-loans", "product")])).toEqual({
    "*": "product",
    "/": "home",
    "/faq": "faq",
    "/terms": "legal",
    "/education/*": "article",
    "/mixed/one": "legal",
    "/mixed/two": "faq",
  });
});

test("has as many entries for 10,000 articles as for two", () => {
  const articles = Array.from({ length: 10_000 }, (_, n) => page(`/education/${n}`, "article"));
  expect(Object.keys(templatesByPath([...SITE, ...articles]))).toHaveLength(
    Object.keys(templatesByPath(SITE)).length,
  );
});
