import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, get, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import sharp from "sharp";
import { copyContent } from "../../test/contentCopy";
import { ContentFolder } from "../lib/contentFolder";
import { Content, type FileChange } from "./content";
import type { Difference } from "./differences";
import { createEditor } from "./server";

const project = mkdtempSync(join(tmpdir(), "editor-"));
const folder = join(project, "content");
const git = (...args: string[]) => execFileSync("git", args, { cwd: project, encoding: "utf8" });
const headers = { host: "editor.example", authorization: "token secret" };
const names = { hosts: [headers.host], token: "secret" };
const site = createServer();
let server: ReturnType<typeof createEditor>;

beforeAll(async () => {
  renameSync(copyContent(), folder);
  // Adds a second question, because the tab may have only one.
  const second = { id: "second", question: "Is it the second one?", answer: "It may be." };
  new ContentFolder(folder).append("faq/page.yaml", "tabs.0.questions", second);
  symlinkSync(tmpdir(), join(folder, "outside"));
  symlinkSync("/etc/hosts", join(folder, "faq/link.png"));
  git("init", "--quiet");
  git("config", "user.email", "editor@example.com");
  git("config", "user.name", "Editor");
  git("add", ".");
  git("commit", "--quiet", "--message", "Begin");
  await once(site.listen(0, "localhost"), "listening");
  const { port: sitePort } = site.address() as AddressInfo;
  server = createEditor({ folder, ...names, sitePort, assets: [folder] });
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => {
  server.close();
  site.close();
});
afterEach(() => {
  git("checkout", "--quiet", ".");
  git("clean", "--quiet", "--force", "-d");
});

async function send(path: string, body: unknown = {}, others = {}, method = "POST") {
  const { port } = server.address() as AddressInfo;
  const all = { ...headers, ...others };
  const sent = request({ port, method, path: `/_editor/${path}`, headers: all });
  // The server may close the connection early, but the response still arrives.
  sent.on("error", () => undefined).end(method === "GET" ? "" : JSON.stringify(body));
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const answer = JSON.parse((await textOf(response)) || "null");
  return { status: response.statusCode, answer, message: answer?.message as string };
}

type Sent = Omit<Partial<FileChange>, "content"> & { content?: string | Buffer };
const save = (changes: readonly Sent[], others = {}) => {
  const files = changes.map(({ content = "{}", ...change }) => {
    return { operation: "create", ...change, content: Buffer.from(content).toString("base64") };
  });
  return send("api/repos/local/site/contents", { files }, others);
};

async function digestOf(path: string): Promise<string> {
  const { answer } = await send("api/repos/local/site/git/trees/head");
  return answer.tree.find((file: { path: string }) => file.path === path).sha;
}

/** Opens a file, changes its values, and saves it. */
async function edit(file: string, change: (values: ReturnType<typeof JSON.parse>) => unknown) {
  const path = `content/${file}`;
  const { answer } = await send("api/repos/local/site/file-contents", { files: [path] });
  const values = JSON.parse(Buffer.from(answer[0].content, "base64").toString());
  change(values);
  const sent = { operation: "update", path, sha: await digestOf(path) } as const;
  return save([{ ...sent, content: JSON.stringify(values) }]);
}

const pictureOf = (width: number) =>
  sharp({ create: { width, height: 9, channels: 3, background: "teal" } });

const PNG = pictureOf(9).png().toBuffer();
const ORIGIN = { origin: `http://${headers.host}` };
const SCRIPT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

test("shows a page next to its form, and no page next to a settings form", async () => {
  const route = (form: string) => ({ route: `#/collections/${form}` });
  const { path } = new ContentFolder(folder).read("faq/page.yaml");
  expect((await send("page", route("single-pages/entries/faq"))).answer).toBe(path);
  const settings = await send("page", route("settings/entries/navigation"));
  expect(settings).toMatchObject({ status: 200, answer: null });
});

// Each request has exactly one fault.
test.each<[string, number, string, (string | Buffer | Promise<Buffer>)?, object?]>([
  ["another host", 403, "content/faq/new.png", undefined, { ...ORIGIN, host: "other.example" }],
  ["another origin", 403, "content/faq/new.png", undefined, { origin: "https://other.example" }],
  ["no token", 401, "content/faq/new.png", undefined, { authorization: "" }],
  ["another token", 401, "content/faq/new.png", undefined, { authorization: "token secreu" }],
  ["a parent folder", 400, "content/../new.png"],
  ["another folder", 400, "new.png"],
  ["an absolute path", 400, `${tmpdir()}/new.png`],
  ["a linked folder", 400, "content/outside/new.png"],
  ["a linked file", 400, "content/faq/link.png"],
  ["a wrong file extension", 400, "content/faq/page.js"],
  ["a hidden file", 400, "content/faq/.hidden.png"],
  ["a file that belongs to no kind", 400, "content/faq/other.yaml"],
  ["50 MB", 413, "content/faq/new.png", Buffer.alloc(50_000_000)],
  ["text as a picture", 422, "content/faq/new.png", "text"],
  ["an empty picture", 422, "content/faq/new.png", ""],
  ["an empty PDF", 422, "content/faq/new.pdf", ""],
  ["a picture with script", 422, "content/faq/new.svg", SCRIPT],
  ["a name that is taken", 409, "content/faq/page.yaml"],
])(
  "rejects a request with %s, and writes nothing",
  async (_, status, path, given = PNG, others = {}) => {
    const content = await given;
    expect((await save([{ path, content }], others)).status).toBe(status);
    expect(git("status", "--porcelain")).toBe("");
  },
);

test("keeps the promo closed in the preview, and ends the response when the frame closes", async () => {
  site.once("request", (_, response: ServerResponse) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8").write("<p>The page</p>");
  });
  const requested = once(site, "request");
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(get({ port, headers }), "response")) as [IncomingMessage];
  const [, sent] = (await requested) as [IncomingMessage, ServerResponse];
  const [start] = await once(answer, "data");
  expect(`${start}`).toContain("promoShown = true");
  answer.destroy();
  await once(sent, "close");
});

