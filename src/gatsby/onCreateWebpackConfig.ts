import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { WeighModules } from "./weighModules";

/** What libraries bring along and no page uses, and what stands in for it. */
const UNUSED = {
  "@builder.io/partytown/integration": resolve("src/gatsby/unused/partytown.ts"),
  "@emotion/is-prop-valid": resolve("src/gatsby/unused/isPropValid.ts"),
  "gatsby-react-router-scroll": resolve("src/gatsby/unused/scroll.tsx"),
  "gatsby-script": resolve("src/gatsby/unused/nothing.ts"),
};

/**
 * Scripts stand in a folder of their own, so that one header rule makes them immutable; and what no
 * page uses is left out of them.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  if (stage !== "build-javascript") return;
  const config = getConfig();
  const filename = "scripts/[name]-[contenthash].js";
  actions.replaceWebpackConfig({
    ...config,
    devtool: false,
    output: { ...config.output, filename, chunkFilename: filename },
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...UNUSED } },
    plugins: [
      ...config.plugins,
      plugins.ignore({ resourceRegExp: /register-service-worker/ }),
      new WeighModules(),
    ],
  });
};
