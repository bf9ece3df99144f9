/**
 * The fields of a contact message. The form, the schema of its labels, the notification function and the
 * tests use this table. `contact_submissions` has the same limits as CHECK constraints, and a test
 * compares the two.
 *
 * This file is in `supabase/functions/` because only that folder is deployed. It has no imports, because
 * Deno requires their file extensions, but the site's tools omit them.
 */
interface ContactField<Column extends string> {
  column: Column;
  /** The name of the field in descriptions for editors. */
  words: string;
  /**
   * The label of the field's line in the email to the team. Fields with the same label share a line. If
   * omitted, the field is the body of the email.
   */
  mailLine?: string;
  /**
   * The limits on the length in Unicode code points, as counted by PostgreSQL's `char_length`: `fewest`
   * applies to the visible text, `most` to the whole text.
   */
  fewest: number;
  most: number;
  format?: RegExp;
  control: {
    autoComplete: string;
    type?: "email" | "tel";
    inputMode?: "email" | "tel";
    autoCapitalize?: "words" | "sentences" | "none";
    spellCheck?: boolean;
  };
  /** Whether the field spans the full width of the form. */
  wide?: boolean;
  /** The number of lines in the field's text area. If omitted, the field is a single-line input. */
  rows?: number;
}

/**
 * Matches an address that is valid for `<input type="email">` in the HTML standard, with at least one dot in
 * its domain: a single plain ASCII address without a display name or a line break.
 */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/**
 * Converts an email address's domain to Punycode, which mail servers need, as Chromium's email field does:
 * "ana@münchen.de" becomes "ana@xn--mnchen-3ya.de". A string without a domain is returned unchanged.
 */
export function withAsciiDomain(address: string): string {
  const start = address.lastIndexOf("@") + 1;
  const domain = address.slice(start);
  if (start === 0 || !/\P{ASCII}/u.test(domain)) return address;
  try {
    const { href, hostname } = new URL(`http://${domain}`);
    // A port, a path or a query would be lost, so if there is one, return the address unchanged.
    return href === `http://${hostname}/` ? address.slice(0, start) + hostname : address;
  } catch {
    return address;
  }
}

const define = <Name extends string, Column extends string>(
  fields: Record<Name, ContactField<Column>>,
) => fields;

/** The fields, in the order of the form. */
export const contactFields = define({
  firstName: {
    column: "first_name",
    words: "first name",
    mailLine: "Name",
    fewest: 2,
    most: 100,
    control: { autoComplete: "given-name", autoCapitalize: "words", spellCheck: false },
  },
  lastName: {
    column: "last_name",
    words: "last name",
    mailLine: "Name",
    fewest: 2,
    most: 100,
    control: { autoComplete: "family-name", autoCapitalize: "words", spellCheck: false },
  },
  email: {
    column: "email",
    words: "email address",
    mailLine: "Email",
    fewest: 6,
    most: 254,
    format: emailPattern,
    control: {
      autoComplete: "email",
      type: "email",
      inputMode: "email",
      autoCapitalize: "none",
      spellCheck: false,
    },
  },
  phone: {
    column: "phone",
    words: "phone number",
    mailLine: "Phone",
    fewest: 7,
    most: 40,
    control: { autoComplete: "tel", type: "tel", inputMode: "tel" },
  },
  subject: {
    column: "subject",
    words: "subject",
    mailLine: "Subject",
    fewest: 5,
    most: 150,
    // With "off", WebKit would clear the field when Back restores the page.
    control: { autoComplete: "on", autoCapitalize: "sentences" },
    wide: true,
  },
  message: {
    column: "message",
    words: "message",
    fewest: 10,
    most: 5000,
    control: { autoComplete: "off", autoCapitalize: "sentences" },
    wide: true,
    rows: 7,
  },
});

export type FieldName = keyof typeof contactFields;
export type Submission = Record<FieldName, string>;
export type ContactRow = Record<(typeof contactFields)[FieldName]["column"], string>;

export const fieldNames = Object.keys(contactFields) as FieldName[];

/** Makes a record with a value for each field. */
export const eachField = <Value>(
  make: (field: (typeof contactFields)[FieldName], name: FieldName) => Value,
): Record<FieldName, Value> =>
  Object.fromEntries(fieldNames.map((name) => [name, make(contactFields[name], name)])) as Record<
    FieldName,
    Value
  >;

export const rowOf = (submission: Submission): ContactRow =>
  Object.fromEntries(
    fieldNames.map((name) => [contactFields[name].column, submission[name]]),
  ) as ContactRow;

/**
 * Matches what nobody sees: control characters other than white space, default ignorable code points such as
 * zero-width spaces, and blank symbols. `contact.visible_length()` in the database has the same list.
 */
const invisible =
  /(?![\t-\r])[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{1d159}]/gu;

/** Returns the length of the trimmed text without invisible characters. */
export const visibleLength = (text: string): number =>
  countCharacters(text.replace(invisible, "").trim());

/** Returns the length in Unicode code points, which is the unit of all limits here and in the database. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}
