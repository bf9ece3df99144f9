import { object, string, ValidationError } from "yup";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatCount } from "../../lib/format";
import {
  cleanSubmission,
  contactFields,
  countCharacters,
  eachField,
  type FieldName,
  type Submission,
  visibleLength,
} from "./fields";

/** Expects cleaned text. An error's type is the name of the violated rule; its message is in content/. */
export const submissionSchema = object(
  eachField(({ fewest, most, format }) =>
    string()
      .defined()
      .nonNullable()
      .test("fewest", (value = "") => visibleLength(value) >= fewest)
      .test("most", (value = "") => countCharacters(value) <= most)
      .test("format", (value = "") => format?.test(value) ?? true),
  ),
);

export type FieldErrors = Partial<Record<FieldName, string>>;

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
