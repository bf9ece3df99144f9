import { cpSync, existsSync, mkdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serve } from "../../shared/backend/server/ports";
import { type Backend, startBackend } from "../../shared/backend/startBackend";
import {
  removeTemporaryFolders,
  temporaryFolder,
  testOptions,
  usedFolder,
} from "../../shared/backend/testTools";
import { runScript } from "../runScript";

jest.setTimeout(120_000);

let inUse: string;
let damaged: string;
const foreign = temporaryFolder();

let running: Backend;
let taken: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  inUse = await usedFolder();
  damaged = temporaryFolder();
  cpSync(inUse, damaged, { recursive: true });
  truncateSync(join(damaged, "database", "global", "pg_control"));
  mkdirSync(foreign, { recursive: true });
  writeFileSync(join(foreign, "thesis.txt"), "not ours");

  running = await startBackend({ ...testOptions, dataDirectory: inUse });
  taken = await serve(0, "another program", () => {});
});
afterAll(async () => {
  await running.stop();
  await taken.close();
  removeTemporaryFolders();
});

const failureOf = (options: Parameters<typeof startBackend>[0]) =>
  startBackend({ ...testOptions, ...options }).then(
    async (backend) => `it started, ${await backend.stop()}`,
    (error: Error) => `${error.name}: ${error.message}`,
  );

function run(script: string, ...values: string[]) {
  const { status, stdout, stderr } = runScript(`backend/${script}`, values);
  return { status, output: `${stdout}${stderr}` };
}

test.each([
  ["api", "data API and function"],
  ["mailbox", "mailbox page"],
  ["smtp", "mail catcher"],
])("reports the port and its purpose when the port for %s is taken", async (name, purpose) => {
  const ports = { ...testOptions.ports, [name]: taken.port };
  expect(await failureOf({ dataDirectory: temporaryFolder(), ports })).toBe(
    `BackendError: Port ${taken.port} (${purpose}) is taken by another program. Stop it, or choose other ports with --port.`,
  );
});

test("refuses a data folder that is in use", async () => {
  expect(await failureOf({ dataDirectory: inUse })).toMatch(
    /^BackendError: The data folder .* is in use by the process \d+\. Stop that backend first/,
  );
  expect(await running.query("select 1 as one")).toEqual([{ one: 1 }]);
});

test("reports a damaged database with the next step, and leaves no lock", async () => {
  expect(await failureOf({ dataDirectory: damaged })).toMatch(
    /^BackendError: The database in .* is damaged or of another version .* npm run backend:reset$/,
  );
  expect(existsSync(join(damaged, "lock"))).toBe(false);
});

test.each([
  ["an invalid port", ["--port", "http"], "--port http is not a port number."],
  ["an unknown option", ["--colour"], "npx tsx scripts/backend/main.ts [--port 54321]"],
])("exits with an error when the command has %s", (_, values, message) => {
  expect(run("main.ts", ...values)).toEqual({
    status: 1,
    output: expect.stringContaining(message),
  });
});

test.each([
  ["that is in use", () => inUse, 1, "is in use by the process"],
  ["with other files", () => foreign, 1, "not a backend's data folder"],
  ["that is damaged", () => damaged, 0, "was deleted with all messages and mails."],
  ["that does not exist", () => join(foreign, "nowhere"), 0, "is empty."],
])("resets a folder %s", (_, folderOf, status, message) => {
  const folder = folderOf();
  expect(run("reset.ts", "--data", folder)).toEqual({
    status,
    output: expect.stringContaining(message),
  });
  expect(existsSync(folder)).toBe(status === 1);
});

test("reports a database that does not fit the migrations, with the next step", async () => {
  await running.query(
    `delete from supabase_migrations.schema_migrations
     where name = 'contact_schedule'`,
  );
  await running.stop();
  expect(await failureOf({ dataDirectory: inUse })).toMatch(
    /does not fit the migrations\. supabase\/migrations\/\d+_contact_schedule\.sql.*already exists(.|\n)*npm run backend:reset$/,
  );
  rmSync(inUse, { recursive: true });
});
