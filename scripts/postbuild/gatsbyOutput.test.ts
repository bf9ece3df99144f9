import { readFileSync } from "node:fs";

/**
 * What a page's first seconds rely on in the last build of Gatsby, and no page would fail without. What
 * else the post-build step expects, it demands itself.
 */
const read = (file: string) => readFileSync(`public/${file}`, "utf8");
const { assetsByChunkName } = JSON.parse(read("webpack.stats.json"));

test("React has an entry of its own, and its scripts ask for eager compilation", () => {
  expect(assetsByChunkName.react.at(-1)).toMatch(/^scripts\/react-/);
  expect(assetsByChunkName.app.at(-1)).toMatch(/^scripts\/app-/);
  for (const file of assetsByChunkName.app.slice(1))
    expect(read(file)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
