import { readFileSync } from "node:fs";
import fc from "fast-check";
import { becomesTrue } from "../../scripts/lib/becomesTrue";
import { cleanSubmission } from "../../src/features/contact/fields";
import { submissionSchema } from "../../src/features/contact/schema";
import {
  contactFields,
  emailPattern,
  type FieldName,
  fieldNames as fields,
  visibleLength,
} from "../functions/_shared/contactFields";
import { codeOf, createContactDatabase } from "./contactDatabase";
import { exampleRow, exampleSubmission } from "./exampleSubmission";

const database = createContactDatabase();
beforeAll(() => database.changeSettings({ overall_limit: 1_000_000 }));

const sentCode = (message: Record<string, unknown>) => codeOf(database.send(message));

/** Returns whether the table accepts the value, and expects the form to agree. */
async function isAccepted(field: FieldName, text: string): Promise<boolean> {
  const inForm = submissionSchema.isValidSync(
    { ...exampleSubmission, [field]: text },
    { strict: true },
  );
  const inTable = (await sentCode({ [contactFields[field].column]: text })) === null;
  expect({ field, text, inTable }).toEqual({ field, text, inTable: inForm });
  return inTable;
}

const emoji = "😀";

describe.each(
  fields.filter((field) => field !== "email").map((field) => [field, contactFields[field]]),
)("%s", (field, { fewest, most }) => {
  test.each([
    ["one character too short", "a".repeat(fewest - 1), false],
    ["just long enough", "a".repeat(fewest), true],
    ["just within the maximum", "a".repeat(most), true],
    ["one character too long", "a".repeat(most + 1), false],
    ["only white space of every kind", "\t\n\r\u00a0\u2003\u3000\ufeff".repeat(2), false],
    ["only invisible characters", "\u200b\u200d\u2060\u202e\u0007\u2800".repeat(10), false],
    ["too short without its invisible characters", `${"a".repeat(fewest - 1)}\u200b`, false],
    ["too short without the spaces at its end", `${"a".repeat(fewest - 1)}   `, false],
    ["made of emoji, one too few", emoji.repeat(fewest - 1), false],
    ["made of emoji, one too many", emoji.repeat(most + 1), false],
  ])(
    "the form and the table give the expected verdict on a value that is %s",
    async (_, text, expected) => {
      expect(await isAccepted(field, text)).toBe(expected);
    },
  );
});

test.each([
  ["accept", "ana@example.com"],
  ["accept", "ana+loan@mail.example.co.tt"],
  ["accept", "d'andrade@example.com"],
  ["accept", `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(57)}.com`],
  ["reject", `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(58)}.com`],
  ["reject", "ana@example"],
  ["reject", "ana@@example.com"],
  ["reject", "ana@example..com"],
  ["reject", "Ana <ana@example.com>"],
  ["reject", "ana@example.com\r\nBcc: all@example.com"],
  ["reject", "ana@exämple.com"],
])("the form and the table both %s the email address %j", async (verb, address) => {
  expect(await isAccepted("email", address)).toBe(verb === "accept");
});

test("the form, the function and the table agree on which characters are visible", async () => {
  const expectAgreement = async (texts: string[]) =>
    expect(
      await database.sql(
        `select contact.visible_length(text) as length
         from unnest($1::text[]) with ordinality as each (text, place) order by place`,
        [texts],
      ),
    ).toEqual(texts.map((text) => ({ length: visibleLength(text) })));
  const codes = Array.from({ length: 0x10fffe }, (_, index) => index + 1).filter(
    (code) => code < 0xd800 || code > 0xdfff,
  );
  // Compares the number of visible characters in each block, and each character next to one that differs.
  const blocks = Array.from({ length: codes.length / 1024 + 1 }, (_, index) =>
    codes.slice(index * 1024, (index + 1) * 1024),
  );
  await expectAgreement(blocks.map((block) => `a${String.fromCodePoint(...block)}a`));
  const between = (code: number) => `a${String.fromCodePoint(code)}a`;
  const lengths = codes.map((code) => visibleLength(between(code)));
  const edges = codes.filter(
    (_, index) =>
      lengths[index] !== lengths[index + 1] || lengths[index] !== (lengths[index - 1] ?? 0),
  );
  expect(edges.length).toBeGreaterThan(60);
  await expectAgreement(edges.map(between));
});

test("the table uses the form's pattern for email addresses", async () => {
  const [check] = await database.sql(
    "select pg_get_constraintdef(oid) as text from pg_constraint where conname like 'email_is%'",
  );
  expect(String(check?.text).replaceAll("''", "'")).toContain(`'${emailPattern.source}'`);
});

test.each([
  "<script>alert('x')</script> '); drop table contact_submissions; -- %00 ../../etc {{7*7}}",
  "\u202eשלום\u202c e\u0301 👩🏽‍⚕️ one\ntwo\n\n\tthree\r\nBcc: everyone@example.com",
])("stores %j unchanged", async (message) => {
  const id = crypto.randomUUID();
  await database.send({ id, message });
  expect(await database.sql("select message from contact_submissions where id = $1", [id])).toEqual(
    [{ message }],
  );
});

test.each([
  ["a missing id", { id: null }, "23502"],
  ["an id that is not a UUID", { id: "1" }, "22P02"],
  ["a missing field", { subject: null }, "23502"],
  ["a NUL character", { message: "Hello\0 and goodbye" }, "22021"],
  ["an unknown column", { salary: "1000" }, "42703"],
])("rejects %s", async (_, message, code) => {
  expect(await sentCode(message)).toBe(code);
});

test("refuses a text of ten million characters within the time that a statement has", async () => {
  expect(await sentCode({ message: "a\u200b".repeat(5_000_000) })).toBe("23514");
});

test.each([
  ["a NUL", "My salary is 5000\0", "22P05"],
  ["half a surrogate pair", "My salary is 5000\ud800", "22P02"],
])(
  "writes nothing of a message to PostgreSQL's log when its JSON has %s",
  async (_, message, code) => {
    const readLog = () => readFileSync(String(process.env.TEST_POSTGRES_LOG), "utf8");
    const insert = `insert into contact_submissions (${Object.keys(exampleRow)}, id)
      select ${Object.keys(exampleRow)}, gen_random_uuid()
      from json_populate_record(null::contact_submissions, $1)`;
    const body = [JSON.stringify({ ...exampleRow, message })];
    expect(await codeOf(database.as("anon", insert, body))).toBe(code);
    // The owner's errors are logged, and after those of the data API.
    expect(await codeOf(database.sql(insert.replace("null", "'logged'"), body))).toBe("22P02");
    expect(await becomesTrue(() => readLog().includes("logged"))).toBe(true);
    expect(readLog()).not.toContain("My salary");
  },
);

test("for any text that has been cleaned, the form and the table agree on whether to accept it", async () => {
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom("a", " ", "\u2003", "\n", "\ufeff", emoji, "ñ") }),
    fc.string({ unit: "binary", minLength: 2, maxLength: 200 }),
    fc.emailAddress(),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fields), text, async (field, value) => {
      const cleaned = cleanSubmission({ ...exampleSubmission, [field]: value });
      await isAccepted(field, cleaned[field]);
    }),
    { numRuns: 200 },
  );
});
