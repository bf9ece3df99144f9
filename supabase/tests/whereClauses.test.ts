/** @jest-environment ./supabase/tests/databaseEnvironment.ts */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../shared/backend/database/migrations";
import { openContactDatabase } from "./contactDatabase";

/**
 * Returns the statements that hosted Supabase refuses: an UPDATE or DELETE without WHERE. What EXECUTE runs
 * cannot be read here, and counts as refused.
 */
const refusedIn = (sql: string): string[] =>
  sql
    .replaceAll(/--.*|'[^']*'/g, "")
    .split(";")
    .flatMap((statement) =>
      [...statement.matchAll(/\b(?:delete from|update \S+(?: as \w+)? set|execute)\b/gi)]
        .filter(
          ({ 0: start, index }) =>
            start === "execute" || !/\bwhere\b/i.test(statement.slice(index)),
        )
        .map(([start]) => start),
    );

test.each([
  ["update a set b = 1", ["update a set"]],
  ["update a set b = 1 where true", []],
  ["select 1; with gone as (delete from a returning b) select b from gone", ["delete from"]],
  ["update a as c set b = 1; delete from a where 'where' = b", ["update a as c set"]],
  ["begin if true then execute 'delete from a'; end if; end", ["execute"]],
])("finds what hosted Supabase refuses in: %s", (sql, refused) => {
  expect(refusedIn(sql)).toEqual(refused);
});

test("every UPDATE and DELETE of the functions and jobs has a WHERE", async () => {
  const database = await openContactDatabase();
  await database.run(
    readFileSync(join(projectRoot, "shared/backend/database/hostedExtensions.sql"), "utf8"),
  );
  await database.sql("select contact.schedule_jobs()");
  const statements = await database.sql(
    `select oid::regprocedure::text as name, pg_get_functiondef(oid) as sql
     from pg_proc where pronamespace in ('public'::regnamespace, 'contact'::regnamespace)
     union all select jobname, command from cron.job`,
  );
  expect(statements).not.toEqual([]);
  expect(statements.filter(({ sql }) => refusedIn(String(sql)).length > 0)).toEqual([]);
});
