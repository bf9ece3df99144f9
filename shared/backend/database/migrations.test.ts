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
const fixed = { ...broken, sql: "create table second (id integer);" };

test("rolls back and reports the file and line when a migration fails", async () => {
  await expect(applyMigrations(database, [first, broken])).rejects.toThrow(
    /20260102000000_example\.sql:3: .*type "misspelt" does not exist$/,
  );
  expect(await tables()).toEqual(["first"]);
});

test("applies the remaining migrations when the failed one is fixed", async () => {
  expect(await applyMigrations(database, [first, fixed])).toEqual([fixed.version]);
  expect(await tables()).toEqual(["first", "second"]);
  expect(await applyMigrations(database, [first, fixed])).toEqual([]);
});

test.each([
  ["has changed", [{ ...first, sql: "select 1;" }, fixed], "_example.sql has changed since"],
  ["is missing", [first], "has the migration 20260102000000, which is not in"],
])("reports an applied migration that %s", async (_, migrations, message) => {
  await expect(applyMigrations(database, migrations)).rejects.toThrow(message);
});

test("accepts an applied migration whose comment lines have changed", async () => {
  const commented = { ...first, sql: `-- A better comment.\n${first.sql}` };
  expect(await applyMigrations(database, [commented, fixed])).toEqual([]);
});

test("reports a table that exists without its migration", async () => {
  const again = migration("20260103000000", "create table first (id integer);");
  await expect(applyMigrations(database, [first, fixed, again])).rejects.toThrow(
    'relation "first" already exists',
  );
});

test("applies the project's migrations once to a hosted project's defaults", async () => {
  const fresh = await openLikeHosted();
  expect(await applyMigrations(fresh)).toEqual(readMigrations().map(({ version }) => version));
  expect(await applyMigrations(fresh)).toEqual([]);
});
