import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes } from "react";
import type { Submission } from "./schema";

export type FieldName = keyof Submission;

interface FieldAttributes {
  autoComplete: HTMLInputAutoCompleteAttribute;
  type?: "text" | "email" | "tel";
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  autoCapitalize?: "words" | "sentences" | "none";
  spellCheck?: boolean;
  /** Spans the form's whole width. */
  wide?: boolean;
  /** The height of a text area in lines; a one-line input if left out. */
  rows?: number;
}

/** The attributes of each control, in the form's order. */
export const fields: Record<FieldName, FieldAttributes> = {
  firstName: { autoComplete: "given-name", autoCapitalize: "words", spellCheck: false },
  lastName: { autoComplete: "family-name", autoCapitalize: "words", spellCheck: false },
  email: {
    autoComplete: "email",
    type: "email",
    inputMode: "email",
    autoCapitalize: "none",
    spellCheck: false,
  },
  phone: { autoComplete: "tel", type: "tel", inputMode: "tel" },
  subject: { autoComplete: "off", autoCapitalize: "sentences", wide: true },
  message: { autoComplete: "off", autoCapitalize: "sentences", wide: true, rows: 7 },
};

export const fieldNames = Object.keys(fields) as FieldName[];

export const emptySubmission: Submission = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  subject: "",
  message: "",
};

/** The id of a field's control; the ids of its error and character count begin with it. */
export const fieldId = (name: FieldName) =>
  `contact-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Returns the values of the controls in the document, also before React has hydrated them. */
export function readFields(): Submission {
  const values = { ...emptySubmission };
  for (const name of fieldNames) {
    const control = document.getElementById(fieldId(name));
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      values[name] = control.value;
  }
  return values;
}

/** Returns `values` with its empty fields filled from `fallback`. */
export function fillEmptyFields(values: Submission, fallback: Submission | undefined): Submission {
  const filled = { ...values };
  for (const name of fieldNames) filled[name] ||= fallback?.[name] ?? "";
  return filled;
}

export const isEmpty = (values: Submission) => fieldNames.every((name) => values[name] === "");
