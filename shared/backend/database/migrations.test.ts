/** @jest-environment ./supabase/tests/databaseEnvironment.ts */
import { exampleRow } from "../../../supabase/tests/exampleSubmission";
import { applyMigrations, MIGRATIONS, prepareLikeHosted } from "./migrations";

test("rolls back and reports the file and line when a migration fails", async () => {
  const database = await openTestDatabase(prepareLikeHosted);
  const sql = "create table one (id integer);\n\ncreate table two (id misspelt);";
  await expect(
    applyMigrations(database, [{ name: "example", path: "/20260101000000_example.sql", sql }]),
  ).rejects.toThrow(/20260101000000_example\.sql:3: .*type "misspelt" does not exist$/);
  const tables = "select tablename from pg_tables where schemaname = 'public'";
  expect((await database.query(tables)).rows).toEqual([]);
});

test.each(MIGRATIONS.slice(0, -1).map(({ name }, index) => [name, index + 1] as const))(
  "upgrades a database with messages from %s to the newest migration",
  async (_, applied) => {
    const old = await openTestDatabase(prepareLikeHosted);
    await applyMigrations(old, MIGRATIONS.slice(0, applied));
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

    await applyMigrations(old, MIGRATIONS.slice(applied));
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