test("does not read files outside the content folder or undo changes to them", async () => {
  expect((await send("undo", { file: "../../package.json" })).status).toBe(400);
  expect((await send("..%2f.git%2fHEAD", {}, {}, "GET")).status).toBe(404);
});

test("changes only the edited line of a file, and rejects an edit if the file has changed since it was opened", async () => {
  const path = "content/faq/page.yaml";
  const opened = { operation: "update", path, sha: await digestOf(path) } as const;
  expect((await edit("faq/page.yaml", (faq) => (faq.label += "s"))).status).toBe(200);
  expect(git("diff", "--numstat")).toMatch(/^1\t1\t/);
  const { status, message } = await save([opened]);
  expect([status, message]).toEqual([409, expect.stringMatching(/changed elsewhere/)]);
});

test("makes overlapping changes one after the other, and refuses one that has not seen the one before", async () => {
  const page = "faq/page.yaml";
  const sha = await digestOf(`content/${page}`);
  const added = { path: "content/faq/new.png", content: await PNG };
  const values = new ContentFolder(folder).read(page);
  const statuses = ["One", "Other"].map(async (label) => {
    const content = JSON.stringify({ ...values, label });
    const changed = { operation: "update", path: `content/${page}`, sha, content } as const;
    // A picture takes a while.
    return (await save(label === "One" ? [added, changed] : [changed])).status;
  });
  expect(await Promise.all(statuses)).toEqual([200, 409]);
  expect(new ContentFolder(folder).read(page)).toMatchObject({ label: "One" });
});

test("keeps an edit that is made by hand while a change is checked, and refuses the change", async () => {
  const [file, path] = ["faq/page.yaml", "content/faq/page.yaml"];
  const values = { ...new ContentFolder(folder).read(file), label: "Saved" };
  const content = Buffer.from(JSON.stringify(values)).toString("base64");
  const sha = await digestOf(path);
  const saved = new Content(folder).save([{ operation: "update", path, sha, content }]);
  // The change has read the file, and waits for the pictures' check.
  await Promise.resolve();
  new ContentFolder(folder).set(file, { label: "By hand" });
  await expect(saved).rejects.toThrow(/changed elsewhere/);
  expect(new ContentFolder(folder).read(file)).toMatchObject({ label: "By hand" });
});

