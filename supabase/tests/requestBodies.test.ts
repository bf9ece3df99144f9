/** @jest-environment ./supabase/tests/databaseEnvironment.ts */
import fc from "fast-check";
import { type ContactDatabase, openContactDatabase } from "./contactDatabase";
import { exampleRow } from "./exampleSubmission";

let database: ContactDatabase;
beforeAll(async () => {
  database = await openContactDatabase();
  await database.changeSettings({ overall_limit: 1_000_000 });
});

const columns = ["id", ...Object.keys(exampleRow)];

/** Inserts a request's JSON as PostgREST does; returns the error code, or null. */
function insertJson(body: unknown): Promise<string | null> {
  return database.errorOf(
    "anon",
    `insert into contact_submissions (${columns.join(", ")})
     select ${columns.join(", ")}
     from json_to_record($1::json) as _(${columns.map((name) => `${name} ${name === "id" ? "uuid" : "text"}`).join(", ")})`,
    [typeof body === "string" ? body : JSON.stringify(body)],
  );
}

const count = async () =>
  (await database.sql("select count(*)::int as rows from contact_submissions"))[0]?.rows;
const validBody = () => ({ id: crypto.randomUUID(), ...exampleRow });

test("accepts a body as the form sends it", async () => {
  expect(await insertJson(validBody())).toBeNull();
});

test.each([
  ["an empty object", {}, "23502"],
  ["a list", [], "22023"],
  ["a number", 7, "22023"],
  ["invalid JSON", "{", "22P02"],
  ["a NUL in JSON", { ...validBody(), message: "Hello\0 and goodbye" }, "22P05"],
  ["half a surrogate pair", `{"message": "\\ud83d and goodbye"}`, "22P02"],
])("rejects %s as a body", async (_, body, code) => {
  expect(await insertJson(body)).toBe(code);
});

test("inserts one valid row or none, with a known error, whatever the body is", async () => {
  const body = fc.record(
    Object.fromEntries(
      columns.map((name) => [
        name,
        fc.oneof(
          fc.constant((validBody() as Record<string, string>)[name]),
          fc.jsonValue(),
          fc.uuid(),
        ),
      ]),
    ),
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(body, async (values) => {
      const before = Number(await count());
      const code = await insertJson(values);
      expect([null, "23502", "23505", "23514", "22P02", "22P05"]).toContain(code);
      expect(await count()).toBe(before + (code === null ? 1 : 0));
    }),
    { numRuns: 200, seed: 1 },
  );
});
