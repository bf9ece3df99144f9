import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Node, NodePluginArgs } from "gatsby";
import { parse } from "yaml";
import { ContentFolder } from "../../shared/contentFolder";
import {
  createdNodes,
  deleteNodesOfDeletedFiles,
  onCreateNode,
  sourceNodes,
  YAML_NODE_TYPE,
} from "./content";

const FAQ = "faq/page.yaml";

const project = process.cwd();
const checkout = mkdtempSync(join(tmpdir(), "checkout-"));

beforeAll(() => {
  const filter = (path: string) => !/\.\w+$/.test(path) || path.endsWith(".yaml");
  cpSync("content", join(checkout, "content"), { recursive: true, filter });
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

const addNode = (id: string, fields: object): Node => {
  const node = { id, parent: null, children: [], ...fields } as unknown as Node;
  nodes.set(id, node);
  return node;
};

/** Does what gatsby-transformer-yaml does after a save; fields replace those in the file. */
async function save(fields: object = {}): Promise<void> {
  const written = parse(readFileSync(join("content", FAQ), "utf8")) as object;
  const node = addNode("yaml", {
    ...written,
    ...fields,
    parent: "file",
    internal: { type: YAML_NODE_TYPE },
  });
  await onCreateNode?.({ ...api, node } as never, { plugins: [] }, () => {});
}

const faqPages = () => [...nodes.values()].filter(({ internal }) => internal.type === "FaqPage");

test("a file's page node belongs to the file, counts, keeps valid content and goes with the file", async () => {
  const file = addNode("file", { relativePath: FAQ, internal: { type: "File" } });
  const before = createdNodes;
  await save();
  const valid = faqPages();
  expect(valid).toEqual([expect.objectContaining({ parent: file.id })]);
  expect(createdNodes).toBeGreaterThan(before);
  // As a child, it would be deleted at every change of its file.
  expect(file.children).toEqual([]);

  await save({ path: 1 });
  expect(faqPages()).toEqual(valid);

  deleteNodesOfDeletedFiles(api);
  expect(faqPages()).toEqual(valid);
  rmSync(join("content", FAQ));
  deleteNodesOfDeletedFiles(api);
  expect(faqPages()).toEqual([]);

  // Gatsby's cache has its nodes at the start of the next build.
  await sourceNodes?.(api as never, { plugins: [] }, () => {});
  expect(faqPages()).toEqual([]);
});

beforeEach(() => nodes.clear());

test("a changed fact is in the texts of files that have not changed", async () => {
  const FACTS = "facts.yaml";
  const CONTACT = "contact/page.yaml";
  const content = new ContentFolder("content");
  const saveFile = async (file: string, values: Record<string, unknown>) => {
    content.set(file, values);
    addNode(`file ${file}`, { relativePath: file, internal: { type: "File" } });
    const node = addNode(`yaml ${file}`, {
      ...content.read(file),
      parent: `file ${file}`,
      internal: { type: YAML_NODE_TYPE },
    });
    await onCreateNode?.({ ...api, node } as never, { plugins: [] }, () => {});
  };
  const lead = () =>
    [...nodes.values()].find(({ internal }) => internal.type === "ContactPage")?.intro;

  await saveFile(FACTS, { "quantities.ownTime": "47 hours" });
  await saveFile(CONTACT, { "intro.lead": "In {ownTime}." });
  expect(lead()).toMatchObject({ lead: "In 47 hours." });
  await sourceNodes?.(api as never, { plugins: [] }, () => {});
  await saveFile(FACTS, { "quantities.ownTime": "46 hours" });
  expect(lead()).toMatchObject({ lead: "In 46 hours." });
});
