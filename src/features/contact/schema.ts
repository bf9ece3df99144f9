import { ValidationError } from "yup";
import {
  type Submission,
  submissionLimits,
  submissionSchema,
} from "../../../supabase/functions/_shared/submissionSchema";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatCount } from "../../lib/format";

export {
  countCharacters,
  type Submission,
  submissionLimits,
  submissionSchema,
} from "../../../supabase/functions/_shared/submissionSchema";

export type FieldErrors = Partial<Record<keyof Submission, string>>;

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
      const field = path as keyof Submission;
      const { fewest, most } = submissionLimits[field];
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
  return {
    firstName: cleanLine(values.firstName ?? ""),
    lastName: cleanLine(values.lastName ?? ""),
    email: cleanLine(values.email ?? ""),
    phone: cleanLine(values.phone ?? ""),
    subject: cleanLine(values.subject ?? ""),
    message: cleanParagraphs(values.message ?? ""),
  };
}

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
