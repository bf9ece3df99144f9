/** @jest-environment ./supabase/tests/pgliteEnvironment.ts */
import fc from "fast-check";
import { cleanSubmission } from "../../src/features/contact/schema";
import {
  emailPattern,
  type Submission,
  submissionLimits,
  submissionSchema,
} from "../functions/_shared/submissionSchema";
import { aMessage, type ContactDatabase, openContactDatabase } from "./contactDatabase";

type Column = keyof typeof aMessage;

const columnOf: Record<keyof Submission, Column> = {
  firstName: "first_name",
  lastName: "last_name",
  email: "email",
  phone: "phone",
  subject: "subject",
  message: "message",
};
const fields = Object.keys(columnOf) as (keyof Submission)[];

const aSubmission: Submission = {
  firstName: aMessage.first_name,
  lastName: aMessage.last_name,
  email: aMessage.email,
  phone: aMessage.phone,
  subject: aMessage.subject,
  message: aMessage.message,
};

let database: ContactDatabase;
beforeAll(async () => {
  database = await openContactDatabase();
  await database.change({ overall_limit: 1_000_000 });
});

async function codeOf(message: Record<string, unknown>): Promise<string | null> {
  try {
    await database.send(message);
    return null;
  } catch (error) {
    return String((error as { code?: string }).code);
  }
}

/** Whether the form and the table take the text, which must be the same. */
async function taken(field: keyof Submission, text: string): Promise<boolean> {
  const inTheForm = submissionSchema.isValidSync(
    { ...aSubmission, [field]: text },
    { strict: true },
  );
  const inTheTable = (await codeOf({ [columnOf[field]]: text })) === null;
  expect({ field, text, inTheTable }).toEqual({ field, text, inTheTable: inTheForm });
  return inTheTable;
}

const astral = "😀";

describe.each(
  fields.filter((field) => field !== "email").map((field) => [field, submissionLimits[field]]),
)("%s", (field, { fewest, most }) => {
  test.each([
    ["empty", "", false],
    ["one too short", "a".repeat(fewest - 1), false],
    ["just long enough", "a".repeat(fewest), true],
    ["just short enough", "a".repeat(most), true],
    ["one too long", "a".repeat(most + 1), false],
    ["spaces only", " ".repeat(most), false],
    ["white space of every kind only", "\t\n\r\u00a0\u2003\u3000\ufeff".repeat(2), false],
    ["too short but for spaces", `${"a".repeat(fewest - 1)}   `, false],
    ["emoji, one too few", astral.repeat(fewest - 1), false],
    ["emoji, just enough", astral.repeat(fewest), true],
    ["emoji, the most", astral.repeat(most), true],
    ["emoji, one too many", astral.repeat(most + 1), false],
    ["combining marks", "e\u0301".repeat(fewest), true],
    ["right to left", "\u202e".padEnd(fewest + 1, "ש"), true],
    ["a megabyte", "a".repeat(1_000_000), false],
  ])("%s", async (_, text, expected) => {
    expect(await taken(field, text)).toBe(expected);
  });

  test("the form and the table agree on any text", async () => {
    const text = fc.string({
      unit: fc.constantFrom("a", " ", "\u2003", "\n", "\ufeff", astral, "ñ"),
    });
    await fc.assert(
      fc.asyncProperty(text, async (value) => {
        await taken(field, value);
      }),
      { numRuns: 50 },
    );
  });
});

test.each([
  ["ana@example.com", true],
  ["a@b.co", true],
  ["ana+loan@mail.example.co.tt", true],
  ["d'andrade@example.com", true],
  [`${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(57)}.com`, true],
  [`${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(58)}.com`, false],
  ["", false],
  ["ana", false],
  ["ana@example", false],
  ["@example.com", false],
  ["ana@@example.com", false],
  ["ana@-example.com", false],
  ["ana@example..com", false],
  [" ana@example.com", false],
  ["ana@example.com\n", false],
  ["ana@example.com\r\nBcc: all@example.com", false],
  ["Ana <ana@example.com>", false],
  ["ana@example.com,bob@example.com", false],
  ["ana@exämple.com", false],
])("email %j", async (address, expected) => {
  expect(await taken("email", address)).toBe(expected);
});

test("the table's pattern for addresses is the schema's", async () => {
  const [check] = await database.sql(
    "select pg_get_constraintdef(oid) as text from pg_constraint where conname like 'email_is%'",
  );
  expect(String(check?.text).replaceAll("''", "'")).toContain(`'${emailPattern.source}'`);
});

test.each([
  ["HTML", "<script>alert('x')</script><a href=https://example.com>click</a>"],
  ["SQL", "'); drop table contact_submissions; --"],
  ["paths and templates", `%00 ../../etc/passwd \${process.env.KEY} {{7*7}}`],
  ["right to left and combining marks", "\u202eשלום\u202c e\u0301 👩🏽‍⚕️"],
  ["line breaks and tabs", "one\ntwo\n\n\tthree"],
  ["header lines", "Hello\r\nBcc: everyone@example.com"],
])("stored as typed: %s", async (_, message) => {
  const id = crypto.randomUUID();
  await database.send({ id, message });
  expect(await database.sql("select message from contact_submissions where id = $1", [id])).toEqual(
    [{ message }],
  );
});

test.each([
  ["no key", { id: null }, "23502"],
  ["a key that is no UUID", { id: "1" }, "22P02"],
  ["a missing field", { subject: null }, "23502"],
  ["a NUL", { message: "Hello\0 and goodbye" }, "22021"],
  ["an unknown column", { salary: "1000" }, "42703"],
])("refused: %s", async (_, message, code) => {
  expect(await codeOf(message)).toBe(code);
});

test("the same key twice is one row, whatever the second says", async () => {
  const id = crypto.randomUUID();
  expect(await codeOf({ id })).toBeNull();
  expect(await codeOf({ id, message: "Something else altogether" })).toBe("23505");
  expect(await database.sql("select message from contact_submissions where id = $1", [id])).toEqual(
    [{ message: aMessage.message }],
  );
});

test("whatever is typed, once cleaned and valid, is taken", async () => {
  const typed = fc.record(
    Object.fromEntries(
      fields.map((field) => [
        field,
        field === "email"
          ? fc.emailAddress()
          : fc.string({ unit: "binary", minLength: 2, maxLength: submissionLimits[field].most }),
      ]),
    ) as Record<keyof Submission, fc.Arbitrary<string>>,
  );
  await fc.assert(
    fc.asyncProperty(typed, async (values) => {
      const cleaned = cleanSubmission(values);
      fc.pre(submissionSchema.isValidSync(cleaned));
      const row = fields.map((field) => [columnOf[field], cleaned[field]]);
      expect(await codeOf(Object.fromEntries(row))).toBeNull();
    }),
    { numRuns: 100 },
  );
});
