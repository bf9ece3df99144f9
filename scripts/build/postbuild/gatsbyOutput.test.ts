import { readFileSync } from "node:fs";

/**
 * Reads a file in Gatsby's output. These tests cover properties of the output that make pages load faster:
 * without them, pages would still work, so no other test would fail.
 */
const read = (file: string) => readFileSync(`public/${file}`, "utf8");
const { assetsByChunkName } = JSON.parse(read("webpack.stats.json"));

test("React has a separate entry, and the app's scripts request eager compilation", () => {
  expect(assetsByChunkName.react.at(-1)).toMatch(/^scripts\/react-/);
  expect(assetsByChunkName.app.at(-1)).toMatch(/^scripts\/app-/);
  for (const file of assetsByChunkName.app.slice(1))
    expect(read(file)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
