import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runScript } from "../../scripts/runScript";
import { type ContactDatabase, openContactDatabase } from "./contactDatabase";

const folder = mkdtempSync(join(tmpdir(), "lender-backup-"));
afterAll(() => rmSync(folder, { recursive: true }));

let file: string;
let lost: ContactDatabase;
beforeEach(async () => {
  file = join(folder, `${crypto.randomUUID()}.sql`);
  lost = openContactDatabase();
});

const urlOf = async ({ name }: ContactDatabase) => `${process.env.TEST_POSTGRES_URL}/${await name}`;

/** Runs a backup command on a database. @returns its error output */
function run(command: "back-up" | "restore", url: string): string {
  const { status, stderr } = runScript("backend/backup.ts", [command, file], { DATABASE_URL: url });
  expect(status).toBe(stderr === "" ? 0 : 1);
  return stderr;
}

const rows = ({ sql }: ContactDatabase) =>
  sql("select to_jsonb(each) as row from contact_submissions as each order by id");

const settings = ({ sql }: ContactDatabase) =>
  sql("select name, value from contact.settings order by name");

/** Acts like the sweep. @returns the ids of the messages that it emails */
async function sweep({ claim, record }: ContactDatabase): Promise<string[]> {
  const ids: string[] = [];
  for (let mail = await claim(); mail; mail = await claim()) {
    await record(mail);
    ids.push(mail.id);
  }
  return ids;
}

/** Stores messages in every state. @returns the ids of the messages that a sweep must email */
async function fill({ store, claim, record, sql, passTime, changeSettings }: ContactDatabase) {
  await record(await claim(await store("203.0.113.7")));
  await passTime("5 days");
  await record(await claim(await store("203.0.113.7")));
  const refused = await store("203.0.113.8");
  await record(await claim(refused), "EMESSAGE: it's 554\nspam; \\ $1");
  const interrupted = await store("203.0.113.9");
  await claim(interrupted);
  const waiting = await store();
  // Makes the file larger than one chunk of a restore.
  await sql("update contact_submissions set message = $1 || repeat('😀', 4900)", [
    "It's $1; \\ and\r\n\u2028'); -- %s",
  ]);
  await passTime("3 minutes");
  await changeSettings({ sender_limit: 3 });
  return [refused, interrupted, waiting];
}

test("restores everything into a new project, where the form and limits work and no email is sent twice", async () => {
  const waiting = await fill(lost);
  expect(run("back-up", await urlOf(lost))).toBe("");
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const project = openContactDatabase();
  await project.sql("update contact.sender_salt set salt = 'another project has another'");
  expect(run("restore", await urlOf(project))).toBe("");
  expect(await rows(project)).toEqual(await rows(lost));
  expect(await settings(project)).toEqual(await settings(lost));
  expect((await sweep(project)).sort()).toEqual(waiting.sort());

  await expect(project.send({ id: waiting[0] })).rejects.toMatchObject({ code: "23505" });
  for (let count = 0; count < 3; count += 1) await project.store("203.0.113.7");
  await expect(project.store("203.0.113.7")).rejects.toMatchObject({ code: "PT429" });
  expect(await sweep(project)).toHaveLength(3);
  expect(run("restore", await urlOf(project))).toBe("");
  expect(await sweep(project)).toEqual([]);
});

test("restores only deleted rows when the project has newer messages and emails", async () => {
  const waiting = await fill(lost);
  expect(run("back-up", await urlOf(lost))).toBe("");
  await sweep(lost);
  await lost.store();
  const expected = await rows(lost);
  await lost.sql(
    "delete from contact_submissions where attempts = 1 and notified_at < now() - interval '1 day'",
  );
  expect(await rows(lost)).toHaveLength(expected.length - 1);
  expect(run("restore", await urlOf(lost))).toBe("");
  expect(await rows(lost)).toEqual(expected);
  const mailed = await sweep(lost);
  expect(mailed).toHaveLength(1);
  expect(waiting).not.toContain(mailed[0]);
});

test("restores nothing from a damaged file", async () => {
  await fill(lost);
  run("back-up", await urlOf(lost));
  writeFileSync(file, "insert into contact_submissions values (1);\n", { flag: "a" });
  const project = openContactDatabase();
  expect(run("restore", await urlOf(project))).toContain("is of type uuid");
  expect(await rows(project)).toEqual([]);
});

test.each([
  ["a file that exists", (url: string) => url, "file already exists"],
  ["an unknown database", (url: string) => `${url}_other`, "does not exist"],
  // The server has no certificate. The host name is another name for this machine that the command
  // does not recognize.
  [
    "a host without encryption",
    (url: string) => url.replace("127.0.0.1", "127.1"),
    "not support SSL",
  ],
])("reports %s and leaves no partial backup", async (name, urlFrom, message) => {
  if (name === "a file that exists") writeFileSync(file, "precious");
  expect(run("back-up", urlFrom(await urlOf(lost)))).toContain(message);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  expect(size).toBe(name === "a file that exists" ? "precious".length : undefined);
});
