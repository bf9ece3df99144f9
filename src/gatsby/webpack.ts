import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { GatsbyNode } from "gatsby";
import {
  BannerPlugin,
  Compilation,
  type Compiler,
  type Configuration,
  type EntryObject,
  type FileCacheOptions,
} from "gatsby/webpack";
import { money } from "../lib/lender";

/**
 * Scripts get their own folder, so that a single header rule makes them immutable. React is a separate entry, so it runs
 * in a task of its own before Gatsby's entry, after the URL has been repaired. And a comment in the scripts asks
 * Chromium to compile all functions on a background thread (https://v8.dev/blog/explicit-compile-hints), without which
 * a page's scripts take a third longer.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  plugins,
  getConfig,
}) => {
  const notation = plugins.define({ MONEY_NOTATION: JSON.stringify(money) });
  actions.setWebpackConfig({ plugins: [notation] });
  const config = withoutLinter(withoutBuildDependencies(getConfig()));
  if (stage !== "build-javascript") return actions.replaceWebpackConfig(config);
  const filename = "scripts/[name]-[contenthash].js";
  actions.replaceWebpackConfig({
    ...config,
    devtool: false,
    entry: {
      react: ["./src/client/navigation/readableUrl.ts", "react-dom/client"],
      ...(config.entry as EntryObject),
    },
    output: { ...config.output, filename, chunkFilename: filename, hashDigestLength: 10 },
    plugins: [
      ...(config.plugins ?? []),
      new BannerPlugin({
        banner: "//# allFunctionsCalledOnLoad",
        raw: true,
        include: /^scripts.(framework|app)-/,
        // Runs after the minimizer, which would remove the comment.
        stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1,
      }),
    ],
  });
};

/** The files that determine a bundle, in addition to its source files. */
const BUILD_DEPENDENCIES = ["package-lock.json", "src/gatsby/webpack.ts"];

/**
 * Versions webpack's cache by this file and the lock file. Otherwise, webpack would resolve every file in
 * Gatsby and the loaders to find out what the cache depends on, which takes a fifth of the time of a first
 * build.
 */
function withoutBuildDependencies({ cache, plugins, ...config }: Configuration): Configuration {
  const version = createHash("sha256");
  for (const file of BUILD_DEPENDENCIES) version.update(readFileSync(file));
  return {
    ...config,
    cache: {
      ...(cache as FileCacheOptions),
      buildDependencies: {},
      version: version.digest("hex"),
    },
    plugins: [...(plugins ?? []), forgetLoaders],
  };
}

/**
 * Removes ESLint, which `gatsby develop` would also run. It takes a third of the first bundle's time, and
 * Biome already checks the code.
 */
const withoutLinter = ({ plugins, ...config }: Configuration): Configuration => ({
  ...config,
  plugins: plugins?.filter((plugin) => plugin?.constructor.name !== "ESLintWebpackPlugin"),
});

/** Clears the cache's dependencies, because loaders add themselves regardless of the configuration. */
const forgetLoaders = ({ hooks }: Compiler) => {
  hooks.done.tap("forgetLoaders", ({ compilation }) => compilation.buildDependencies.clear());
};
