import {
  eachField,
  type FieldName,
  fieldNames,
  type Submission,
} from "../../../supabase/functions/_shared/contactFields";

export * from "../../../supabase/functions/_shared/contactFields";

export const emptySubmission: Submission = eachField(() => "");

/** The id of a field's control; the ids of its error and character count begin with it. */
export const fieldId = (name: FieldName) =>
  `contact-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const controlOf = (name: FieldName) =>
  document.getElementById(fieldId(name)) as HTMLInputElement | HTMLTextAreaElement | null;

/** Returns the values of the controls in the document, also before React has hydrated them. */
export const readFields = (): Submission => eachField((_, name) => controlOf(name)?.value ?? "");

/** Puts values into the controls in the document. */
export function writeFields(values: Submission): void {
  for (const name of fieldNames) {
    const control = controlOf(name);
    if (control && control.value !== values[name]) control.value = values[name];
  }
}

/** Returns `values` with its empty fields filled from `fallback`. */
export function fillEmptyFields(values: Submission, fallback: Submission | undefined): Submission {
  const filled = { ...values };
  for (const name of fieldNames) filled[name] ||= fallback?.[name] ?? "";
  return filled;
}

export const isEmpty = (values: Submission) => fieldNames.every((name) => values[name] === "");
