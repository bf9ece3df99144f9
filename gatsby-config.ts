import type { GatsbyConfig } from "gatsby";
import { YAML_NODE_TYPE } from "./src/gatsby/content";
import { siteUrl } from "./src/gatsby/siteUrl";

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteUrl() },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "content" } },
    { resolve: "gatsby-transformer-yaml", options: { typeName: YAML_NODE_TYPE } },
    "gatsby-plugin-image",
    "gatsby-plugin-emotion",
    "gatsby-plugin-catch-links",
    { resolve: "gatsby-plugin-sitemap", options: { excludes: ["/404"] } },
  ],
};

export default config;
