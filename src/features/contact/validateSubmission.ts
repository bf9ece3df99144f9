import { ValidationError } from "yup";
import type { FieldName } from "./fields";
import { cleanSubmission, type Submission, submissionSchema } from "./schema";

export type Problems = Partial<Record<FieldName, string>>;

/** What is wrong with each field, in the visitor's words; of two mistakes in one field, the first. */
export function validateSubmission(values: Partial<Submission>): Problems {
  try {
    submissionSchema.validateSync(cleanSubmission(values), { abortEarly: false, strict: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems: Problems = {};
    for (const { path, message } of error.inner) problems[path as FieldName] ??= message;
    return problems;
  }
}
