import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { graphqlFragments, graphqlTypes } from "../content-model/graphqlTypes";
import { flagDrawing, iconDrawing } from "../content-model/icons";
import { kinds } from "../content-model/kinds";
import { digestOf } from "./buildCache";
import { YAML_NODE_TYPE } from "./content";
import { markdownToHtml } from "./markdownToHtml";

type TextSource = Record<string, unknown>;

/** Creates the GraphQL types of the content model, and the field extensions that they use. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension({ name: "markdown", extend: () => textField(markdownToHtml) });
  actions.createFieldExtension({
    name: "icon",
    extend: () => textField((name) => iconDrawing(name) ?? ""),
  });
  actions.createFieldExtension({ name: "flag", extend: () => textField(publishFlag) });
  actions.createTypes(
    `${graphqlTypes(kinds)}\ntype ${YAML_NODE_TYPE} implements Node @dontInfer { id: ID! }`,
  );
};

/** Writes the fragments of whole groups to the folder where Gatsby looks for those of plugins. */
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
 * Writes a country's flag into the public folder, with a name that changes with its content.
 * @param country the country's ISO code of two letters, such as JM
 * @returns the flag's path on the site, for a square image
 * @throws Error when the set has no such flag, which the content check rules out
 */
function publishFlag(country: string): string {
  const flag = flagDrawing(country);
  if (!flag) throw new Error(`There is no flag "${country}".`);
  const file = `static/flags/${country.toLowerCase()}-${digestOf(flag)}.svg`;
  mkdirSync("public/static/flags", { recursive: true });
  writeFileSync(join("public", file), flag);
  return `/${file}`;
}
