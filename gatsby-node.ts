import type { GatsbyNode } from "gatsby";
import { PROBLEMS_PATH } from "./src/client/dev/contentProblems";
import { checkAgain, checkBeforehand, contentErrors } from "./src/gatsby/content";
import { prepareFonts } from "./src/gatsby/fonts";
import { createPages as createContentPages } from "./src/gatsby/pages";

export { sourceNodes } from "./src/gatsby/content";
export { createResolvers } from "./src/gatsby/resolvers";
export { createSchemaCustomization, onPreExtractQueries } from "./src/gatsby/schema";
export { onCreateWebpackConfig } from "./src/gatsby/webpack";

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  await checkBeforehand(reporter);
  await prepareFonts("src/theme/fonts.json");
};

export const createPages: GatsbyNode["createPages"] = async (api) => {
  await checkAgain(api);
  createContentPages(api);
};

/** Serves the content's errors to open pages, which show them. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  app.get(PROBLEMS_PATH, (_: unknown, response: { end(text: string): void }) =>
    response.end(contentErrors()),
  );
};
