import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { graphqlTypes } from "../content-model/graphqlTypes";
import { kinds } from "../content-model/kinds";
import { exampleFiguresType } from "./exampleFiguresType";
import { markdownToHtml } from "./markdownToHtml";
import { publishFlag } from "./publishFlag";

type TextSource = Record<string, unknown>;

/** The GraphQL types of the content model, and the directives its fields use. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension({ name: "markdown", extend: () => textField(markdownToHtml) });
  actions.createFieldExtension({ name: "icon", extend: () => textField(drawingOf) });
  actions.createFieldExtension({ name: "flag", extend: () => textField(publishFlag) });
  actions.createTypes(`${graphqlTypes(kinds)}\n${exampleFiguresType}`);
};

const textField = (resolveText: (text: string) => string) => ({
  resolve(source: TextSource, _: unknown, __: unknown, { fieldName }: { fieldName: string }) {
    const text = source[fieldName];
    if (Array.isArray(text)) return text.map(resolveText);
    return typeof text === "string" ? resolveText(text) : null;
  },
});

/** What is between the `<svg>` tags of a Lucide icon; the frame around it is the Icon component's. */
function drawingOf(name: string): string {
  const svg = readFileSync(join("node_modules/lucide-static/icons", `${name}.svg`), "utf8");
  return svg
    .slice(svg.indexOf(">", svg.indexOf("<svg")) + 1, svg.lastIndexOf("</svg>"))
    .replace(/\s+/g, " ")
    .trim();
}
