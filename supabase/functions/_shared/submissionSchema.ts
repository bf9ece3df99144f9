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

function text(limits: { fewest: number; most: number }, tooShort: string, fieldName: string) {
  // Evaluated lazily, because creating a number format is slow on phones.
  const tooLong = () =>
    `${fieldName} must be at most ${limits.most.toLocaleString("en-US")} characters`;
  return string()
    .defined(tooShort)
    .nonNullable(tooShort)
    .test("fewest", tooShort, (value = "") => countCharacters(value.trim()) >= limits.fewest)
    .test("most", tooLong, (value = "") => countCharacters(value) <= limits.most);
}

const emailMessage = "Please enter a valid email address";

/** The six fields with their error messages. Expects text that `cleanSubmission` has cleaned. */
export const submissionSchema = object({
  firstName: text(
    submissionLimits.firstName,
    "First name must be at least 2 characters",
    "First name",
  ),
  lastName: text(submissionLimits.lastName, "Last name must be at least 2 characters", "Last name"),
  email: text(submissionLimits.email, emailMessage, "Email address").test(
    "format",
    emailMessage,
    (value = "") => emailPattern.test(value),
  ),
  phone: text(submissionLimits.phone, "Please enter a valid phone number", "Phone number"),
  subject: text(submissionLimits.subject, "Subject must be at least 5 characters", "Subject"),
  message: text(submissionLimits.message, "Message must be at least 10 characters", "Message"),
});

export type Submission = InferType<typeof submissionSchema>;
