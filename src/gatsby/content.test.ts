import { mkdtempSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Node } from "gatsby";
import { ContentFolder } from "../../scripts/lib/contentFolder";
import { copyContent } from "../../test/contentCopy";
import { checkAgain, checkBeforehand, sourceNodes } from "./content";

// The copy's pictures are empty files.
jest.mock("./originals", () => ({ checkFiles: async () => [] }));

const FAQ = "faq/page.yaml";

const project = process.cwd();
const checkout = mkdtempSync(join(tmpdir(), "checkout-"));
const content = new ContentFolder("content");

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
const nodesOf = (type: string) =>
  [...nodes.values()].filter(({ internal }) => internal.type === type);
const reporter = { error: jest.fn(), success: jest.fn(), warn: jest.fn() };
const api = {
  reporter,
  actions: {
    createNode: (node: Node) => nodes.set(node.id, node),
    deleteNode: (node: Node) => nodes.delete(node.id),
  },
  createContentDigest: JSON.stringify,
  createNodeId: (id: string) => id,
  getNodesByType: nodesOf,
} as never;

/** Changes values in a file, then updates the nodes as Gatsby would after gatsby-source-filesystem. */
async function save(file: string, values: Record<string, unknown>): Promise<void> {
  content.set(file, values);
  addFileNode(file);
  await checkAgain(api);
}

const addFileNode = (file: string) =>
  nodes.set(file, { id: file, relativePath: file, internal: { type: "File" } } as never);

beforeEach(async () => {
  nodes.clear();
  for (const file of content.files()) addFileNode(file);
  await checkBeforehand(reporter as never);
  await sourceNodes?.(api, { plugins: [] }, () => {});
});

test("waits for the node of a file that Gatsby is still storing", async () => {
  const file = "contact/page.yaml";
  nodes.clear();
  for (const each of content.files()) if (each !== file) addFileNode(each);
  const done = sourceNodes?.(api, { plugins: [] }, () => {});
  await new Promise(setImmediate);
  expect(nodesOf("ContactPage")).toEqual([]);
  addFileNode(file);
  await done;
  expect(nodesOf("ContactPage")).toHaveLength(1);
});

test("updates the text of unchanged files when a fact changes", async () => {
  await save("facts.yaml", { "quantities.ownTime": "47 hours" });
  await save("contact/page.yaml", { "intro.lead": "In {ownTime}." });
  expect(nodesOf("ContactPage")).toMatchObject([{ intro: { lead: "In 47 hours." } }]);
  await save("facts.yaml", { "quantities.ownTime": "46 hours" });
  expect(nodesOf("ContactPage")).toMatchObject([{ intro: { lead: "In 46 hours." } }]);
  await save("facts.yaml", { "quantities.ownTime": "soon" });
  expect(nodesOf("ContactPage")).toMatchObject([{ intro: { lead: "In 46 hours." } }]);
  await save("facts.yaml", { "quantities.ownTime": "46 hours" });
});

test("creates a node for a file that is added while the server runs", async () => {
  const news = { title: "News", date: "2031-05-02", source: "Us", summary: "News.", text: "So." };
  content.write("notices/added.yaml", JSON.stringify(news));
  await save("notices/added.yaml", {});
  expect(nodesOf("Notice")).toContainEqual(expect.objectContaining({ title: "News" }));
});

test("lists a text page as a notice for as long as it is one", async () => {
  const [text = ""] = content.entries("pages");
  const news = { notice: true, published: "2031-05-02", "intro.title": "We move" };
  await save(text, news);
  const { path } = content.read(text);
  const listed = expect.objectContaining({ title: "We move", date: "2031-05-02", url: path });
  expect(nodesOf("Notice")).toContainEqual(listed);
  await save(text, { notice: undefined });
  expect(nodesOf("Notice")).not.toContainEqual(listed);
});

test("leaves an announcement out once its last day is over", async () => {
  await save("site.yaml", { announcement: { text: "A storm.", until: "2999-12-31" } });
  expect(nodesOf("Lender")).toMatchObject([{ announcement: { text: "A storm." } }]);
  await save("site.yaml", { "announcement.until": "2001-01-01" });
  expect(nodesOf("Lender")).toMatchObject([{ announcement: null }]);
});

test("keeps the figures in all pages while a product's file has errors", async () => {
  await save("contact/page.yaml", { "intro.lead": "{instalment}" });
  const valid = nodesOf("ContactPage");
  const sources = content.entries("products").map((file) => [file, content.source(file)] as const);
  for (const [file] of sources) content.write(file, "card: [");
  await checkAgain(api);
  expect(nodesOf("ContactPage")).toEqual(valid);
  for (const [file, text] of sources) content.write(file, text);
});

test("keeps a page's last valid content while its file has errors, until the file is deleted", async () => {
  const valid = nodesOf("FaqPage");
  expect(valid).toEqual([expect.objectContaining({ parent: FAQ, children: [] })]);
  await save(FAQ, { path: 1 });
  expect(nodesOf("FaqPage")).toEqual(valid);
  expect(reporter.error).toHaveBeenLastCalledWith(expect.stringContaining(`content/${FAQ}:`));
  // Gatsby's cache may still have the file's node in the next build.
  rmSync(join("content", FAQ));
  await checkAgain(api);
  expect(nodesOf("FaqPage")).toEqual([]);
});
