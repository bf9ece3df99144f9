import { readFileSync } from "node:fs";

/**
 * The properties of Gatsby's output that keep a page's first seconds fast, without which no page would
 * fail. The post-build step itself checks its other requirements.
 */
const read = (file: string) => readFileSync(`public/${file}`, "utf8");
const { assetsByChunkName } = JSON.parse(read("webpack.stats.json"));

test("React has an entry of its own, and its scripts ask for eager compilation", () => {
  expect(assetsByChunkName.react.at(-1)).toMatch(/^scripts\/react-/);
  expect(assetsByChunkName.app.at(-1)).toMatch(/^scripts\/app-/);
  for (const file of assetsByChunkName.app.slice(1))
    expect(read(file)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