test("lists and keeps a file that a manual edit has made invalid, and can undo the edit", async () => {
  const [file, path] = ["faq/page.yaml", "content/faq/page.yaml"];
  writeFileSync(join(folder, file), "label: *Questions*\n");
  const { answer } = await send("changes");
  const changes = answer.files.map((one: { file: string; changes: Difference[] }) => {
    return [one.file, one.changes[0]?.what];
  });
  expect(changes).toEqual([[file, expect.stringMatching(/^It cannot be read/)]]);
  const files = [path, "content/facts.yaml"];
  expect((await send("api/repos/local/site/file-contents", { files })).answer).toHaveLength(2);
  expect((await save([{ path }])).message).toMatch(/cannot be read/);
  // Other files can still be saved.
  expect((await edit("contact/page.yaml", (page) => (page.label += "s"))).status).toBe(200);
  expect((await send("undo", { file: "contact/page.yaml" })).status).toBe(200);
  expect((await send("undo", { file })).status).toBe(200);
  expect(git("status", "--porcelain")).toBe("");
});

test("commits after a hook has refused to, from the branch on which the editing began", async () => {
  const branch = git("branch", "--show-current");
  const hook = join(project, ".git/hooks/pre-commit");
  await edit("faq/page.yaml", (faq) => (faq.label += "s"));
  writeFileSync(hook, "#!/bin/sh\necho No >&2\nexit 1\n", { mode: 0o755 });
  expect((await send("commit", { message: "Rename it" })).message).toBe("git commit failed: No");
  expect(git("branch", "--show-current")).toBe(branch);
  rmSync(hook);
  expect((await send("commit", { message: "Rename it" })).status).toBe(200);
  git("checkout", "--quiet", branch.trim());
});

test("hints at a picture that is too small for its place", async () => {
  const content = new ContentFolder(folder);
  await content.writePicture("contact/tiny.png", 9, 9);
  await edit("contact/page.yaml", (page) => {
    page.map.picture = { src: "./tiny.png", alt: "A map" };
  });
  const { answer } = await send("changes");
  expect(answer.notice).toMatch(/tiny.* is 9 px wide, but pages show up to \d+ px/);
});

test("saves a picture that no page shows, but with a hint", async () => {
  await save([{ path: "content/faq/new.png", content: await PNG }]);
  const { answer } = await send("changes");
  expect(answer.notice).toBe('Picture "new.png" is used by no YAML file. Use it or delete it.');
});

test("when it rejects a change, lists the errors in the changed file before those elsewhere", async () => {
  const { label } = new ContentFolder(folder).read("faq/page.yaml") as { label: string };
  const { message } = await edit("faq/page.yaml", (faq) => {
    faq.path = "/elsewhere";
    faq.intro.title = "";
  });
  expect(message).toMatch(RegExp(`^"${label}", [^]*\nNot saved\\.$`));
});

