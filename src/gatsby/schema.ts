import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { graphqlFragments, graphqlTypes } from "../content-model/graphqlTypes";
import { flagDrawing, iconDrawing } from "../content-model/icons";
import { kinds } from "../content-model/kinds";
import { digestOf } from "./buildCache";
import { markdownToHtml } from "./markdownToHtml";

type TextSource = Record<string, unknown>;

/** Creates the GraphQL types for the content model, and the field extensions that they use. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension({ name: "markdown", extend: () => textField(markdownToHtml) });
  actions.createFieldExtension({
    name: "icon",
    extend: () => textField((name) => iconDrawing(name) ?? ""),
  });
  actions.createFieldExtension({ name: "flag", extend: () => textField(publishFlag) });
  // Nothing queries the nodes of gatsby-transformer-yaml, so their fields need not be inferred.
  const files = "type ContentFile implements Node @dontInfer { id: ID! }";
  const priced =
    'type ProductPage implements Node { ratePlan: RatePlan @link(by: "name", from: "plan") }';
  actions.createTypes(`${graphqlTypes(kinds)}\n${files}`);
  actions.createTypes(priced);
};

/** Writes the groups' fragments to the folder in which Gatsby looks for fragments from plugins. */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = () => {
  mkdirSync(".cache/fragments", { recursive: true });
  writeFileSync(
    ".cache/fragments/content.js",
    `import { graphql } from "gatsby";\nexport const fragments = graphql\`${graphqlFragments(kinds)}\`;\n`,
  );
};

const textField = (resolveText: (text: string) => string) => ({
  resolve(source: TextSource, _: unknown, __: unknown, { fieldName }: { fieldName: string }) {
    const text = source[fieldName];
    if (Array.isArray(text)) return text.map(resolveText);
    return typeof text === "string" ? resolveText(text) : null;
  },
});

/**
 * Writes a country's flag to the public folder, with a name that changes with its content.
 * @param country the country's two-letter ISO code, such as JM
 * @returns the path of the flag on the site; the flag is square
 * @throws Error when the set does not contain the flag, which the content check rules out
 */
function publishFlag(country: string): string {
  const flag = flagDrawing(country);
  if (!flag) throw new Error(`There is no flag "${country}".`);
  const file = `static/flags/${country.toLowerCase()}-${digestOf(flag)}.svg`;
  mkdirSync("public/static/flags", { recursive: true });
  writeFileSync(join("public", file), flag);
  return `/${file}`;
}
