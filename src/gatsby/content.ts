import { existsSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode, Node, NodePluginArgs } from "gatsby";
import { wrongSource } from "../content-model/check/checkContent";
import { errorsIn } from "../content-model/check/checkFields";
import { sortKeyOf } from "../content-model/kind";
import { kindOf } from "../content-model/kinds";
import {
  type Content,
  isSourceOfPlaceholders,
  loadContent,
} from "../content-model/placeholders/load";
import type { FileNode } from "./pictures";

type ContentApi = Pick<
  NodePluginArgs,
  "actions" | "createContentDigest" | "createNodeId" | "getNode" | "getNodesByType"
>;

const CONTENT = "content";

/**
 * The type of the nodes that gatsby-transformer-yaml creates, which contain files parsed as YAML 1.1. Pages
 * query different nodes, which have the type of the file's kind. In those nodes, placeholders are resolved,
 * and unquoted values in text fields are strings.
 */
export const YAML_NODE_TYPE = "ContentFile";

const isYaml = (node: object): node is Node => (node as Node).internal.type === YAML_NODE_TYPE;

/** The loaded content. It is discarded when the facts or a rate plan change, or when a file is added. */
let content: Content | undefined;

/**
 * Creates a node for every YAML file, with the type of its kind and its placeholders resolved. Files that are
 * unchanged since the last build are not announced.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = (api) => createAll(api);

export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = ({ node }) => isYaml(node);

/** Creates or updates the node of a new or changed file, or all nodes if placeholders depend on the file. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({ node, ...api }) => {
  const file = fileOf(api, node);
  const isSource = isSourceOfPlaceholders(file.relativePath);
  if (isSource || !content?.files.includes(file.relativePath)) content = undefined;
  if (isSource) await createAll(api);
  else await createNode(api, file);
};

async function createAll(api: ContentApi): Promise<void> {
  const nodes = api.getNodesByType(YAML_NODE_TYPE);
  await Promise.all(nodes.map((node) => createNode(api, fileOf(api, node))));
}

/** Returns the file that a YAML node was created from. */
const fileOf = ({ getNode }: ContentApi, { parent }: Node) => getNode(parent ?? "") as FileNode;

const filesWithNode = new Set<string>();

/** Returns the id of the node that has the type of the file's kind. */
const idOf = ({ createNodeId }: ContentApi, file: string): string =>
  createNodeId(`${file} >>> ${kindOf(file)?.name}`);

/**
 * Deletes the nodes of deleted files. These nodes are not children of their files' nodes: Gatsby would delete
 * them with their parent, but also whenever the parent changes, so a file with errors would lose its page.
 */
export function deleteNodesOfDeletedFiles(api: ContentApi): void {
  for (const file of filesWithNode)
    if (!existsSync(join(CONTENT, file))) {
      const node = api.getNode(idOf(api, file));
      if (node) api.actions.deleteNode(node);
      filesWithNode.delete(file);
    }
}

/** Creates the node for a file. If the file has errors, any earlier node is kept. */
async function createNode(api: ContentApi, { id: parent, relativePath: file }: FileNode) {
  const kind = kindOf(file);
  // The content check reports files without a kind. A file may have just been deleted.
  if (!kind || !existsSync(join(CONTENT, file))) return;
  content ??= loadContent(CONTENT);
  const read = content.read(file);
  if (!read || errorsIn(read).some(({ isHint }) => !isHint)) return;
  if (![kind, undefined].includes(wrongSource(content))) return;
  const fields = read.value as object;
  await api.actions.createNode({
    ...fields,
    sortKey: sortKeyOf(fields),
    id: idOf(api, file),
    parent,
    children: [],
    internal: { type: kind.name, contentDigest: api.createContentDigest(fields) },
  });
  filesWithNode.add(file);
}
