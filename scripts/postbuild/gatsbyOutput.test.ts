import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { pathOf } from "../../test/contentCopy";

/**
 * What the post-build step and the site's own scripts rely on in Gatsby's output. When an update of
 * Gatsby changes one of these, the title of the failing test names it. Reads the last build.
 */
const read = (file: string) => readFileSync(file, "utf8");
const json = (file: string) => JSON.parse(read(`public/${file}`));
const PATH = pathOf("contact/page.yaml");
const CONTACT = "component---src-templates-contact-page-tsx";

const stats = json("webpack.stats.json");
const page = parse(read(`.cache/gatsby-html${PATH}/index.html`));
const inline = page
  .querySelectorAll("script:not([src])")
  .map(({ innerHTML }) => innerHTML)
  .join("");

test("pages set window.pagePath and window.___webpackCompilationHash in an inline script", () => {
  expect(inline).toContain(`window.pagePath="${PATH}";`);
  expect(inline).toContain(
    `window.___webpackCompilationHash="${json("page-data/app-data.json").webpackCompilationHash}"`,
  );
});

test("pages load the scripts that webpack.stats.json lists for the chunk app", () => {
  const sources = page
    .querySelectorAll("script[src]:not([nomodule])")
    .map((script) => script.getAttribute("src"));
  expect(sources.toSorted()).toEqual(
    stats.assetsByChunkName.app.map((file: string) => `/${file}`).toSorted(),
  );
});

test("the entry of the app is the last script of its chunk", () => {
  expect(stats.assetsByChunkName.app.at(-1)).toMatch(/^scripts\/app-/);
});

test("React is an entry of its own, and its scripts ask to be compiled in advance", () => {
  expect(stats.assetsByChunkName.react.at(-1)).toMatch(/^scripts\/react-/);
  for (const file of stats.assetsByChunkName.app.slice(1))
    expect(read(`public/${file}`)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test("page-data.json names the template's chunk and the static queries", () => {
  expect(json(`page-data${PATH}/page-data.json`)).toMatchObject({
    path: PATH,
    componentChunkName: CONTACT,
    staticQueryHashes: [expect.any(String)],
  });
});

test("webpack.stats.json lists each template's scripts, and those that it preloads", () => {
  expect(stats.assetsByChunkName[CONTACT].at(-1)).toContain(CONTACT);
  expect(stats.childAssetsByChunkName[CONTACT].preload).toEqual(stats.assetsByChunkName.contact);
});

test.each(["#___gatsby", "#gatsby-focus-wrapper", "#gatsby-announcer"])(
  "pages contain the element %s",
  (selector) => {
    expect(page.querySelectorAll(selector)).toHaveLength(1);
  },
);

test.each([
  ["___loader", "loads pages for prefetching and navigation"],
  ["___navigate", "navigates, and is called by gatsby-plugin-catch-links"],
  ["asyncRequires", "holds the imports of the templates"],
  ["onInitialClientRender", "marks the end of hydration"],
])("the app's script sets %s, which %s", (name) => {
  expect(read(`public/${stats.assetsByChunkName.app.at(-1)}`)).toContain(name);
});
