import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes } from "react";
import type { Submission } from "./schema";

export type FieldName = keyof Submission;

interface FieldTraits {
  autoComplete: HTMLInputAutoCompleteAttribute;
  type?: "text" | "email" | "tel";
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  autoCapitalize?: "words" | "sentences" | "none";
  spellCheck?: boolean;
  /** The field takes the whole width of the form. */
  wide?: boolean;
  /** How many lines it shows; one if left out. */
  lines?: number;
}

/** What the browser and the phone's keyboard need to know of each field, in the form's order. */
export const fields: Record<FieldName, FieldTraits> = {
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
  message: { autoComplete: "off", autoCapitalize: "sentences", wide: true, lines: 7 },
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

/** The id of a field's control; those of its parts begin with it. */
export const idOf = (name: FieldName) =>
  `contact-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** What stands in the fields on the page right now, whether or not the form's code has come. */
export function readFields(): Submission {
  const values = { ...emptySubmission };
  for (const name of fieldNames) {
    const control = document.getElementById(idOf(name));
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      values[name] = control.value;
  }
  return values;
}

/** `over` where it says something, else `under`. */
export function mergeValues(under: Submission | undefined, over: Submission): Submission {
  const merged = { ...over };
  for (const name of fieldNames) merged[name] ||= under?.[name] ?? "";
  return merged;
}

export const isEmpty = (values: Submission) => fieldNames.every((name) => values[name] === "");
