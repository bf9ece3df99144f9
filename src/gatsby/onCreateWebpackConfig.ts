import type { GatsbyNode } from "gatsby";

/** Scripts stand in a folder of their own, so that one header rule makes them immutable. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
}) => {
  if (stage !== "build-javascript") return;
  const config = getConfig();
  const filename = "scripts/[name]-[contenthash].js";
  actions.replaceWebpackConfig({
    ...config,
    devtool: false,
    output: { ...config.output, filename, chunkFilename: filename },
  });
};
