import type { GatsbyConfig } from "gatsby";
import { ContentFolder } from "./shared/contentFolder";
import { siteUrl } from "./src/gatsby/siteUrl";

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteUrl() },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "content" } },
    { resolve: "gatsby-transformer-yaml", options: { typeName: "ContentFile" } },
    "gatsby-plugin-image",
    "gatsby-plugin-emotion",
    "gatsby-plugin-catch-links",
    { resolve: "gatsby-plugin-sitemap", options: { excludes: ["/404", ...replacedTexts()] } },
  ],
};

/** Returns the paths of legal texts that are no longer in force. Search engines must not index these. */
function replacedTexts(): string[] {
  const content = new ContentFolder("content");
  const texts = content.entries("pages").map((file) => content.read(file));
  return texts.flatMap(({ path, replacedBy }) => (replacedBy ? [String(path)] : []));
}

export default config;
