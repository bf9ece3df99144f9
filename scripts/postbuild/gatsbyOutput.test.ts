import { readFileSync } from "node:fs";

/**
 * The properties of Gatsby's output that make pages load fast. Without them, pages would still
 * work, so no other test would fail. The post-build step itself checks what it needs.
 */
const read = (file: string) => readFileSync(`public/${file}`, "utf8");
const { assetsByChunkName } = JSON.parse(read("webpack.stats.json"));

test("React has a separate entry, and its scripts request eager compilation", () => {
  expect(assetsByChunkName.react.at(-1)).toMatch(/^scripts\/react-/);
  expect(assetsByChunkName.app.at(-1)).toMatch(/^scripts\/app-/);
  for (const file of assetsByChunkName.app.slice(1))
    expect(read(file)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
