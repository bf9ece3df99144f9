import { mkdtempSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Node, NodePluginArgs } from "gatsby";
import { ContentFolder } from "../../shared/contentFolder";
import { copyContent } from "../../test/contentCopy";
import { deleteNodesOfDeletedFiles, onCreateNode, sourceNodes, YAML_NODE_TYPE } from "./content";

const FAQ = "faq/page.yaml";

const project = process.cwd();
const checkout = mkdtempSync(join(tmpdir(), "checkout-"));

beforeAll(() => {
  renameSync(copyContent(), join(checkout, "content"));
  symlinkSync(join(project, "node_modules"), join(checkout, "node_modules"));
  process.chdir(checkout);
});
afterAll(() => {
  process.chdir(project);
  rmSync(checkout, { recursive: true });
});

const nodes = new Map<string, Node>();
const api = {
  actions: {
    createNode: (node: Node) => nodes.set(node.id, node),
    deleteNode: (node: Node) => nodes.delete(node.id),
  },
  createContentDigest: JSON.stringify,
  createNodeId: (id: string) => id,
  getNode: (id: string) => nodes.get(id),
  getNodesByType: (type: string) =>
    [...nodes.values()].filter(({ internal }) => internal.type === type),
} as unknown as NodePluginArgs;

/**
 * Changes values in a file, then creates nodes as gatsby-source-filesystem and gatsby-transformer-yaml would.
 */
async function save(file: string, values: Record<string, unknown> = {}): Promise<void> {
  new ContentFolder("content").set(file, values);
  const id = `file ${file}`;
  const parsed = `yaml ${file}`;
  const own = { relativePath: file, parent: null, children: [], internal: { type: "File" } };
  nodes.set(id, { id, ...own } as unknown as Node);
  const node = {
    id: parsed,
    parent: id,
    children: [],
    internal: { type: YAML_NODE_TYPE },
  } as unknown as Node;
  nodes.set(parsed, node);
  await onCreateNode?.({ ...api, node } as never, { plugins: [] }, () => {});
}

const nodesOf = (type: string) =>
  [...nodes.values()].filter(({ internal }) => internal.type === type);

beforeEach(async () => {
  nodes.clear();
  await sourceNodes?.(api as never, { plugins: [] }, () => {});
});

test("updates the text of unchanged files when a fact changes", async () => {
  await save("facts.yaml", { "quantities.ownTime": "47 hours" });
  await save("contact/page.yaml", { "intro.lead": "In {ownTime}." });
  expect(nodesOf("ContactPage")).toMatchObject([{ intro: { lead: "In 47 hours." } }]);
  await save("facts.yaml", { "quantities.ownTime": "46 hours" });
  expect(nodesOf("ContactPage")).toMatchObject([{ intro: { lead: "In 46 hours." } }]);
});

test("creates a node for a file that is added while the server runs", async () => {
  await save(FAQ);
  const news = { title: "News", date: "2031-05-02", source: "Us", summary: "News.", text: "So." };
  new ContentFolder("content").write("notices/added.yaml", JSON.stringify(news));
  await save("notices/added.yaml");
  expect(nodesOf("Notice")).toMatchObject([{ title: "News" }]);
});

test("keeps a page's last valid content while its file has errors, until the file is deleted", async () => {
  await save(FAQ);
  const valid = nodesOf("FaqPage");
  expect(valid).toEqual([expect.objectContaining({ parent: `file ${FAQ}` })]);
  // If the page's node were a child of the file's node, Gatsby would delete it whenever the file changes.
  expect(nodes.get(`file ${FAQ}`)?.children).toEqual([]);

  await save(FAQ, { path: 1 });
  expect(nodesOf("FaqPage")).toEqual(valid);

  deleteNodesOfDeletedFiles(api);
  expect(nodesOf("FaqPage")).toEqual(valid);
  rmSync(join("content", FAQ));
  deleteNodesOfDeletedFiles(api);
  expect(nodesOf("FaqPage")).toEqual([]);

  // In the next build, Gatsby's cache still has the file's YAML node, but the page must not come back.
  await sourceNodes?.(api as never, { plugins: [] }, () => {});
  expect(nodesOf("FaqPage")).toEqual([]);
});
