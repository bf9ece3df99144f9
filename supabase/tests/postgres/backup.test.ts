/** @jest-environment ./supabase/tests/databaseEnvironment.ts */
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runScript } from "../../../scripts/runScript";
import { type ContactDatabase, openContactDatabase } from "../contactDatabase";
import { createOutbox } from "../outbox";

const folder = mkdtempSync(join(tmpdir(), "lender-backup-"));
afterAll(() => rmSync(folder, { recursive: true }));

let file: string;
let lost: ContactDatabase;
beforeEach(async () => {
  file = join(folder, `${crypto.randomUUID()}.sql`);
  lost = await openContactDatabase();
});

/** Runs the command on a database. @returns what it reports as an error */
function run(command: "back-up" | "restore", url: string): string {
  const { status, stderr } = runScript("backend/backup.ts", [command, file], { DATABASE_URL: url });
  expect(status).toBe(stderr === "" ? 0 : 1);
  return stderr;
}

const rows = async (database: ContactDatabase) =>
  (
    await database.sql("select to_jsonb(each) as row from contact_submissions as each order by id")
  ).map(({ row }) => row);

const settings = (database: ContactDatabase) =>
  database.sql("select name, value from contact.settings order by name");

/** What the sweep does. @returns the ids of the mails that it sends */
async function sweep(database: ContactDatabase): Promise<string[]> {
  const outbox = createOutbox(() => database);
  const ids: string[] = [];
  for (let mail = await outbox.claim(); mail; mail = await outbox.claim()) {
    await outbox.record(mail);
    ids.push(mail.id);
  }
  return ids;
}

/** Messages in every state. @returns the ids of those that a sweep has to mail */
async function fill(database: ContactDatabase): Promise<string[]> {
  const { store, claim, record } = createOutbox(() => database);
  await record(await claim(await store("203.0.113.7")));
  await database.passTime("5 days");
  await record(await claim(await store("203.0.113.7")));
  const refused = await store("203.0.113.8");
  await record(await claim(refused), "EMESSAGE: it's 554\nspam; \\ $1");
  const interrupted = await store("203.0.113.9");
  await claim(interrupted);
  const waiting = await store();
  await database.passTime("3 minutes");
  await database.sql("update contact.settings set value = 3 where name = 'sender_limit'");
  return [refused, interrupted, waiting];
}

test("restores all into a new project, where the form and the limits work and no mail is sent twice", async () => {
  const waiting = await fill(lost);
  const expected = await rows(lost);
  expect(run("back-up", lost.url)).toBe("");
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const project = await openContactDatabase();
  expect(run("restore", project.url)).toBe("");
  expect(await rows(project)).toEqual(expected);
  expect(await settings(project)).toEqual(await settings(lost));
  expect((await sweep(project)).sort()).toEqual(waiting.sort());

  const id = String(waiting[0]);
  await expect(project.send({ id })).rejects.toMatchObject({ code: "23505" });
  for (let count = 0; count < 3; count += 1) await project.send({}, "203.0.113.7");
  await expect(project.send({}, "203.0.113.7")).rejects.toMatchObject({ code: "PT429" });
  expect(await sweep(project)).toHaveLength(3);
  expect(run("restore", project.url)).toBe("");
  expect(await sweep(project)).toEqual([]);
});

test("brings back only what was deleted when the project has newer messages and mails", async () => {
  const waiting = await fill(lost);
  expect(run("back-up", lost.url)).toBe("");
  await sweep(lost);
  await lost.send();
  const expected = await rows(lost);
  await lost.sql(
    "delete from contact_submissions where attempts = 1 and notified_at < now() - interval '1 day'",
  );
  expect(await rows(lost)).toHaveLength(expected.length - 1);
  expect(run("restore", lost.url)).toBe("");
  expect(await rows(lost)).toEqual(expected);
  const mailed = await sweep(lost);
  expect(mailed).toHaveLength(1);
  expect(waiting).not.toContain(mailed[0]);
});

test("restores nothing of a damaged file", async () => {
  await fill(lost);
  run("back-up", lost.url);
  writeFileSync(file, "insert into contact_submissions values (1);\n", { flag: "a" });
  const project = await openContactDatabase();
  expect(run("restore", project.url)).toMatch(/psql failed: .*:\d+: ERROR/);
  expect(await rows(project)).toEqual([]);
});

test.each([
  ["a file that exists", () => lost.url, "file already exists"],
  ["an unknown database", () => `${lost.url}_other`, "does not exist"],
])("reports %s and leaves no part of a backup", async (name, url, message) => {
  if (name === "a file that exists") writeFileSync(file, "precious");
  expect(run("back-up", url())).toContain(message);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  expect(size).toBe(name === "a file that exists" ? "precious".length : undefined);
});
