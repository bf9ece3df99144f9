/**
 * The schema of a contact message, for the form, the notification function and the tests. The table
 * `contact_submissions` has the same limits as CHECK constraints, and a test compares the two.
 *
 * The file is in `supabase/functions/` because only that folder is deployed. It has no relative
 * imports, because Deno requires file extensions in them and the site's tools leave them out.
 */
import { type InferType, object, string } from "yup";

/**
 * The length limits of each field, in Unicode code points as PostgreSQL's `char_length` counts them.
 * `fewest` counts the trimmed text, `most` the whole text.
 */
export const submissionLimits = {
  firstName: { fewest: 2, most: 100 },
  lastName: { fewest: 2, most: 100 },
  email: { fewest: 6, most: 254 },
  phone: { fewest: 7, most: 40 },
  subject: { fewest: 5, most: 150 },
  message: { fewest: 10, most: 5000 },
} as const;

/**
 * An address as the HTML standard's `<input type="email">` accepts it, with at least one dot in the
 * domain. It matches one plain ASCII address: no display name, no list, no line break.
 */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** Returns the length in Unicode code points, the unit of every limit here and in the database. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

const text = ({ fewest, most }: { fewest: number; most: number }) =>
  string()
    .defined()
    .nonNullable()
    .test("fewest", (value = "") => countCharacters(value.trim()) >= fewest)
    .test("most", (value = "") => countCharacters(value) <= most);

/**
 * The six fields. Expects text that `cleanSubmission` has cleaned. An error's type is the name of the
 * violated limit; the form has the messages.
 */
export const submissionSchema = object({
  firstName: text(submissionLimits.firstName),
  lastName: text(submissionLimits.lastName),
  email: text(submissionLimits.email).test("format", (value = "") => emailPattern.test(value)),
  phone: text(submissionLimits.phone),
  subject: text(submissionLimits.subject),
  message: text(submissionLimits.message),
});

export type Submission = InferType<typeof submissionSchema>;
