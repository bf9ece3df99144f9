/** @jest-environment ./supabase/tests/databaseEnvironment.ts */
import { exampleRow } from "../../../supabase/tests/exampleSubmission";
import {
  applyMigrations,
  migrationsHash,
  prepareLikeHosted,
  readMigrations,
  type SqlDatabase,
} from "./migrations";

const openLikeHosted = () => openTestDatabase(`hosted-${migrationsHash()}`, prepareLikeHosted);

let database: SqlDatabase;
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

test("applies the project's migrations once to a hosted project's defaults", async () => {
  const fresh = await openLikeHosted();
  expect(await applyMigrations(fresh)).toEqual(readMigrations().map(({ version }) => version));
  expect(await applyMigrations(fresh)).toEqual([]);
});

test.each(
  readMigrations()
    .slice(0, -1)
    .map(({ version, name }, index) => [name, version, index + 1] as const),
)(
  "upgrades a database with messages from %s (%s) to the newest migration",
  async (_, __, applied) => {
    const old = await openLikeHosted();
    await applyMigrations(old, readMigrations().slice(0, applied));
    const columns = ["id", ...Object.keys(exampleRow)].join(", ");
    const rows = "select to_jsonb(each) as row from contact_submissions as each order by id";
    for (const mailed of ["now()", "null"])
      await old.query(
        `insert into contact_submissions (${columns}, notified_at, sender_hash)
       values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, ${mailed}, 'hash')`,
        Object.values(exampleRow),
      );
    const hasLimits = applied >= 3;
    if (hasLimits)
      await old.exec("update contact.settings set value = 7 where name = 'sender_limit'");
    const before = await old.query(rows);

    expect(await applyMigrations(old)).toHaveLength(readMigrations().length - applied);
    expect((await old.query(rows)).rows).toMatchObject(before.rows);
    expect((await old.query("select contact.setting('sender_limit') as limit")).rows).toEqual([
      { limit: hasLimits ? 7 : 30 },
    ]);
    await old.exec(`set role anon; insert into contact_submissions (${columns})
    select gen_random_uuid(), 'Ana', 'Díaz', 'ana@example.com', '868-555-0100', 'A question', 'How long is it?'; reset role`);
    const claims = "select id from claim_contact_notification()";
    await old.exec("set role service_role");
    const claimed = [await old.query(claims), await old.query(claims), await old.query(claims)];
    expect(claimed.map((claim) => claim.rows.length)).toEqual([1, 1, 0]);
  },
);
