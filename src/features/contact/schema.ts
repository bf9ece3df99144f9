import { object, string, ValidationError } from "yup";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatCount } from "../../lib/format";
import {
  contactFields,
  countCharacters,
  eachField,
  type FieldName,
  type Submission,
} from "./fields";

/**
 * Expects text that `cleanSubmission` has cleaned. An error's type is the name of the violated limit; the
 * content has the messages.
 */
export const submissionSchema = object(
  eachField(({ fewest, most, format }) =>
    string()
      .defined()
      .nonNullable()
      .test("fewest", (value = "") => countCharacters(value.trim()) >= fewest)
      .test("most", (value = "") => countCharacters(value) <= most)
      .test("format", (value = "") => format?.test(value) ?? true),
  ),
);

export type FieldErrors = Partial<Record<FieldName, string>>;

/** Returns the first error of each invalid field, as shown to the visitor. */
export function validateSubmission(
  values: Partial<Submission>,
  problems: Queries.ContactFormFieldsFragment["problems"],
): FieldErrors {
  try {
    submissionSchema.validateSync(cleanSubmission(values), { abortEarly: false, strict: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: FieldErrors = {};
    for (const { path, type } of error.inner) {
      const field = path as FieldName;
      const { fewest, most } = contactFields[field];
      const { invalid, tooLong } = problems[field];
      errors[field] ??= fillTemplate(type === "most" ? tooLong : invalid, {
        fewest,
        most: formatCount(most),
      });
    }
    return errors;
  }
}

/**
 * Returns the submission that is validated, hashed into its idempotency key and sent: two texts that
 * differ only in what is cleaned away are the same message. Idempotent.
 */
export function cleanSubmission(values: Partial<Submission>): Submission {
  return eachField((_, name) => cleanField(name, values[name] ?? ""));
}

/** Cleans the text of a field: of one line, or of several where it has a text area. */
export const cleanField = (name: FieldName, text: string): string =>
  contactFields[name].rows ? cleanParagraphs(text) : cleanLine(text);

/** NUL and lone surrogates, which PostgreSQL cannot store (errors 22P05 and 22P02). */
const unstorable = /\0|\p{Surrogate}/gu;

const lineBreak = /\r\n?|\u2028|\u2029/g;

/** A run of line breaks, tabs and other control characters, with the spaces around it. */
const controlCharacters = /[ ]*[\p{Cc}\u2028\u2029]+[ ]*/gu;

/**
 * Removes what the database cannot store, replaces runs of control characters by one space, and
 * trims. Everything else stays as typed.
 */
export function cleanLine(text: string): string {
  return text.replace(unstorable, "").replace(controlCharacters, " ").trim();
}

/**
 * Removes what the database cannot store, normalizes line breaks to `\n`, and trims. Everything else
 * stays as typed.
 */
export function cleanParagraphs(text: string): string {
  return text.replace(unstorable, "").replace(lineBreak, "\n").trim();
}
