import { createContactDatabase } from "./contactDatabase";

const database = createContactDatabase();

const caseExpression = /\bcase\b(?:(?!\b(?:case|end)\b)[^;])*\bend\b(?! case)/i;

/**
 * Returns the statements that hosted Supabase rejects because they change rows without WHERE, and
 * every EXECUTE, because it could run such a statement.
 */
function refusedIn(sql: string): string[] {
  const statements: string[] = [];
  // Takes out the content of parentheses, innermost first, because it may be a statement, such as a DELETE in
  // a CTE.
  let rest = sql.replace(/--.*|'(?:[^']|'')*'/g, "");
  while (rest.includes("("))
    rest = rest.replace(/\(([^()]*)\)/g, (_, content) => {
      statements.push(content);
      return "";
    });
  // Takes out CASE expressions, whose words would look like the ends of statements.
  while (caseExpression.test(rest)) rest = rest.replace(caseExpression, "");
  return [...statements, ...rest.split(/;|\$\w*\$|\b(?:begin|then|else)\b/i)].filter(
    (each) =>
      /\bexecute\b/i.test(each) ||
      (/\bupdate\s[^;]+\sset\b|\bdelete\s+from\b/i.test(each) && !/\bwhere\b/i.test(each)),
  );
}

test.each([
  ["update a set b = f(c) where true", 0],
  ["with gone as (delete from a returning b) select b from gone where b", 1],
  ["begin if true then update a set b = 1; else delete from a where true; end if; end", 1],
  ["update a set b = case when c then 1 else case when d then 2 end end where e", 0],
  ["begin update a set b = case when c then 1 else 2 end; end", 1],
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
