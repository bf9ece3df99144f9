import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode, Node, NodePluginArgs } from "gatsby";
import { checkFields } from "../content-model/check/checkFields";
import { locator, parseYaml } from "../content-model/check/parseYaml";
import { kindOf } from "../content-model/kinds";
import { facts } from "../content-model/kinds/facts";
import { isSourceOfPlaceholders, loadPlaceholders } from "../content-model/placeholders/load";
import type { Placeholders } from "../content-model/placeholders/printPlaceholder";
import { readFacts } from "../content-model/placeholders/readFacts";
import { resolveContent } from "../content-model/placeholders/resolve";

type ContentApi = Pick<
  NodePluginArgs,
  "actions" | "createContentDigest" | "createNodeId" | "getNode" | "getNodesByType"
>;

const CONTENT = "content";

/** The type of the nodes that gatsby-transformer-yaml creates: a file as it is written. */
export const YAML_NODE_TYPE = "ContentFile";

/** Set once the unchanged files of an earlier build have their nodes. */
let isSourced = false;

/**
 * Creates the nodes of files that have not changed since the last build again, because all of them
 * depend on the facts and the rate plans.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (api) => {
  await createAll(api);
  isSourced = true;
};

export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = ({ node }) =>
  (node as unknown as Node).internal.type === YAML_NODE_TYPE;

/**
 * Creates a node of the file's kind for every YAML node, with its placeholders resolved, so that
 * every query, template and plugin gets the final text.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({ node, ...api }) => {
  if (isSourced && isSourceOfPlaceholders(pathOf(api, node))) await createAll(api);
  else await createFromYamlNode(api, node, loadPlaceholders(CONTENT));
};

/**
 * Creates the nodes that existing files lack, before pages are created from them. After a change,
 * Gatsby's development server deletes the file's nodes and creates pages without waiting for
 * gatsby-transformer-yaml: the file's page would be deleted until the next change. A file that
 * cannot be parsed, for which the transformer creates no node, keeps its last valid content.
 */
export async function createMissingNodes(api: ContentApi): Promise<void> {
  const missing = api
    .getNodesByType("File")
    .filter((node) => kindOf(fileOf(node)) && !api.getNode(idOf(api, fileOf(node))));
  if (missing.length === 0) return;
  const placeholders = loadPlaceholders(CONTENT);
  for (const node of missing) {
    const file = fileOf(node);
    if (!existsSync(join(CONTENT, file))) continue;
    const yaml = parseYaml(file, readFileSync(join(CONTENT, file)));
    if (Array.isArray(yaml)) await createNodeOfKind(api, node, file);
    else await createContentNode(api, node, file, yaml.value, placeholders);
  }
  if (missing.some((node) => isSourceOfPlaceholders(fileOf(node)))) await createAll(api);
}

async function createAll(api: ContentApi): Promise<void> {
  const placeholders = loadPlaceholders(CONTENT);
  const nodes = api.getNodesByType(YAML_NODE_TYPE);
  await Promise.all(nodes.map((node) => createFromYamlNode(api, node, placeholders)));
}

/** Returns the path below the content folder of a file's node. */
const fileOf = (fileNode: Node | undefined): string => String(fileNode?.relativePath);

/** Returns the path below the content folder of a YAML node's file. */
const pathOf = ({ getNode }: ContentApi, node: Node): string => fileOf(getNode(node.parent ?? ""));

/** Returns the id of the node of a file's kind. */
const idOf = ({ createNodeId }: ContentApi, file: string): string =>
  createNodeId(`${file} >>> ${kindOf(file)?.name}`);

/** The last content without mistakes of each file, for the development server. */
const validContent = new Map<string, object>();

async function createFromYamlNode(
  api: ContentApi,
  node: Node,
  placeholders: Placeholders,
): Promise<void> {
  const { id, parent, children, internal, ...written } = node;
  await createContentNode(api, node, pathOf(api, node), written, placeholders);
}

async function createContentNode(
  api: ContentApi,
  parent: Node,
  file: string,
  written: unknown,
  placeholders: Placeholders,
): Promise<void> {
  const kind = kindOf(file);
  // The content check reports such a file.
  if (!kind) return;
  const { value, mistakes } =
    kind === facts ? readFacts(written) : resolveContent(written, kind, placeholders);
  const problemAt = locator(file, readFileSync(join(CONTENT, file), "utf8"));
  const problems = checkFields({ file, value, problemAt }, kind, mistakes);
  if (problems.length === 0) validContent.set(file, value as object);
  await createNodeOfKind(api, parent, file);
}

/**
 * Creates a file's node from its last valid content, if there is any.
 * @param parent the YAML node, or the file's node while it has none
 */
async function createNodeOfKind(api: ContentApi, parent: Node, file: string): Promise<void> {
  const content = validContent.get(file);
  const kind = kindOf(file);
  if (!content || !kind) return;
  const { actions, createContentDigest, getNode } = api;
  const id = idOf(api, file);
  await actions.createNode({
    ...content,
    id,
    parent: parent.id,
    children: [],
    internal: { type: kind.name, contentDigest: createContentDigest(content) },
  });
  const child = getNode(id);
  if (child) actions.createParentChildLink({ parent, child });
}
