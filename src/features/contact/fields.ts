import {
  contactFields,
  eachField,
  type FieldName,
  fieldNames,
  type Submission,
  withAsciiDomain,
} from "../../../supabase/functions/_shared/contactFields";

export * from "../../../supabase/functions/_shared/contactFields";

export const emptySubmission: Submission = eachField(() => "");

/** The id of a field's control, and the prefix of the ids of its error and character count. */
export const fieldId = (name: FieldName) =>
  `contact-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const controlOf = (name: FieldName) =>
  document.getElementById(fieldId(name)) as HTMLInputElement | HTMLTextAreaElement | null;

/** Returns the values of the controls, even if React has not hydrated them yet. */
export const readFields = (): Submission => eachField((_, name) => controlOf(name)?.value ?? "");
export function writeFields(values: Submission): void {
  for (const name of fieldNames) {
    const control = controlOf(name);
    if (control && control.value !== values[name]) control.value = values[name];
  }
}

export const isEmpty = (values: Submission) => fieldNames.every((name) => values[name] === "");

/**
 * Returns the submission in the form in which it is validated, hashed into its idempotency key and sent.
 * Submissions that differ only in characters that are cleaned are the same message. Idempotent.
 */
export function cleanSubmission(values: Partial<Submission>): Submission {
  return eachField((_, name) => cleanField(name, values[name] ?? ""));
}

/** Cleans the text in a field: as a single line, or as paragraphs if the field is a text area. */
export function cleanField(name: FieldName, text: string): string {
  if (contactFields[name].rows) return cleanParagraphs(text);
  return name === "email"
    ? withAsciiDomain(cleanLine(text.replace(invisible, "")))
    : cleanLine(text);
}

/** Invisible characters that some programs put around a copied email address. */
const invisible = /\p{Cf}/gu;

/** NUL and lone surrogates, which PostgreSQL cannot store (errors 22P05 and 22P02). */
const unstorable = /\0|\p{Surrogate}/gu;

const lineBreak = /\r\n?|\u2028|\u2029/g;

/** A run of spaces, line breaks, tabs or other control characters. */
const gap = /[ \p{Cc}\u2028\u2029]+/gu;

/**
 * Removes characters that the database cannot store, collapses runs of spaces and control characters into
 * one space, and trims. Everything else is kept.
 */
function cleanLine(text: string): string {
  return text
    .replace(unstorable, "")
    .replace(gap, (run) => (/[^ ]/.test(run) ? " " : run))
    .trim();
}

/**
 * Removes characters that the database cannot store, normalizes line breaks to `\n`, and trims. Keeps the
 * rest.
 */
function cleanParagraphs(text: string): string {
  return text.replace(unstorable, "").replace(lineBreak, "\n").trim();
}
