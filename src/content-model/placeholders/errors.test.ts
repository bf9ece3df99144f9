import { rmSync } from "node:fs";
import { ContentFolder } from "../../../scripts/lib/contentFolder";
import { copyContent, edit, expectError, PLAN, problemsIn, set } from "../../../test/contentCopy";
import { loadContent, readContent } from "../reading/load";

const CONTACT = "contact/page.yaml";
const APPLY = "apply/page.yaml";

/** The contact page's field that the tests overwrite. */
const TEXT = "intro.lead";

let copy: string;
beforeEach(() => {
  copy = copyContent();
  // The tests define facts of their own, so that the content's facts may change.
  edit(copy, "facts.yaml", /^quantities:/m, "quantities:\n  ownTime: 47 hours");
  edit(copy, "facts.yaml", /^amounts:/m, "amounts:\n  ownAmount: 51000");
  const contact = "ownPhone: +1 246-555-0173\n  ownEmail: help@own.example";
  edit(copy, "facts.yaml", /^texts:/m, `texts:\n  ${contact}`);
  edit(copy, "facts.yaml", /^ {2}lender: .*/m, "  lender: Örn Co");
  // A licence may have no last day.
  set(copy, "facts.yaml", { "texts.licensedUntil": "December 31, 2030" });
});
afterEach(() => rmSync(copy, { recursive: true }));

test.each([
  ["In {ownTme}.", '{ownTme} is unknown. Did you mean "ownTime"'],
  ["Up to TT$51,000.", '"TT$51,000" is typed by hand. Write {ownAmount}'],
  ["Within 47 hours.", '"47 hours" is typed by hand. Write {ownTime}'],
  ["Ask Örn Co.", '"Örn Co" is typed by hand. Write {lender}'],
  ["Call +1 246-555-0173.", '"+1 246-555-0173" is typed by hand. Write {ownPhone}'],
  ["Call +1\u00a0246-555-0173.", '"+1 246-555-0173" is typed by hand. Write {ownPhone}'],
])("reports the error in the text %j with its position", (text, message) => {
  set(copy, CONTACT, { [TEXT]: text });
  expectError(copy, CONTACT, message);
});

test.each([
  "Write to nobody@own.example.",
  "Up to TT$51,000.50, TT$51,000,000 or TT$510,001.",
  "Within 147 hours.",
  "Örn Cos",
])("accepts text that only resembles a fact: %s", (text) => {
  set(copy, CONTACT, { [TEXT]: text });
  expect(problemsIn(copy)).toBe("");
});

test("texts name every place where people apply, and links lead to the first", () => {
  const applying = [
    { place: "on {ownEmail}", label: "Apply online", to: "https://apply.example" },
    { place: "at a branch", label: "Visit a branch", to: "/" },
  ];
  set(copy, "site.yaml", { applying });
  set(copy, CONTACT, {
    [TEXT]: "Apply {applyPlace}: {howToApply}.",
    "form.privacy.to": "{applyLink}",
  });
  expect(loadContent(copy).read(CONTACT)?.value).toMatchObject({
    intro: { lead: "Apply on help@own.example or at a branch: Apply online." },
    form: { privacy: { to: "https://apply.example" } },
  });
});

test.each<[file: string, values: Record<string, unknown>, message: string]>([
  ["site.yaml", { "offices.0.city": "{city}" }, "{city} is unknown"],
  [APPLY, { "help.signposts.0.icon": "{ownTime}" }, "has a brace, but placeholders work"],
  [APPLY, { label: { ownTime: null } }, "Put quotes around a text that starts with {"],
  ["facts.yaml", { "amounts.ownAmount": -5 }, "must be a number of zero or more"],
  ["facts.yaml", { "amounts.ownAmount": 0.0001 }, "with at most 2 decimals, found 0.0001"],
  ["facts.yaml", { "texts.ownText": "{a}" }, "texts.ownText must be a text on one line, without"],
  ["facts.yaml", { "quantities.own time": 3 }, "own time needs a name of letters and digits"],
  ["facts.yaml", { "amounts.payment": 5 }, '"payment" is already a name of the computed figures'],
])("reports the error in %s with its position: %j", (file, values, message) => {
  set(copy, file, values);
  expectError(copy, file, message);
});

test.each([
  ["ownAmount: 51_000", "Write 51000."],
  ["ownAmount: 51,000", "Write 51000."],
  ["ownAmount: TT$51,000.50", "Write 51000.5."],
  ["ownAmount: 51.000", "Write 51000 or 51."],
  ['ownAmount: "51000"', "Write 51000."],
  ["ownAmount: 51k", "Write 51000."],
  ["ownAmount: much", "Write digits"],
  ["ownAmount:", "is required"],
  ["ownTime: 47hours", "Write 47 hours."],
  ["lender: Örn <b>Co</b>", "without braces, tags or signs of Markdown"],
  ["ownPhone: (246) 555-0173", "must be a telephone number with + and the country's code"],
  ...["3 or 0174", "", "32"].map((end): [string, string] => [
    `ownPhone: +1 246-555-017${end}`,
    "must be a telephone number",
  ]),
  ...["31/12/2030", "12/31/2030", "2030-31-12"].map((day): [string, string] => [
    `licensedUntil: ${day}`,
    "must be a day such as December 31, 2030, or words",
  ]),
  ["ownPhone: +246-555-0173", "must be a telephone number with + and the country's code"],
  ...["help.lender.example", "mailto:help@a.example", "help@a..example", "a@b@c.example"].map(
    (email): [string, string] => [`ownEmail: ${email}`, "must be an email address"],
  ),
])("reports an error in a fact only once, where the fact is defined: %s", (line, correction) => {
  const [name = ""] = line.split(":");
  edit(copy, "facts.yaml", RegExp(`^ {2}${name}: .*`, "m"), `  ${line}`);
  const link = name === "ownPhone" ? "{ownPhone as=link}" : `{${name}}`;
  set(copy, CONTACT, { [TEXT]: `{${name}}, and again {${name}}.` });
  set(copy, "faq/page.yaml", { disclaimer: `Ask ${link}.` });
  if (name === "ownAmount") set(copy, PLAN, { "amountRange.maximum": "{ownAmount}" });
  expectError(copy, "facts.yaml", correction);
  expect(problemsIn(copy)).not.toContain("\n");
});

test.each([
  ...["ext. 5", ", extension 5", "x5"].map((text) => [
    `+1 246-555-0173 ${text}`,
    "tel:+12465550173;ext=5",
  ]),
  ["+44 (0)20 7946 0018", "tel:+442079460018"],
  ["+592 222 0173", "tel:+5922220173"],
])("links %s to %s", (phone, to) => {
  edit(copy, "facts.yaml", / {2}ownPhone: .*/, `  ownPhone: ${phone}`);
  set(copy, "navigation.yaml", { "buttons.primary.to": "{ownPhone as=link}" });
  expect(problemsIn(copy)).toBe("");
  expect(readContent("navigation.yaml", copy)).toMatchObject({ buttons: { primary: { to } } });
});

test("accepts a fact's figure written as plain text in a leader's quote", () => {
  const [leader] = new ContentFolder(copy).entries("leaders");
  // The content may have no leaders.
  if (!leader) return;
  set(copy, leader, { quote: "She asked for TT$51,000." });
  expect(problemsIn(copy)).not.toContain(leader);
});

test("does not report errors in other files when the facts cannot be parsed", () => {
  edit(copy, "facts.yaml", /^amounts:/m, "\tamounts:");
  expectError(copy, "facts.yaml", "is indented with a tab");
  expect(problemsIn(copy)).not.toContain("\n");
});
