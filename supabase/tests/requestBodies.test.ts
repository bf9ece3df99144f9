/** @jest-environment ./supabase/tests/pgliteEnvironment.ts */
import fc from "fast-check";
import { aMessage, type ContactDatabase, openContactDatabase } from "./contactDatabase";

let database: ContactDatabase;
beforeAll(async () => {
  database = await openContactDatabase();
  await database.change({ overall_limit: 1_000_000 });
});

const columns = ["id", ...Object.keys(aMessage)];

/** Adds what a request's JSON says, as PostgREST does; the error's code, or null. */
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
const aBody = () => ({ id: crypto.randomUUID(), ...aMessage });

test("a body as the form sends it is taken", async () => {
  expect(await insertJson(aBody())).toBeNull();
});

test.each([
  ["nothing", {}, "23502"],
  ["a list", [], "22023"],
  ["a number", 7, "22023"],
  ["no JSON", "{", "22P02"],
  ["a NUL in JSON", { ...aBody(), message: "Hello\0 and goodbye" }, "22P05"],
  ["half a surrogate pair", `{"message": "\\ud83d and goodbye"}`, "22P02"],
])("refused as a body: %s", async (_, body, code) => {
  expect(await insertJson(body)).toBe(code);
});

// A list or an object is text like any other where it has the length of the field.
test.each(
  Object.keys(aMessage).flatMap((column) => [
    [column, "null", null, "23502"],
    [column, "a number", 7, "23514"],
    [column, "a list as long as a book", Array.from({ length: 6000 }, () => "a"), "23514"],
  ]),
)("%s refuses %s", async (column, _, value, code) => {
  expect(await insertJson({ ...aBody(), [String(column)]: value })).toBe(code);
});

test.each([null, "", "1", 7, true, [], {}])("a key of %j is refused", async (id) => {
  expect(await insertJson({ ...aBody(), id })).toMatch(/^(23502|22P02)$/);
});

test("whatever a body says, it adds one checked row or none, and answers with a known refusal", async () => {
  const body = fc.record(
    Object.fromEntries(
      columns.map((name) => [
        name,
        fc.oneof(fc.constant((aBody() as Record<string, string>)[name]), fc.jsonValue(), fc.uuid()),
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
