import { applyMigrations } from "../../shared/backend/database/migrations";
import { connect, createDatabase } from "./contactDatabase";

test("when a migration fails, rolls it back and reports the file and line", async () => {
  const database = await connect(await createDatabase("template1"));
  const sql = "create table one (id integer);\n\ncreate table two (id misspelt);";
  await expect(
    applyMigrations(
      (statements) => database.query(statements),
      [{ path: "/20260101000000_example.sql", sql }],
    ),
  ).rejects.toThrow(/20260101000000_example\.sql:3: .*type "misspelt" does not exist$/);
  const tables = "select tablename from pg_tables where schemaname = 'public'";
  expect((await database.query(tables)).rows).toEqual([]);
});
