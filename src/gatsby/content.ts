import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode, Node, NodePluginArgs } from "gatsby";
import { checkFields } from "../content-model/check/checkFields";
import { locator, parseYaml } from "../content-model/check/parseYaml";
import type { Kind } from "../content-model/kind";
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
export const sourceNodes: GatsbyNode["sourceNodes"] = (api) => {
  createAll(api);
  isSourced = true;
};

export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = ({ node }) =>
  isContentFile(node as unknown as Node) || isYamlFile(node as unknown as Node);

/**
 * Creates a node of the file's kind for every YAML node, with its placeholders resolved, so that
 * every query, template and plugin gets the final text.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = ({ node, ...api }) => {
  if (isContentFile(node)) {
    if (isSourced && isSourceOfPlaceholders(pathOf(api, node))) createAll(api);
    else createContentNode(api, node, loadPlaceholders(CONTENT));
  } else if (isSourced) keepContentOfUnreadableFile(api, node);
};

function createAll(api: ContentApi): void {
  const placeholders = loadPlaceholders(CONTENT);
  for (const node of api.getNodesByType(YAML_NODE_TYPE)) createContentNode(api, node, placeholders);
}

const isContentFile = ({ internal }: Node): boolean => internal.type === YAML_NODE_TYPE;

const isYamlFile = ({ internal }: Node): boolean =>
  internal.type === "File" && internal.mediaType === "text/yaml";

/** Returns the path below the content folder of a YAML node's file. */
const pathOf = ({ getNode }: ContentApi, node: Node): string =>
  String(getNode(node.parent ?? "")?.relativePath);

/** The last content without mistakes of each file, for the development server. */
const validContent = new Map<string, object>();

function createContentNode(api: ContentApi, node: Node, placeholders: Placeholders): void {
  const file = pathOf(api, node);
  const kind = kindOf(file);
  // The content check reports such a file.
  if (!kind) return;
  const { id, parent, children, internal, ...written } = node;
  const { value, mistakes } =
    kind === facts ? readFacts(written) : resolveContent(written, kind, placeholders);
  const problemAt = locator(file, readFileSync(join(CONTENT, file), "utf8"));
  const problems = checkFields({ file, value, problemAt }, kind, mistakes);
  if (problems.length === 0) validContent.set(file, value as object);
  createNodeOfKind(api, node, file, kind);
}

/** Creates the node from the last valid content while gatsby-transformer-yaml cannot parse a file. */
function keepContentOfUnreadableFile(api: ContentApi, fileNode: Node): void {
  const file = String(fileNode.relativePath);
  const kind = kindOf(file);
  const yaml = parseYaml(file, readFileSync(join(CONTENT, file)));
  if (kind && Array.isArray(yaml)) createNodeOfKind(api, fileNode, file, kind);
}

/** @param parent the YAML node, or the file's node while it cannot be parsed */
function createNodeOfKind(api: ContentApi, parent: Node, file: string, kind: Kind): void {
  const content = validContent.get(file);
  if (!content) return;
  const { actions, createContentDigest, createNodeId, getNode } = api;
  const id = createNodeId(`${file} >>> ${kind.name}`);
  actions.createNode({
    ...content,
    id,
    parent: parent.id,
    children: [],
    internal: { type: kind.name, contentDigest: createContentDigest(content) },
  });
  const child = getNode(id);
  if (child) actions.createParentChildLink({ parent, child });
}
