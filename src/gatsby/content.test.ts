import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Node } from "gatsby";
import { createMissingNodes } from "./content";

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

/** Returns the nodes after createMissingNodes, when only the file's own node was there before. */
async function nodesCreatedFor(relativePath: string): Promise<Node[]> {
  const file = node("file", { relativePath, internal: { type: "File" } });
  const nodes = new Map([[file.id, file]]);
  await createMissingNodes({
    actions: {
      createNode: (created: Node) => nodes.set(created.id, created),
      createParentChildLink: () => {},
    },
    createContentDigest: JSON.stringify,
    createNodeId: (id: string) => id,
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) => [...nodes.values()].filter((n) => n.internal.type === type),
  } as unknown as Parameters<typeof createMissingNodes>[0]);
  return [...nodes.values()].filter(({ id }) => id !== file.id);
}

const node = (id: string, fields: object) =>
  ({ id, parent: null, children: [], ...fields }) as unknown as Node;

const FAQ_PAGE = expect.objectContaining({
  path: "/faq",
  parent: "file",
  internal: expect.objectContaining({ type: "FaqPage" }),
});

describe("createMissingNodes", () => {
  it("creates the node of a file that gatsby-transformer-yaml has not parsed yet", async () => {
    expect(await nodesCreatedFor(FAQ)).toEqual([FAQ_PAGE]);
  });

  it("creates the node from the last valid content when the file is not valid YAML", async () => {
    await nodesCreatedFor(FAQ);
    writeFileSync(join("content", FAQ), "intro:\n\ttitle: Questions\n");
    expect(await nodesCreatedFor(FAQ)).toEqual([FAQ_PAGE]);
  });

  it("creates no node of a file without valid content", async () => {
    writeFileSync("content/team/page.yaml", "intro:\n\ttitle: Team\n");
    expect(await nodesCreatedFor("team/page.yaml")).toEqual([]);
  });

  it("creates no node of a file that was deleted in the meantime", async () => {
    rmSync(join("content", FAQ));
    expect(await nodesCreatedFor(FAQ)).toEqual([]);
  });

  it("creates no node of a picture", async () => {
    expect(await nodesCreatedFor("why/story-nurse.svg")).toEqual([]);
  });
});
