/** @jest-environment ./supabase/tests/pgliteEnvironment.ts */
import type { PGlite } from "@electric-sql/pglite";
import { applyMigrations, migrationsHash, prepareLikeHosted, readMigrations } from "./migrations";

const openLikeHosted = () => openPGlite(`hosted-${migrationsHash()}`, prepareLikeHosted);

let database: PGlite;
beforeAll(async () => {
  database = await openLikeHosted();
});

const tables = async () =>
  (
    await database.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    )
  ).rows.map(({ name }) => name);

const migration = (version: string, sql: string) => ({
  version,
  name: "example",
  path: `/example/${version}_example.sql`,
  sql,
});

const first = migration("20260101000000", "create table first (id integer);");
const broken = migration(
  "20260102000000",
  "create table second (id integer);\n\ncreate table third (id misspelt);",
);
const mended = { ...broken, sql: "create table second (id integer);" };

test("a file that fails leaves nothing of itself, and is named with its line", async () => {
  await expect(applyMigrations(database, [first, broken])).rejects.toThrow(
    /20260102000000_example\.sql:3: .*type "misspelt" does not exist$/,
  );
  expect(await tables()).toEqual(["first"]);
});

test("once mended, it goes on where it stopped", async () => {
  expect(await applyMigrations(database, [first, mended])).toEqual([mended.version]);
  expect(await tables()).toEqual(["first", "second"]);
  expect(await applyMigrations(database, [first, mended])).toEqual([]);
});

test.each([
  ["has changed", [{ ...first, sql: "select 1;" }, mended], "_example.sql has changed since"],
  ["is missing", [first], "has the migration 20260102000000, which is not in"],
])("an applied file that %s is said", async (_, migrations, message) => {
  await expect(applyMigrations(database, migrations)).rejects.toThrow(message);
});

test("a table that is there without its migration is said", async () => {
  const again = migration("20260103000000", "create table first (id integer);");
  await expect(applyMigrations(database, [first, mended, again])).rejects.toThrow(
    'relation "first" already exists',
  );
});

test("the project's migrations apply to what a hosted project has, once", async () => {
  const fresh = await openLikeHosted();
  expect(await applyMigrations(fresh)).toEqual(readMigrations().map(({ version }) => version));
  expect(await applyMigrations(fresh)).toEqual([]);
});
