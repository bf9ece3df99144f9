import { templateMap } from "./templateMap";
import { templateOf } from "./templateOf";

const site = {
  "/": "home-page-tsx",
  "/faq": "faq-page-tsx",
  "/terms": "legal-page-tsx",
  "/loans": "product-page-tsx",
  "/more-loans": "product-page-tsx",
  "/education/first": "education-article-tsx",
  "/education/second": "education-article-tsx",
  "/mixed/one": "legal-page-tsx",
  "/mixed/two": "faq-page-tsx",
};
const pages = Object.entries(site).map(([path, template]) => ({
  path,
  componentChunkName: `component---src-templates-${template}`,
}));

test.each(pages)("$path is shown by $componentChunkName", ({ path, componentChunkName }) => {
  Object.assign(globalThis, { SITE_TEMPLATES: templateMap(pages) });
  expect(templateOf(path)).toBe(componentChunkName);
});

test("a folder of one kind costs one entry, however many; the commonest kind beside it none", () => {
  const { common, paths } = templateMap([
    ...pages,
    { path: "/third-loans", componentChunkName: "component---src-templates-product-page-tsx" },
    ...[3, 4, 5].map((number) => ({
      path: `/education/${number}`,
      componentChunkName: "component---src-templates-education-article-tsx",
    })),
  ]);
  expect(common).toBe("product-page-tsx");
  expect(Object.keys(paths)).toEqual([
    ...["/", "/faq", "/terms", "/education/*", "/mixed/one", "/mixed/two"],
  ]);
});
