/**
 * The fields of a contact message. The form, its labels' schema, the notification function and the
 * tests read this table; `contact_submissions` has the same limits as CHECK constraints, and a test
 * compares the two.
 *
 * The file is in `supabase/functions/` because only that folder is deployed. It has no imports, because
 * Deno requires file extensions in them and the site's tools leave them out.
 */
interface ContactField<Column extends string> {
  column: Column;
  /** The field's name in descriptions for editors. */
  words: string;
  /**
   * Its line in the mail to the team; fields with the same line share it. Without a line, it is the mail's
   * text.
   */
  mailLine?: string;
  /**
   * The length limits in Unicode code points, as PostgreSQL's `char_length` counts them: `fewest` of the
   * trimmed text, `most` of the whole text.
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
  /** Spans the form's whole width. */
  wide?: boolean;
  /** The lines of its text area, which keeps line breaks; a one-line input if left out. */
  rows?: number;
}

/**
 * An address as the HTML standard's `<input type="email">` accepts it, with at least one dot in the domain.
 * It matches one plain ASCII address: no display name, no list, no line break.
 */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/**
 * Returns an address with its domain in the ASCII form for mail servers: "ana@münchen.de" becomes
 * "ana@xn--mnchen-3ya.de", as in Chromium's email field. A text without a domain stays as it is.
 */
export function withAsciiDomain(address: string): string {
  const start = address.lastIndexOf("@") + 1;
  const domain = address.slice(start);
  if (start === 0 || !/\P{ASCII}/u.test(domain)) return address;
  try {
    const { href, hostname } = new URL(`http://${domain}`);
    // A port, a path or a query would be lost.
    return href === `http://${hostname}/` ? address.slice(0, start) + hostname : address;
  } catch {
    return address;
  }
}

const define = <Name extends string, Column extends string>(
  fields: Record<Name, ContactField<Column>>,
) => fields;

/** In the form's order. */
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
    // With "off", WebKit empties it when Back restores the page.
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
/** The fields of a message as a row of `contact_submissions`. */
export type ContactRow = Record<(typeof contactFields)[FieldName]["column"], string>;

export const fieldNames = Object.keys(contactFields) as FieldName[];

/** Creates a value for each field. */
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

/** Returns the length in Unicode code points, the unit of every limit here and in the database. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}
