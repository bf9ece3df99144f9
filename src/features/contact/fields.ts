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
  `contact${name.replace(/^./, (letter) => letter.toUpperCase())}`;

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

/** Empties the form if it is on the page. React handles the event. */
export const resetForm = () => controlOf("message")?.form?.reset();

export const isEmpty = (values: Submission) => fieldNames.every((name) => values[name] === "");

/**
 * Returns the submission as it is validated and sent. Submissions that are equal once cleaned are the same
 * message, so they share an idempotency key. Cleaning is idempotent.
 */
export function cleanSubmission(values: Partial<Submission>): Submission {
  return eachField((_, name) => cleanField(name, values[name] ?? ""));
}

/**
 * Removes characters that the database cannot store, and trims. In a single-line field, control characters
 * become one space, together with the spaces around them. In a multi-line field, line breaks become `\n`.
 * In an email address, invisible characters are removed and the domain is converted to Punycode.
 */
export function cleanField(name: FieldName, text: string): string {
  const storable = text.replace(unstorable, "");
  if (contactFields[name].rows) return storable.replace(lineBreak, "\n").trim();
  const clean = (line: string) => line.replace(gap, (run) => (/[^ ]/.test(run) ? " " : run)).trim();
  return name === "email"
    ? withAsciiDomain(clean(storable.replace(invisible, "")))
    : clean(storable);
}

/** Invisible characters that some programs put around a copied email address. */
const invisible = /\p{Cf}/gu;

/** NUL and lone surrogates, which PostgreSQL cannot store (errors 22P05 and 22P02). */
const unstorable = /\0|\p{Surrogate}/gu;

const lineBreak = /\r\n?|\u2028|\u2029/g;

const gap = /[ \p{Cc}\u2028\u2029]+/gu;
