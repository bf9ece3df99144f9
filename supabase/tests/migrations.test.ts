import { applyMigrations, MIGRATIONS } from "../../shared/backend/database/migrations";
import { codeOf, connect, createDatabase, openContactDatabase } from "./contactDatabase";

test("rolls back and reports the file and line when a migration fails", async () => {
  const database = await connect(await createDatabase("template1"));
  const sql = "create table one (id integer);\n\ncreate table two (id misspelt);";
  await expect(
    applyMigrations(
      (statements) => database.query(statements),
      [{ name: "example", path: "/20260101000000_example.sql", sql }],
    ),
  ).rejects.toThrow(/20260101000000_example\.sql:3: .*type "misspelt" does not exist$/);
  const tables = "select tablename from pg_tables where schemaname = 'public'";
  expect((await database.query(tables)).rows).toEqual([]);
});

test("restores the privileges when their migration runs again", async () => {
  const { sql, as, send } = openContactDatabase();
  await sql("grant all on contact_submissions to anon");
  await sql(MIGRATIONS.find(({ name }) => name === "contact_privileges")?.sql ?? "");
  expect(await codeOf(as("anon", "select * from contact_submissions"))).toBe("42501");
  await send();
});
