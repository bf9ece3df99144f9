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
 * The type of the nodes that gatsby-transformer-yaml creates. They contain the file parsed as YAML 1.1. Pages
 * instead query the nodes of its kind, with placeholders resolved and unquoted values as strings.
 */
export const YAML_NODE_TYPE = "ContentFile";

const isYaml = (node: object): node is Node => (node as Node).internal.type === YAML_NODE_TYPE;

/** The data for resolving placeholders. It is discarded when one of its files changes or a file is new. */
let content: Content | undefined;

/** Whether all nodes have been created, including those for files unchanged since the last build. */
let isSourced = false;

/** Creates a node for every YAML file, with the type of its kind and its placeholders resolved. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (api) => {
  await createAll(api);
  isSourced = true;
};

export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = ({ node }) => isYaml(node);

/** Recreates the node of a changed or new file, or all nodes if other files depend on it. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({ node, ...api }) => {
  const file = fileOf(api, node);
  const isSource = isSourceOfPlaceholders(file.relativePath);
  if (isSource || !content?.files.includes(file.relativePath)) content = undefined;
  if (isSource && isSourced) await createAll(api);
  else await createNode(api, file);
};

async function createAll(api: ContentApi): Promise<void> {
  const nodes = api.getNodesByType(YAML_NODE_TYPE);
  await Promise.all(nodes.map((node) => createNode(api, fileOf(api, node))));
}

/** Returns the file that a YAML node was created from. */
const fileOf = ({ getNode }: ContentApi, { parent }: Node) => getNode(parent ?? "") as FileNode;

/** The files that have a node. */
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

/** Creates the node for a file. If the file has errors, the last valid node is kept, if there is one. */
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
