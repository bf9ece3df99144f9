import type { GatsbyConfig } from "gatsby";
import { isGroup } from "./src/content-model/kind";
import { loadContent } from "./src/content-model/reading/load";
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
  const { files, read } = loadContent();
  return files.flatMap((file) => {
    const value = read(file)?.value;
    return isGroup(value) && value.replacedBy ? [String(value.path)] : [];
  });
}

export default config;
