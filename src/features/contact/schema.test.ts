import { ValidationError } from "yup";
import { exampleSubmission, messagesOfEmpty } from "./exampleSubmission";
import { cleanSubmission, countCharacters, type Submission, submissionSchema } from "./schema";

function messagesFor(typed: Partial<Submission>): Record<string, string> {
  try {
    submissionSchema.validateSync(cleanSubmission(typed), { abortEarly: false, strict: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}

test("a complete message is valid", () => {
  expect(messagesFor(exampleSubmission)).toEqual({});
});

test("an empty form has the six messages of the specification", () => {
  expect(messagesFor({})).toEqual(messagesOfEmpty);
});

test.each<[keyof Submission, string, string, string | undefined]>([
  ["firstName", "one letter", "A", "First name must be at least 2 characters"],
  ["firstName", "two letters", "Al", undefined],
  ["firstName", "one letter in spaces", "   A   ", "First name must be at least 2 characters"],
  ["firstName", "one emoji", "😀", "First name must be at least 2 characters"],
  ["firstName", "two emoji", "😀😀", undefined],
  ["firstName", "101 letters", "a".repeat(101), "First name must be at most 100 characters"],
  ["lastName", "spaces only", "   ", "Last name must be at least 2 characters"],
  ["lastName", "101 letters", "a".repeat(101), "Last name must be at most 100 characters"],
  ["email", "no dot", "ana@example", "Please enter a valid email address"],
  ["email", "spaces around", " ana@example.com ", undefined],
  [
    "email",
    "255 characters",
    `${"a".repeat(250)}@b.co`,
    "Email address must be at most 254 characters",
  ],
  ["phone", "six digits", "555012", "Please enter a valid phone number"],
  ["phone", "seven digits", "5550123", undefined],
  ["phone", "41 digits", "5".repeat(41), "Phone number must be at most 40 characters"],
  ["subject", "four letters", "Help", "Subject must be at least 5 characters"],
  ["subject", "five letters", "Loans", undefined],
  ["subject", "151 letters", "a".repeat(151), "Subject must be at most 150 characters"],
  ["message", "nine letters", "Too short", "Message must be at least 10 characters"],
  ["message", "ten letters", "Long enoug", undefined],
  ["message", "5,000 emoji", "😀".repeat(5000), undefined],
  ["message", "10,000 letters", "a".repeat(10_000), "Message must be at most 5,000 characters"],
])("%s: %s", (field, _, typed, message) => {
  expect(messagesFor({ ...exampleSubmission, [field]: typed })).toEqual(
    message === undefined ? {} : { [field]: message },
  );
});

test.each([
  ["Ana", 3],
  ["😀", 1],
  ["e\u0301", 2],
  ["👩🏽‍⚕️", 5],
  ["", 0],
])("%j has %i characters, as PostgreSQL counts", (text, count) => {
  expect(countCharacters(text)).toBe(count);
});
