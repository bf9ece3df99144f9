import type { GatsbyNode } from "gatsby";
import { keepPictures } from "./src/gatsby/keepPictures";

export { createPages } from "./src/gatsby/createPages";
export { createResolvers } from "./src/gatsby/createResolvers";
export { createSchemaCustomization } from "./src/gatsby/createSchemaCustomization";
export { onPreBootstrap } from "./src/gatsby/onPreBootstrap";

export const onPreInit: GatsbyNode["onPreInit"] = () => keepPictures();

/** Scripts get a folder of their own, so that one header rule makes them immutable. */
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
    output: { ...config.output, filename, chunkFilename: filename, hashDigestLength: 10 },
  });
};
