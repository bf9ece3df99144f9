/**
 * What a contact message must be. The one source for the form, the notification function and the
 * tests; the CHECKs of the table `contact_submissions` say the same in SQL, and a test compares them.
 *
 * It stands under `supabase/functions/` because a deployment takes along only what lies there, and it
 * imports nothing but yup, because Deno wants file endings in relative imports.
 */
import { type InferType, object, string } from "yup";

/**
 * Fewest and most characters of each field. A character is a Unicode code point, as PostgreSQL's
 * `char_length` counts. The fewest are counted without white space at both ends, the most with it.
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
 * An address as the HTML standard's `<input type="email">` takes it, with at least one dot in the
 * domain. It admits one plain ASCII address: no display name, no list, no line break.
 */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** The length of a text in Unicode code points, the unit of every limit here and in the database. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

function text(limits: { fewest: number; most: number }, tooShort: string, fieldName: string) {
  // Only made when it is said: the browser's number format takes a slow phone long to make.
  const tooLong = () =>
    `${fieldName} must be at most ${limits.most.toLocaleString("en-US")} characters`;
  return string()
    .defined(tooShort)
    .nonNullable(tooShort)
    .test("fewest", tooShort, (value = "") => countCharacters(value.trim()) >= limits.fewest)
    .test("most", tooLong, (value = "") => countCharacters(value) <= limits.most);
}

const emailMessage = "Please enter a valid email address";

/** The six fields with the messages a visitor sees. Expects text that `cleanSubmission` has cleaned. */
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
