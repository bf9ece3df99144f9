import { setTimeout } from "node:timers/promises";
import type { GatsbyNode, NodePluginArgs, Reporter } from "gatsby";
import type * as yup from "yup";
import { checkContent } from "../content-model/check/checkContent";
import { nameOfFile, sortKeyOf } from "../content-model/kind";
import { kindOf, kinds } from "../content-model/kinds";
import { textPage } from "../content-model/kinds/documents";
import type { lender } from "../content-model/kinds/site";
import { type Content, isSourceOfPlaceholders, loadContent } from "../content-model/reading/load";
import type { ContentFile } from "../content-model/reading/parseYaml";
import { formatProblems, type Problem } from "../content-model/reading/problem";
import { isPast } from "../lib/now";
import { checkFiles } from "./originals";
import type { FileNode } from "./pictures";

/** The content as last checked, from which the nodes are created. */
let content: Content;
let errors: readonly Problem[] = [];

async function check(): Promise<void> {
  const loaded = loadContent();
  const found = [...checkContent(loaded), ...(await checkFiles(loaded))];
  errors = found.filter(({ isHint }) => !isHint);
  content = loaded;
}

/**
 * Checks the content before a build or a development server starts. Errors stop a build, whereas a server
 * only reports them.
 */
export async function checkBeforehand(reporter: Reporter): Promise<void> {
  await check();
  if (errors.length === 0) return;
  const message = `The content cannot be published yet.\n\n${formatProblems(errors)}\n`;
  if (process.env.NODE_ENV === "production") reporter.panic(message);
  else reporter.warn(message);
}

/** Updates the nodes of all valid files, because Gatsby does not announce those unchanged since the last build. */
export const sourceNodes: GatsbyNode["sourceNodes"] = (api) => updateNodes(api);

/**
 * Checks the content again, and updates the nodes. The development server calls this before it creates the pages
 * again, after a file was changed, added or deleted. New errors appear in the terminal.
 */
export async function checkAgain(api: NodePluginArgs): Promise<void> {
  if (process.env.NODE_ENV === "production") return;
  const before = formatProblems(errors);
  // The check can fail if a file changes in the meantime. Gatsby then calls this once more.
  await check().catch(() => {});
  await updateNodes(api);
  const problems = formatProblems(errors);
  if (problems === before) return;
  if (problems === "") api.reporter.success("The content has no errors.");
  else
    api.reporter.error(
      `The content has errors. Pages show its last valid version where there is one.\n\n${problems}\n`,
    );
}

/** Returns the errors of the last check as text. */
export const contentErrors = (): string => formatProblems(errors);

/**
 * Creates a node for each valid file, with the type of its kind and its placeholders resolved, and deletes the
 * nodes of deleted files. The node of a file with errors stays as it was. It is no child of the file's node,
 * because Gatsby deletes a node's children whenever it changes.
 */
async function updateNodes(api: NodePluginArgs): Promise<void> {
  const wrong = new Set(errors.map(({ file }) => file));
  // The placeholders in any file may depend on these, and need a product with a rate plan.
  if ([...wrong].some(isSourceOfPlaceholders) || !content.placeholders.plan) return;
  const parents = await stored(() => {
    const fileNodes = api.getNodesByType("File") as FileNode[];
    return new Map(fileNodes.map(({ relativePath, id }) => [relativePath, id]));
  }, content.files.filter(kindOf));
  const ids = new Set<string>();
  const created: string[] = [];
  // The files are sorted, so that unsorted queries always give the same result.
  for (const file of content.files) {
    const read = content.read(file);
    if (!read) continue;
    for (const [type, fields] of nodesIn(read)) {
      const id = api.createNodeId(`${file} >>> ${type}`);
      ids.add(id);
      const parent = parents.get(file);
      if (!parent && process.env.NODE_ENV === "production")
        throw new Error(`Gatsby has not stored content/${file}. Build again.`);
      if (!parent || wrong.has(file)) continue;
      created.push(id);
      const internal = { type, contentDigest: api.createContentDigest(fields) };
      const entry = { name: nameOfFile(file), ...fields, sortKey: sortKeyOf(fields) };
      await api.actions.createNode({ ...entry, id, parent, children: [], internal });
    }
  }
  const nodes = await stored(
    () =>
      new Map(kinds.flatMap(({ name }) => api.getNodesByType(name).map((node) => [node.id, node]))),
    created,
  );
  for (const node of nodes.values()) if (!ids.has(node.id)) api.actions.deleteNode(node);
}

/**
 * Reads nodes until all that are expected are there, for at most ten seconds. Gatsby's database commits new nodes
 * in the background, so it may return none for a file that has just been added.
 */
async function stored<Value>(
  read: () => ReadonlyMap<string, Value>,
  expected: readonly string[],
): Promise<ReadonlyMap<string, Value>> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const found = read();
    if (expected.every((key) => found.has(key)) || Date.now() > deadline) return found;
    await setTimeout(50);
  }
}

type TextPage = yup.InferType<typeof textPage.schema>;

/**
 * Returns the types and fields of a file's nodes. A text page that is a notice is also listed as one, and an
 * announcement that is over is left out.
 */
function nodesIn({ kind, value }: ContentFile): [type: string, fields: object][] {
  const { announcement } = value as Partial<yup.InferType<typeof lender.schema>>;
  const isOver = announcement && isPast(announcement.until);
  const own: [string, object] = [
    kind.name,
    { ...(value as object), ...(isOver && { announcement: null }) },
  ];
  if (kind !== textPage) return [own];
  const { path, published, notice, intro, seo } = value as Partial<TextPage>;
  if (!notice) return [own];
  const source = content.placeholders.facts.get("lender")?.text;
  const summary = intro?.lead ?? seo?.description;
  return [own, ["Notice", { title: intro?.title, date: published, source, summary, url: path }]];
}