test("refuses to delete a page that other files link to, and names those files", async () => {
  const content = new ContentFolder(folder);
  const [file = ""] = content.entries("pages");
  content.append("navigation.yaml", "links", { label: "Law", to: content.text(file, ["path"]) });
  const path = `content/${file}`;
  const { message } = await save([{ path, sha: await digestOf(path), operation: "delete" }]);
  expect(message).toMatch(/^".+no page has the path[\s\S]*\nNot deleted: the site needs it\.$/);
});

test("saves the first entry in a folder that does not exist yet", async () => {
  rmSync(join(folder, "notices"), { recursive: true, force: true });
  const news = {
    title: "News",
    date: "2031-05-02",
    source: "A paper",
    summary: "News.",
    text: "So.",
  };
  const first = { path: "content/notices/first.yaml", content: JSON.stringify(news) };
  expect((await save([first])).status).toBe(200);
});

test("refuses to rename an entry to one that exists", async () => {
  const news = { title: "News", source: "A paper", summary: "News.", text: "So." };
  const [path, from_path] = ["content/notices/one.yaml", "content/notices/other.yaml"] as const;
  const [one, other] = ["2031-05-01", "2031-05-02"].map((date) =>
    JSON.stringify({ ...news, date }),
  );
  await save([
    { path, content: one },
    { path: from_path, content: other },
  ]);
  const sent = { operation: "update", path, from_path, sha: await digestOf(from_path) } as const;
  const { status, message } = await save([{ ...sent, content: other }]);
  expect([status, message]).toEqual([409, expect.stringContaining("exists already")]);
  expect(new ContentFolder(folder).read("notices/one.yaml").date).toBe("2031-05-01");
});

test("keeps a deleted entry's picture when another entry uses it", async () => {
  const link = { source: "A paper", summary: "News.", url: "https://a.example" };
  const picture = { src: "a.png", alt: "A" };
  const contentOf = (date: string) => JSON.stringify({ title: "News", date, ...link, picture });
  const content = contentOf("2031-05-02");
  const [one, other, renamed, shown] = ["one.yaml", "other.yaml", "renamed.yaml", "a.png"].map(
    (name) => `content/notices/${name}`,
  ) as [string, string, string, string];
  const added = { path: shown, content: await PNG };
  await save([{ path: one, content: contentOf("2031-05-01") }, { path: other, content }, added]);
  const { answer } = await send("changes");
  const after = expect.stringContaining("Title: News");
  const changes = [expect.objectContaining({ what: "Added", after })];
  const entry = { name: 'Notice "News"', isNew: true, changes };
  expect(answer.files).toContainEqual(expect.objectContaining(entry));
  const sent = { path: renamed, from_path: other, sha: await digestOf(other), content };
  await save([{ operation: "update", ...sent }]);
  const deleted = [one, shown].map(async (path) => {
    return { path, sha: await digestOf(path), operation: "delete" as const };
  });
  expect((await save(await Promise.all(deleted))).status).toBe(200);
  expect(git("status", "--porcelain", "-uall")).toBe(`?? ${shown}\n?? ${renamed}\n`);
});

test("lists a file that the content cannot include, and does not hand it in", async () => {
  const [foreign, own] = ["faq/customers.xlsx", "faq/page.yaml"];
  writeFileSync(join(folder, foreign), "Ana");
  await edit(own, ({ intro }) => Object.assign(intro, { lead: "New." }));
  const { files } = (await send("changes")).answer;
  expect(files.map(({ file }: { file: string }) => file)).toEqual([own, foreign]);
  expect(files[1].changes).toEqual([{ what: expect.stringMatching(/not handed in/) }]);
  await send("commit", { message: "A new lead" });
  expect(git("status", "--porcelain", "-uall")).toBe(`?? content/${foreign}\n`);
});

test("describes changes, and hands them in as a single commit that can be pushed", async () => {
  const question = "Who asks @ the office?";
  const added = { id: "new", question: "Is it new?", answer: "Yes." };
  await edit("faq/page.yaml", ({ tabs }) => {
    const [first, second] = tabs[0].questions;
    Object.assign(first, { question, answer: "One.\n\nTwo @ once." });
    tabs[0].questions.splice(0, 2, second, first, added);
  });
  const { answer } = await send("changes");
  const changes = answer.files[0].changes.map(({ what, after }: Difference) => [what, after]);
  expect(changes).toEqual([
    [`Question "${question}" moved`, undefined],
    [`Question "${question}": question changed`, question],
    [`Question "${question}": answer changed`, "One.\n\nTwo @ once."],
    ['Question "Is it new?" added', "Anchor: new\nQuestion: Is it new?\nAnswer: Yes."],
  ]);
  await send("commit", { message: "Ask and answer" });
  const handedIn = git("branch", "--show-current");
  const { message } = await send("commit", { message: "Ask and answer" });
  expect(message).toBe("Everything is handed in already.");
  expect(git("branch", "--show-current")).toBe(handedIn);
  const remote = mkdtempSync(join(tmpdir(), "remote-"));
  git("init", "--quiet", "--bare", remote);
  git("remote", "add", "origin", remote);
  // Git hosts respond to a push with a URL for opening a pull request.
  const proposal = "https://host.example/propose";
  const hook = join(remote, "hooks/post-receive");
  writeFileSync(hook, `#!/bin/sh\necho "Propose it: ${proposal}"\n`, { mode: 0o755 });
  expect((await send("push")).answer).toBe(proposal);
  expect(git("ls-remote", "origin")).toContain(handedIn.trim());
  rmSync(remote, { recursive: true });
  expect((await send("push")).message).toContain("git push failed");
});

test.each([
  [4000, 2880, "new.jpg"],
  [90, 90, "Büro 1 #2, 100%.JPG"],
])(
  "removes a %i px wide picture's metadata, scales it to %i px, and can undo the upload",
  async (given, expected, name) => {
    const content = await pictureOf(given).withMetadata({ orientation: 1 }).jpeg().toBuffer();
    expect((await save([{ path: `content/faq/${name}`, content }])).status).toBe(200);
    const { width, exif } = await sharp(readFileSync(join(folder, "faq", name))).metadata();
    expect({ width, exif }).toEqual({ width: expected, exif: undefined });
    const { files } = (await send("changes")).answer as { files: { file: string }[] };
    expect(files.map(({ file }) => file)).toEqual([`faq/${name}`]);
    await send("undo", { file: `faq/${name}` });
    expect(git("status", "--porcelain")).toBe("");
  },
);
