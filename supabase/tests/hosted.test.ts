import { openContactDatabase } from "./contactDatabase";

const database = openContactDatabase();

/**
 * Returns the statements that hosted Supabase rejects because they change rows without WHERE, and
 * every EXECUTE, because it could run such a statement.
 */
const refusedIn = (sql: string): string[] =>
  (
    sql
      .replace(/--.*|'(?:[^']|'')*'/g, "")
      .match(/\b(?:execute|update\s[^;]+?\sset|delete\s+from)\b[^;]*/gi) ?? []
  ).filter((each) => !/\bwhere\b/i.test(each));

test.each([
  ["update a set b = 1 where true; delete from a where b; select 'delete from a'", 0],
  ["begin if true then update a set b = 1; else delete from a; end if; end", 2],
  ["begin execute 'delete from a'; end", 1],
])("counts the statements in %j that hosted Supabase could reject: %d", (sql, count) => {
  expect(refusedIn(sql)).toHaveLength(count);
});

test("no function or job has an EXECUTE, or an UPDATE or DELETE without WHERE", async () => {
  await database.sql("select contact.schedule_jobs()");
  const statements = await database.sql(
    `select pg_get_functiondef(oid) as sql from pg_proc
     where pronamespace in ('public'::regnamespace, 'contact'::regnamespace)
     union all select command from cron.job`,
  );
  expect(statements.length).toBeGreaterThan(12);
  expect(statements.flatMap(({ sql }) => refusedIn(String(sql)))).toEqual([]);
});
