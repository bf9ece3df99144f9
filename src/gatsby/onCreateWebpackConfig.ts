import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { GatsbyNode, Node } from "gatsby";
import { parse } from "yaml";
import { templateMap } from "./start/templateMap";
import { WeighModules } from "./weighModules";

/** Parts of Gatsby and Emotion that the site has leaner ones for. */
const OURS = {
  [resolve(".cache/loader.js")]: resolve("src/gatsby/start/pageLoader.ts"),
  [resolve(".cache/head/head-export-handler-for-browser.js")]: resolve(
    "src/gatsby/start/pageHead.tsx",
  ),
  "@emotion/cache": resolve("src/gatsby/start/styleCache.ts"),
  "@gatsbyjs/reach-router": resolve("src/gatsby/start/router.tsx"),
  "gatsby-link": resolve("src/gatsby/start/links.tsx"),
  "gatsby-redirects": resolve(".cache/redirects.json"),
};

/** What libraries bring along and no page uses, and what stands in for it. */
const UNUSED = {
  "@emotion/is-prop-valid": resolve("src/gatsby/unused/isPropValid.ts"),
  "@emotion/unitless": resolve("src/gatsby/unused/unitless.ts"),
  "gatsby-react-router-scroll": resolve("src/gatsby/unused/scroll.tsx"),
  "gatsby-script": resolve("src/gatsby/unused/nothing.ts"),
  "hoist-non-react-statics": resolve("src/gatsby/unused/hoistStatics.ts"),
  "prop-types": resolve("src/gatsby/unused/propTypes.ts"),
  mitt: resolve("src/gatsby/unused/emitter.ts"),
  [resolve(".cache/find-path.js")]: resolve("src/gatsby/unused/findPath.ts"),
  [resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: resolve(
    "src/gatsby/unused/nothing.ts",
  ),
  [resolve(".cache/slice.js")]: resolve("src/gatsby/unused/slice.ts"),
};

/** The stages that render pages to HTML. */
const HTML_STAGES = ["build-html", "develop-html"];

/**
 * Scripts stand in a folder of their own, so that one header rule makes them immutable; and what no
 * page uses is left out of them. What pages are rendered with beside the queries' data is part of
 * the renderer: Gatsby renders every page anew in every build when a page's code reads a file.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
  getNodesByType,
  plugins,
}) => {
  if (HTML_STAGES.includes(stage)) {
    const { trouble } = parse(readFileSync("content/site.yaml", "utf8"));
    const define = plugins.define({ TROUBLE_WORDS: JSON.stringify(trouble) });
    return actions.setWebpackConfig({ plugins: [define] });
  }
  if (stage !== "build-javascript") return;
  const config = getConfig();
  const filename = "scripts/[name]-[contenthash].js";
  const templates = templateMap(getNodesByType("SitePage").map(asSitePage));
  const start = { "gatsby-production-app": config.entry.app };
  actions.replaceWebpackConfig({
    ...config,
    devtool: false,
    entry: { ...config.entry, app: resolve("src/gatsby/start/entry.ts") },
    output: { ...config.output, filename, chunkFilename: filename, hashDigestLength: 10 },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve.alias, ...UNUSED, ...OURS, ...start },
    },
    plugins: [
      ...config.plugins,
      plugins.define({ SITE_TEMPLATES: JSON.stringify(templates) }),
      plugins.ignore({ resourceRegExp: /register-service-worker/ }),
      new WeighModules(),
    ],
  });
};

const asSitePage = ({ path, componentChunkName }: Node) => ({
  path: String(path),
  componentChunkName: String(componentChunkName),
});
