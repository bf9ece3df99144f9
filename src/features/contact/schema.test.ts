import fc from "fast-check";
import { contactFields, fieldNames } from "../../../supabase/functions/_shared/contactFields";
import { exampleSubmission } from "../../../supabase/tests/exampleSubmission";
import { readContent } from "../../../test/readContent";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatCount } from "../../lib/format";
import { cleanField, type Submission } from "./fields";
import { validateSubmission } from "./schema";

const { form } = readContent<{ form: Queries.ContactFormFieldsFragment }>("contact/page.yaml");
const errorsOf = (values: Partial<Submission>) => validateSubmission(values, form.problems);

/** Returns a field's error message, with the character limit filled in. */
const errorOf = (field: keyof Submission, problem: "invalid" | "tooLong", limit: number | string) =>
  fillTemplate(form.problems[field][problem], { fewest: limit, most: limit });

test.each(fieldNames)("names the limit when %s is too long", (field) => {
  const { most } = contactFields[field];
  expect(errorsOf({ ...exampleSubmission, [field]: `${"a".repeat(most)}@b.co` })).toEqual({
    [field]: errorOf(field, "tooLong", formatCount(most)),
  });
});

test.each([
  ["rejects", "no dot", "ana@example"],
  ["accepts", "spaces around", " ana@example.com "],
  ["accepts", "invisible marks around", "\u202aana@example.com\u202c\u200b"],
  ["accepts", "a domain in non-ASCII letters", "ana@münchen.de"],
  ["rejects", "a domain in non-ASCII letters with a path", "ana@münchen.de/ana"],
])("%s an email address with %s: %j", (verb, _, email) => {
  expect(errorsOf({ ...exampleSubmission, email })).toEqual(
    verb === "accepts" ? {} : { email: errorOf("email", "invalid", contactFields.email.fewest) },
  );
});

test.each([
  ["in Latin letters", "ana@münchen.de", "ana@xn--mnchen-3ya.de"],
  ["in capitals", "Ana@MÜNCHEN.de", "Ana@xn--mnchen-3ya.de"],
  ["with a combining mark", "ana@mu\u0308nchen.de", "ana@xn--mnchen-3ya.de"],
  ["in Cyrillic", " ana@россия.рф\u200e", "ana@xn--h1alffa9f.xn--p1ai"],
  ["with an ideographic full stop", "ana@例え。jp", "ana@xn--r8jz45g.jp"],
  ["in full-width letters", "ana@ｅｘａｍｐｌｅ.com", "ana@example.com"],
  ["in ASCII", "Ana@Example.COM", "Ana@Example.COM"],
  ["with a port", "ana@münchen.de:25", "ana@münchen.de:25"],
  ["with a space", "ana@mün chen.de", "ana@mün chen.de"],
  ["alone", "münchen.de", "münchen.de"],
])(
  "cleanField converts an email address's domain to Punycode only if it is valid and not ASCII: %s",
  (_, typed, cleaned) => {
    expect(cleanField("email", typed)).toBe(cleaned);
    expect(cleanField("email", cleaned)).toBe(cleaned);
  },
);

test.each([
  ["does not join surrogates around a NUL", "\ud83d\0\ude00", ""],
  ["replaces pasted line breaks with a space", "Ana\r\n\r\nMaria", "Ana Maria"],
  ["replaces control characters with a space", "Ana\t\u0007 Maria\u0085B", "Ana Maria B"],
  ["trims white space", " \u00a0\u3000Ana\ufeff\n", "Ana"],
])("cleanField %s in a single-line field", (_, typed, cleaned) => {
  expect(cleanField("firstName", typed)).toBe(cleaned);
});

// Emoji, inner spaces, apostrophes, accents, combining marks, direction overrides and HTML.
test.each(["Ana 😀", "Ana  Maria", "D'Andrade-Núñez O\u0308", "\u202eשלום\u202c", "<b>Ana</b>"])(
  "cleanField keeps %j in a single-line field",
  (typed) => expect(cleanField("firstName", typed)).toBe(typed),
);

test.each([
  ["normalizes every kind of line break", "a\r\nb\rc\u2028d\u2029e", "a\nb\nc\nd\ne"],
  ["keeps empty lines and tabs", "a\n\n\tb", "a\n\n\tb"],
  ["trims white space", "\n\n a \n", "a"],
])("cleanField %s in a multi-line field", (_, typed, cleaned) => {
  expect(cleanField("message", typed)).toBe(cleaned);
});

const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));

test.each(fieldNames)("cleaning %s is idempotent and removes what cannot be stored", (name) =>
  fc.assert(
    fc.property(fc.string({ unit: anyUnit }), (typed) => {
      const cleaned = cleanField(name, typed);
      expect(cleanField(name, cleaned)).toBe(cleaned);
      expect(cleaned).not.toMatch(/\0|\p{Surrogate}/u);
    }),
  ),
);
