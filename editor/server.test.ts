import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, renameSync, symlinkSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import sharp from "sharp";
import { ContentFolder } from "../shared/contentFolder";
import { copyContent } from "../shared/copyContent";
import type { FileChange } from "./content";
import { createEditor } from "./server";

const project = mkdtempSync(join(tmpdir(), "editor-"));
const folder = join(project, "content");
const git = (...args: string[]) => execFileSync("git", args, { cwd: project, encoding: "utf8" });
const headers = { host: "editor.example", authorization: "token secret" };
const options = { folder, hosts: [headers.host], token: "secret", sitePort: 9, assets: [folder] };
const server = createEditor(options);

beforeAll(async () => {
  renameSync(copyContent(), folder);
  symlinkSync(tmpdir(), join(folder, "outside"));
  symlinkSync("/etc/hosts", join(folder, "faq/link.png"));
  git("init", "--quiet");
  git("config", "user.email", "editor@example.com");
  git("config", "user.name", "Editor");
  git("add", ".");
  git("commit", "--quiet", "--message", "Begin");
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => server.close());
afterEach(() => git("checkout", "--quiet", "."));

async function send(path: string, body: unknown, others = {}, method = "POST") {
  const { port } = server.address() as AddressInfo;
  const all = { ...headers, ...others };
  const sent = request({ port, method, path: `/_editor/${path}`, headers: all });
  // The server may close a connection that still sends; its answer comes all the same.
  sent.on("error", () => undefined).end(typeof body === "string" ? body : JSON.stringify(body));
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const text = await textOf(response);
  return { status: response.statusCode, answer: text ? JSON.parse(text) : undefined };
}
const call = async (name: string, given = {}) => (await send(name, given)).answer;

type Sent = Omit<Partial<FileChange>, "content"> & { content?: string | Buffer };
const save = (changes: readonly Sent[], others = {}) => {
  const files = changes.map(({ content = "{}", ...change }) => {
    return { operation: "create", ...change, content: Buffer.from(content).toString("base64") };
  });
  return send("api/repos/local/site/contents", { files }, others);
};

const SCRIPT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

test.each<[string, number, string, (string | Buffer)?, object?]>([
  ["another host", 403, "content/faq/new.png", "", { host: "other.example" }],
  ["another origin", 403, "content/faq/new.png", "", { origin: "https://other.example" }],
  ["no token", 401, "content/faq/new.png", "", { authorization: "" }],
  ["another token", 401, "content/faq/new.png", "", { authorization: "token secreu" }],
  ["a folder above", 400, "content/../new.png"],
  ["another folder", 400, "faq/new.png"],
  ["an absolute path", 400, `${tmpdir()}/new.png`],
  ["a linked folder", 400, "content/outside/new.png"],
  ["a linked file", 400, "content/faq/link.png"],
  ["another ending", 400, "content/faq/page.js"],
  ["a hidden file", 400, "content/faq/.hidden.yaml"],
  ["a file of no kind", 400, "content/faq/other.yaml"],
  ["50 MB", 413, "content/faq/new.png", Buffer.alloc(50_000_000)],
  ["a text as a picture", 422, "content/faq/new.png", "text"],
  ["a picture with script", 422, "content/faq/new.svg", SCRIPT],
  ["a name that is taken", 409, "content/faq/page.yaml"],
])(
  "a request with %s is refused and writes nothing",
  async (_, status, path, content = "", others = {}) => {
    expect((await save([{ path, content }], others)).status).toBe(status);
    expect(git("status", "--porcelain")).toBe("");
  },
);

test("files outside are neither undone nor read", async () => {
  expect((await send("undo", { file: "../package.json" })).status).toBe(400);
  expect((await send("..%2f..%2fpackage.json", "", {}, "GET")).status).toBe(404);
});

async function open(path: string) {
  const { tree } = await call("api/repos/local/site/git/trees/head");
  const { sha } = tree.find((file: { path: string }) => file.path === path);
  const [{ content }] = await call("api/repos/local/site/file-contents", { files: [path] });
  const values = JSON.parse(Buffer.from(content, "base64").toString());
  return { values, operation: "update" as const, path, sha: sha as string };
}

test("a change is merged once, and refused when the file has changed since it was opened", async () => {
  const { values, ...opened } = await open("content/faq/page.yaml");
  const change = { ...opened, content: JSON.stringify({ ...values, label: `${values.label}s` }) };
  expect((await save([change])).status).toBe(200);
  expect(git("diff", "--numstat")).toMatch(/^1\t1\t/);
  const { status, answer } = await save([change]);
  expect([status, answer.message]).toEqual([409, expect.stringMatching(/changed elsewhere/)]);
});

test("a picture without an alternative text is refused with the entry that shows it", async () => {
  const [file] = new ContentFolder(folder).entries("leaders");
  const { values, ...opened } = await open(`content/${file}`);
  const content = JSON.stringify({ ...values, picture: { src: "new.png" } });
  const size = { width: 9, height: 9, channels: 3, background: "teal" } as const;
  const picture = await sharp({ create: size }).png().toBuffer();
  const added = { path: "content/leaders/new.png", content: picture };
  const { answer } = await save([added, { ...opened, content }]);
  expect(answer.message).toMatch(/^Not saved.*\n.+ Picture: needs an alternative text, or/);
  expect(git("status", "--porcelain")).toBe("");
});

test("an address that is typed by hand is saved with a hint", async () => {
  const { values, ...opened } = await open("content/faq/page.yaml");
  values.tabs[0].questions[0].answer = "Write to nobody@other.example.";
  expect((await save([{ ...opened, content: JSON.stringify(values) }])).status).toBe(200);
  expect((await call("changes")).notice).toMatch(/: answer: "nobody@other.example" is typed by/);
});

test("a page that others link to is not deleted, and the answer names them", async () => {
  const [file] = new ContentFolder(folder).entries("legal");
  const { values, ...opened } = await open(`content/${file}`);
  const { answer } = await save([{ ...opened, operation: "delete" }]);
  expect(answer.message).toMatch(/^Not deleted.*\n".+no page has the path/);
});

test("an entry is deleted without the picture that another one shows", async () => {
  const size = { width: 9, height: 9, channels: 3, background: "teal" } as const;
  const shown = {
    date: "2031-05-02",
    source: "A paper",
    summary: "News.",
    url: "https://a.example",
  };
  const content = JSON.stringify({ title: "News", ...shown, picture: { src: "a.png", alt: "A" } });
  const [one, other, picture] = ["one.yaml", "other.yaml", "a.png"].map((name) => {
    return { path: `content/notices/${name}`, content };
  }) as [Sent, Sent, Sent];
  await save([one, other, { ...picture, content: await sharp({ create: size }).png().toBuffer() }]);
  const { tree } = await call("api/repos/local/site/git/trees/head");
  const deleted = [one, picture].map(({ path }) => {
    const { sha } = tree.find((file: { path: string }) => file.path === path);
    return { path, sha, operation: "delete" as const };
  });
  expect((await save(deleted)).status).toBe(200);
  expect(git("status", "--porcelain")).toBe(
    "?? content/notices/a.png\n?? content/notices/other.yaml\n",
  );
  git("clean", "--quiet", "--force");
});

test("changes of several lines are described, and handed in once", async () => {
  const { values, ...opened } = await open("content/faq/page.yaml");
  const [first] = values.tabs[0].questions;
  first.question = "Who asks @ the office?";
  first.answer = "One.\n\nTwo @ once.";
  values.tabs[0].questions.push({ id: "new", question: "Is it new?", answer: "Yes." });
  await save([{ ...opened, content: JSON.stringify(values) }]);
  const { files } = await call("changes");
  expect(files[0].name).toBe(`"${values.label}"`);
  const described = ({ what, after }: Record<string, string>) => `${what}: ${after}`;
  const changes = files[0].changes.map(described).join("\n");
  expect(changes).toContain('Question "Who asks @ the office?": question changed');
  expect(changes).toContain("Two @ once.");
  expect(changes).toContain('Question "Is it new?" added');
  await call("commit", { message: "Ask and answer" });
  const handedIn = git("branch", "--show-current");
  const { answer } = await send("commit", { message: "Ask and answer" });
  expect(answer.message).toBe("Everything is handed in already.");
  expect(git("branch", "--show-current")).toBe(handedIn);
});

test("a large picture is scaled and loses its metadata, and undoing removes it", async () => {
  const size = { width: 4000, height: 1000, channels: 3, background: "teal" } as const;
  const content = await sharp({ create: size }).withMetadata({ orientation: 1 }).jpeg().toBuffer();
  expect((await save([{ path: "content/faq/new.jpg", content }])).status).toBe(200);
  const { width, exif } = await sharp(readFileSync(join(folder, "faq/new.jpg"))).metadata();
  expect({ width, exif }).toEqual({ width: 2880, exif: undefined });
  await call("undo", { file: "faq/new.jpg" });
  expect(git("status", "--porcelain")).toBe("");
});
