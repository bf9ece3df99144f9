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
import { createEditor } from "./server";

const project = mkdtempSync(join(tmpdir(), "editor-"));
const folder = join(project, "content");
const git = (...args: string[]) => execFileSync("git", args, { cwd: project, encoding: "utf8" });
const headers = { host: "editor.example", "x-editor-token": "secret" };
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

async function send(method: string, path: string, body: string | Buffer = "", others = {}) {
  const { port } = server.address() as AddressInfo;
  const sent = request({
    port,
    method,
    path: `/_editor/${path}`,
    headers: { ...headers, ...others },
  });
  // The server may close a connection that still sends; its answer comes all the same.
  sent.on("error", () => undefined).end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const { statusCode: status, headers: received } = response;
  return { status, digest: received.etag, text: await textOf(response) };
}
const call = async (name: string, given = {}) =>
  JSON.parse((await send("POST", name, JSON.stringify(given))).text);

type Forged = [string, number, string, string, string | Buffer, object?];
const SCRIPT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

test.each<Forged>([
  ["another host", 403, "PUT", "files/faq/page.yaml", "{}", { host: "other.example" }],
  ["another origin", 403, "PUT", "files/faq/page.yaml", "{}", { origin: "https://other.example" }],
  ["no token", 401, "PUT", "files/faq/page.yaml", "{}", { "x-editor-token": "" }],
  ["another token", 401, "POST", "undo", "{}", { "x-editor-token": "secreu" }],
  ["a folder above", 400, "PUT", "files/../page.yaml", "{}"],
  ["an encoded folder above", 400, "PUT", "files/faq/%2e%2e/%2e%2e/new.png", "x"],
  ["an absolute path", 400, "PUT", `files/${tmpdir()}/new.png`, "x"],
  ["a linked folder", 400, "PUT", "files/outside/new.png", "x"],
  ["a linked file", 400, "PUT", "files/faq/link.png", "x"],
  ["another ending", 400, "PUT", "files/faq/page.js", "x"],
  ["a hidden file", 400, "PUT", "files/faq/.hidden.yaml", "{}"],
  ["a file of no kind", 400, "PUT", "files/faq/other.yaml", "{}"],
  ["undoing a file outside", 400, "POST", "undo", '{"file":"../package.json"}'],
  ["50 MB", 413, "PUT", "files/faq/new.png", Buffer.alloc(50_000_000)],
  ["a text as a picture", 422, "PUT", "files/faq/new.png", "text"],
  ["a picture with script", 422, "PUT", "files/faq/new.svg", SCRIPT],
  ["a page outside", 404, "GET", "..%2f..%2fpackage.json", ""],
])(
  "a request with %s is refused and writes nothing",
  async (_, status, method, path, body, others = {}) => {
    expect((await send(method, path, body, others)).status).toBe(status);
    expect(git("status", "--porcelain")).toBe("");
  },
);

async function open(file: string) {
  const { digest, text } = await send("POST", `files/${file}`);
  return { values: JSON.parse(text), headers: { "if-match": digest } };
}

test("a change is merged once, and refused when the file has changed since it was opened", async () => {
  const opened = await open("faq/page.yaml");
  opened.values.label += "s";
  const save = (others = {}) =>
    send("PUT", "files/faq/page.yaml", JSON.stringify(opened.values), others);
  expect((await save(opened.headers)).status).toBe(200);
  expect(git("diff", "--numstat")).toMatch(/^1\t1\t/);
  expect(await save(opened.headers)).toMatchObject({ status: 409, text: /Load the new version/ });
  expect(await save()).toMatchObject({ status: 409, text: /exists already/ });
});

test("a page that others link to is not deleted, and the answer names them", async () => {
  const [file] = new ContentFolder(folder).entries("legal");
  const { text } = await send("DELETE", `files/${file}`);
  expect(text).toMatch(/^Not deleted.*\n.+no page has the path.* \(content\/.+\.yaml\)/);
});

test("changes of several lines are described, and handed in once", async () => {
  const opened = await open("faq/page.yaml");
  const [first] = opened.values.tabs[0].questions;
  first.question = "Who asks @ the office?";
  first.answer = "One.\n\nTwo @ once.";
  opened.values.tabs[0].questions.push({ id: "new", question: "Is it new?", answer: "Yes." });
  await send("PUT", "files/faq/page.yaml", JSON.stringify(opened.values), opened.headers);
  const { files } = await call("changes");
  const described = ({ what, after }: Record<string, string>) => `${what}: ${after}`;
  const changes = files[0].changes.map(described).join("\n");
  expect(changes).toContain('Question "Who asks @ the office?": question changed');
  expect(changes).toContain("Two @ once.");
  expect(changes).toContain('Question "Is it new?" added');
  await call("commit", { message: "Ask and answer" });
  const handedIn = git("branch", "--show-current");
  const again = await send("POST", "commit", JSON.stringify({ message: "Ask and answer" }));
  expect(again).toMatchObject({ status: 422, text: "Everything is handed in already." });
  expect(git("branch", "--show-current")).toBe(handedIn);
});

test("a large picture is scaled and loses its metadata, and undoing removes it", async () => {
  const size = { width: 4000, height: 1000, channels: 3, background: "teal" } as const;
  const picture = await sharp({ create: size }).withMetadata({ orientation: 1 }).jpeg().toBuffer();
  expect((await send("PUT", "files/faq/new.jpg", picture)).status).toBe(200);
  const { width, exif } = await sharp(readFileSync(join(folder, "faq/new.jpg"))).metadata();
  expect({ width, exif }).toEqual({ width: 2880, exif: undefined });
  expect(await call("changes")).toMatchObject({ files: [{ file: "faq/new.jpg" }] });
  await call("undo", { file: "faq/new.jpg" });
  expect(git("status", "--porcelain")).toBe("");
});
