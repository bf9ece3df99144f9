import { ValidationError } from "yup";
import {
  cleanSubmission,
  countCharacters,
  type Submission,
  submissionSchema,
} from "./submissionSchema";

const valid: Submission = {
  firstName: "Ana",
  lastName: "D'Andrade-Núñez",
  email: "ana@example.com",
  phone: "868-555-0142",
  subject: "A question",
  message: "How long does it take?",
};

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
  expect(messagesFor(valid)).toEqual({});
});

test("an empty form has the six messages of the specification", () => {
  expect(messagesFor({})).toEqual({
    firstName: "First name must be at least 2 characters",
    lastName: "Last name must be at least 2 characters",
    email: "Please enter a valid email address",
    phone: "Please enter a valid phone number",
    subject: "Subject must be at least 5 characters",
    message: "Message must be at least 10 characters",
  });
});

test.each<[keyof Submission, string, string | undefined]>([
  ["firstName", "A", "First name must be at least 2 characters"],
  ["firstName", "Al", undefined],
  ["firstName", "   A   ", "First name must be at least 2 characters"],
  ["firstName", "😀", "First name must be at least 2 characters"],
  ["firstName", "😀😀", undefined],
  ["firstName", "a".repeat(101), "First name must be at most 100 characters"],
  ["lastName", " ", "Last name must be at least 2 characters"],
  ["lastName", "a".repeat(101), "Last name must be at most 100 characters"],
  ["email", "ana@example", "Please enter a valid email address"],
  ["email", " ana@example.com ", undefined],
  ["email", `${"a".repeat(250)}@b.co`, "Email address must be at most 254 characters"],
  ["phone", "555012", "Please enter a valid phone number"],
  ["phone", "5550123", undefined],
  ["phone", "5".repeat(41), "Phone number must be at most 40 characters"],
  ["subject", "Help", "Subject must be at least 5 characters"],
  ["subject", "Loans", undefined],
  ["subject", "a".repeat(151), "Subject must be at most 150 characters"],
  ["message", "Too short", "Message must be at least 10 characters"],
  ["message", "Long enoug", undefined],
  ["message", "😀".repeat(5000), undefined],
  ["message", "a".repeat(10_000), "Message must be at most 5,000 characters"],
])("%s %j", (field, typed, message) => {
  expect(messagesFor({ ...valid, [field]: typed })).toEqual(
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
