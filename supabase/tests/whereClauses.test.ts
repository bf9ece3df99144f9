/** @jest-environment ./supabase/tests/databaseEnvironment.ts */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadModule, parsePlPgSQLSync, parseSync } from "libpg-query";
import { projectRoot } from "../../shared/backend/database/migrations";
import { type ContactDatabase, openContactDatabase } from "./contactDatabase";

let database: ContactDatabase;
beforeAll(async () => {
  await loadModule();
  database = await openContactDatabase();
});

/** Returns the values of every property with this name, however deep it is. */
function valuesOf(tree: unknown, name: string): unknown[] {
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => [
    ...(key === name ? [value] : []),
    ...valuesOf(value, name),
  ]);
}

/** Returns the kinds of the statements that hosted Supabase refuses, or that cannot be parsed here. */
function refusedIn(sql: string): string[] {
  const parsed = parseSync(sql);
  return [
    ...["UpdateStmt", "DeleteStmt"].filter((kind) =>
      valuesOf(parsed, kind).some((statement) => !Object.hasOwn(Object(statement), "whereClause")),
    ),
    ...valuesOf(parsed, "CreateFunctionStmt").flatMap((definition) =>
      refusedInBody(definition, sql),
    ),
  ];
}

function refusedInBody(definition: unknown, sql: string): string[] {
  const options = valuesOf(definition, "DefElem") as { defname: string; arg: unknown }[];
  const textOf = (name: string) =>
    valuesOf(options.find(({ defname }) => defname === name)?.arg, "sval").join("");
  // Without a text, its statements are parsed already.
  if (textOf("language") === "sql") return textOf("as") === "" ? [] : refusedIn(textOf("as"));
  const body = parsePlPgSQLSync(sql);
  const statements = valuesOf(body, "PLpgSQL_expr") as { query: string; parseMode: number }[];
  return [
    // A statement; the other modes are expressions, which cannot change a row.
    ...statements.flatMap(({ query, parseMode }) => (parseMode === 0 ? refusedIn(query) : [])),
    ...valuesOf(body, "PLpgSQL_stmt_dynexecute").map(() => "EXECUTE"),
  ];
}

test.each([
  ["update a set b = 1", ["UpdateStmt"]],
  ["update a set b = 1 where true", []],
  ["with gone as (delete from a returning b) select b from gone", ["DeleteStmt"]],
  ["create function f() returns void language sql as 'delete from a'", ["DeleteStmt"]],
  ["create function f() returns void language sql begin atomic delete from a; end", ["DeleteStmt"]],
  [
    `create function f() returns void language plpgsql as $$ begin
      if true then update a set b = 1; end if; execute 'delete from a'; end $$`,
    ["UpdateStmt", "EXECUTE"],
  ],
])("finds what hosted Supabase refuses in: %s", (sql, kinds) => {
  expect(refusedIn(sql)).toEqual(kinds);
});

test("every UPDATE and DELETE of the functions and jobs has a WHERE", async () => {
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
