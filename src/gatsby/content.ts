import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode, Node, NodePluginArgs } from "gatsby";
import { checkFields } from "../content-model/check/checkFields";
import { parseYaml } from "../content-model/check/parseYaml";
import { formatProblems } from "../content-model/check/problem";
import type { Kind } from "../content-model/kind";
import { kindOf } from "../content-model/kinds";
import { isSourceOfPlaceholders, loadPlaceholders } from "../content-model/placeholders/load";
import { type Placeholders, resolveContent } from "../content-model/placeholders/resolve";

type ContentApi = Pick<
  NodePluginArgs,
  "actions" | "createContentDigest" | "createNodeId" | "getNode" | "getNodesByType" | "reporter"
>;

const CONTENT = "content";

/** Set once the files have become nodes; from then on, a changed file is created again by itself. */
let isSourced = false;

/**
 * Creates a node for every YAML file, with its placeholders resolved, so that every query, template
 * and plugin gets the final text. It follows gatsby-source-filesystem, because all files depend on
 * the facts and the rate plans.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = (api) => {
  createAll(api);
  isSourced = true;
};

export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = ({ node }) =>
  isYamlFile(node as unknown as Node);

/** Creates the nodes again that depend on a file which changed while the development server runs. */
export const onCreateNode: GatsbyNode["onCreateNode"] = ({ node, ...api }) => {
  if (!isSourced) return;
  if (isSourceOfPlaceholders(pathOf(node))) createAll(api);
  else createContentNode(api, node, loadPlaceholders(CONTENT));
};

function createAll(api: ContentApi): void {
  const placeholders = loadPlaceholders(CONTENT);
  for (const file of api.getNodesByType("File"))
    if (isYamlFile(file)) createContentNode(api, file, placeholders);
}

const isYamlFile = ({ internal }: Node): boolean =>
  internal.type === "File" && internal.mediaType === "text/yaml";

const pathOf = (file: Node): string => String(file.relativePath);

/** The last content without mistakes of each file, for the development server. */
const validContent = new Map<string, object>();

function createContentNode(api: ContentApi, file: Node, placeholders: Placeholders): void {
  const { actions, createContentDigest, createNodeId, getNode, reporter } = api;
  const kind = kindOf(pathOf(file));
  if (!kind) return;
  const id = createNodeId(`${file.id} >>> YAML`);
  const read = readValidContent(pathOf(file), kind, placeholders);
  if (typeof read === "string")
    reporter.warn(`The last valid version of a file is shown.\n\n${read}\n`);
  else validContent.set(id, read);
  const content = validContent.get(id);
  if (!content) return;
  actions.createNode({
    ...content,
    id,
    parent: file.id,
    children: [],
    internal: { type: kind.name, contentDigest: createContentDigest(content) },
  });
  const child = getNode(id);
  if (child) actions.createParentChildLink({ parent: file, child });
}

/** Returns a file's content, or its problems as text. */
function readValidContent(file: string, kind: Kind, placeholders: Placeholders): object | string {
  const yaml = parseYaml(file, readFileSync(join(CONTENT, file)));
  if (Array.isArray(yaml)) return formatProblems(yaml);
  const { value, mistakes } = resolveContent(yaml.value, kind, placeholders);
  const problems = checkFields({ ...yaml, value }, kind, mistakes);
  return problems.length > 0 ? formatProblems(problems) : (value as object);
}
