import type { GatsbyNode } from "gatsby";
import { BannerPlugin, Compilation, type Configuration, type EntryObject } from "gatsby/webpack";
import { checkBeforehand } from "./src/gatsby/contentProblems";
import { encodeRequestedPictures } from "./src/gatsby/encodePictures";
import { prepareFonts } from "./src/gatsby/fonts";

export { onCreateNode, shouldOnCreateNode, sourceNodes } from "./src/gatsby/content";
export { onCreateDevServer } from "./src/gatsby/contentProblems";
export { createPages } from "./src/gatsby/pages";
export { createResolvers } from "./src/gatsby/resolvers";
export { createSchemaCustomization } from "./src/gatsby/schema";

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  checkBeforehand(reporter);
  await prepareFonts("src/theme/fonts");
};

export const onPostBuild: GatsbyNode["onPostBuild"] = ({ reporter }) =>
  encodeRequestedPictures(reporter);

/**
 * Scripts get a folder of their own, so that one header rule makes them immutable. Two things keep
 * the page responsive while its scripts are evaluated: React is an entry of its own, so it runs in a
 * task before Gatsby's entry, and a comment asks Chromium to compile all functions on a background
 * thread (https://v8.dev/blog/explicit-compile-hints).
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
}) => {
  if (stage !== "build-javascript") return;
  const config: Configuration = getConfig();
  const filename = "scripts/[name]-[contenthash].js";
  actions.replaceWebpackConfig({
    ...config,
    devtool: false,
    entry: { react: "react-dom/client", ...(config.entry as EntryObject) },
    output: { ...config.output, filename, chunkFilename: filename, hashDigestLength: 10 },
    plugins: [
      ...(config.plugins ?? []),
      new BannerPlugin({
        banner: "//# allFunctionsCalledOnLoad",
        raw: true,
        include: /^scripts.(framework|app)-/,
        // Later than the minimizer, which would remove the comment.
        stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1,
      }),
    ],
  });
};
