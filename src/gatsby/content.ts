import { existsSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode, Node, NodePluginArgs } from "gatsby";
import { checkFields } from "../content-model/check/checkFields";
import { kindOf } from "../content-model/kinds";
import {
  type Content,
  isSourceOfPlaceholders,
  loadContent,
  resolveContent,
} from "../content-model/placeholders/load";
import { onlyTrue } from "../content-model/placeholders/trueWhen";

type ContentApi = Pick<
  NodePluginArgs,
  "actions" | "createContentDigest" | "createNodeId" | "getNode" | "getNodesByType"
>;

const CONTENT = "content";

/** The type of the nodes that gatsby-transformer-yaml creates: a file as it is written. */
export const YAML_NODE_TYPE = "ContentFile";

/** What placeholders and links are resolved with, until one of its files changes. */
let content: Content | undefined;

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
  const isSource = isSourceOfPlaceholders(pathOf(api, node));
  if (isSource) content = undefined;
  if (isSource && isSourced) await createAll(api);
  else await createFromYamlNode(api, node);
};

/**
 * Deletes the nodes of files that were deleted. Gatsby would delete a node with its parent, but also
 * at every change of the parent: pages created before gatsby-transformer-yaml has parsed the new
 * version, or when it cannot, would lose the file's page. So a node is no child of its file.
 */
export function deleteNodesOfDeletedFiles(api: ContentApi): void {
  for (const file of validContent.keys())
    if (!existsSync(join(CONTENT, file))) {
      const node = api.getNode(idOf(api, file));
      if (node) api.actions.deleteNode(node);
      validContent.delete(file);
    }
}

async function createAll(api: ContentApi): Promise<void> {
  const nodes = api.getNodesByType(YAML_NODE_TYPE);
  await Promise.all(nodes.map((node) => createFromYamlNode(api, node)));
}

/** Returns the path below the content folder of a YAML node's file. */
const pathOf = ({ getNode }: ContentApi, node: Node): string =>
  String(getNode(node.parent ?? "")?.relativePath);

/** Returns the id of the node of a file's kind. */
const idOf = ({ createNodeId }: ContentApi, file: string): string =>
  createNodeId(`${file} >>> ${kindOf(file)?.name}`);

/** The last content without mistakes of each file, for the development server. */
const validContent = new Map<string, object>();

/** How many times nodes have been created. While it does not change, what was queried is the latest. */
export let createdNodes = 0;

/**
 * Creates the node of a YAML node's kind. When the file has mistakes, its last valid content is kept,
 * if there is any.
 */
async function createFromYamlNode(api: ContentApi, node: Node): Promise<void> {
  const { id, parent, children, internal, ...written } = node;
  const file = pathOf(api, node);
  const kind = kindOf(file);
  // The content check reports such a file. Gatsby's cache has nodes of files that were deleted since.
  if (!kind || !existsSync(join(CONTENT, file))) return;
  content ??= loadContent(CONTENT);
  const { value, mistakes } = resolveContent(written, kind, content.placeholders);
  if (checkFields(value, kind, mistakes).length === 0)
    validContent.set(file, onlyTrue(value as object, content.placeholders.plan));
  const valid = validContent.get(file);
  if (!valid) return;
  await api.actions.createNode({
    ...valid,
    id: idOf(api, file),
    parent,
    children: [],
    internal: { type: kind.name, contentDigest: api.createContentDigest(valid) },
  });
  createdNodes += 1;
}
