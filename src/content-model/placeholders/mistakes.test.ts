import { rmSync } from "node:fs";
import { copyContent, edit, pathOf, problemsIn, set } from "../../../test/contentCopy";
import { readContent } from "./load";

const PLAN = "calculators/standalone.yaml";

/** A text of the contact page that tests overwrite, and its place in messages. */
const TEXT = "intro.lead";
const AT = String.raw`contact\/page\.yaml:\d+:\d+ `;

let copy: string;
beforeEach(() => {
  copy = copyContent();
  // Facts of the tests' own, whatever the others are.
  edit(copy, "facts.yaml", /^quantities:/m, "quantities:\n  ownTime: 47 hours");
  edit(copy, "facts.yaml", /^amounts:/m, "amounts:\n  ownAmount: 51000");
  const contact = "ownPhone: +1 246-555-0173\n  ownEmail: help@own.example";
  edit(copy, "facts.yaml", /^texts:/m, `texts:\n  ${contact}`);
  edit(copy, "facts.yaml", /^ {2}lender: .*/m, "  lender: Örn Lending");
});
afterEach(() => rmSync(copy, { recursive: true }));

test.each<[name: string, text: string, message: string]>([
  ["a misspelt placeholder", "In {ownTme}.", '\\{ownTme\\} is unknown\\. Did you mean "ownTime"'],
  ["an amount that is a fact's", "Up to TT$51,000.", '"TT\\$51,000" is typed.*\\{ownAmount\\}'],
  ["a time that is a fact's", "Within 47 hours.", '"47 hours" is typed.*\\{ownTime\\}'],
  ["the lender's name", "Ask Örn Lending.", '"Örn Lending" is typed.*\\{lender\\}'],
  ["a telephone number", "Call +1 246-555-0173.", '"\\+1 246-555-0173" is typed.*\\{ownPhone\\}'],
  [
    "a telephone number with a space that does not break",
    "Call +1\u00a0246-555-0173.",
    '"\\+1 246-555-0173" is typed.*\\{ownPhone\\}',
  ],
])("reports %s with its position", (_, text, message) => {
  set(copy, "contact/page.yaml", { [TEXT]: text });
  expect(problemsIn(copy)).toMatch(new RegExp(AT + message));
});

test.each([
  [
    "an address that no fact has",
    "Write to nobody@kwed.example.",
    '"nobody@kwed.example" is typed',
  ],
  ["an amount that no fact has", "Up to TT$7,351,001.", '"TT\\$7,351,001" is typed by hand'],
  [
    "a percentage",
    "At 7.31% and 7.31 per cent.",
    '"7.31%" is typed[\\s\\S]*"7.31 per cent" is typed',
  ],
])("lists %s as a hint, and accepts it", (_, text, message) => {
  set(copy, "contact/page.yaml", { [TEXT]: text });
  expect(problemsIn(copy)).toBe("");
  expect(problemsIn(copy, "hints")).toMatch(new RegExp(AT + message));
});

test.each<[name: string, file: string, values: Record<string, unknown>, message: RegExp]>([
  [
    "a placeholder where only a name of the page can be",
    "apply/page.yaml",
    { "help.signposts.0.icon": "{ownTime}" },
    /apply\/page\.yaml:\d+:\d+ has a brace, but placeholders work only in texts, links and numbers/,
  ],
  [
    "a value that is a placeholder without quotes",
    "team/page.yaml",
    { label: { ownTime: null } },
    /team\/page\.yaml:\d+:\d+ label must be a text, found .*Put quotes around a text that starts with \{/,
  ],
  [
    "an amount of less than nothing",
    "facts.yaml",
    { "amounts.ownAmount": -5 },
    /facts\.yaml:\d+:\d+ amounts\.ownAmount must be a number of zero or more/,
  ],
  [
    "an amount of less than a cent",
    "facts.yaml",
    { "amounts.ownAmount": 0.0001 },
    /facts\.yaml:\d+:\d+ amounts\.ownAmount must be .* with at most 2 decimals, found 0\.0001/,
  ],
  [
    "a fact with a placeholder",
    "facts.yaml",
    { "texts.ownText": "in {ownTime}" },
    /facts\.yaml:\d+:\d+ texts\.ownText must be a text on one line, without braces/,
  ],
  [
    "a fact with a name that no placeholder can have",
    "facts.yaml",
    { "quantities.own time": 3 },
    /facts\.yaml:\d+:\d+ quantities\.own time needs a name of letters and digits/,
  ],
  [
    "a fact with the name of a computed figure",
    "facts.yaml",
    { "amounts.payment": 5 },
    /facts\.yaml:\d+:\d+ "payment" is already a name of the computed figures/,
  ],
])("reports %s with its position", (_, file, values, message) => {
  set(copy, file, values);
  expect(problemsIn(copy)).toMatch(message);
});

test.each([
  ["ownAmount: 51_000", "Write 51000."],
  ["ownAmount: 51,000", "Write 51000."],
  ["ownAmount: TT$51,000.50", "Write 51000.5."],
  ["ownAmount: 51 000", "Write 51000."],
  ["ownAmount: 51.000", "Write 51000 or 51."],
  ['ownAmount: "51000"', "Write 51000."],
  ["ownAmount: 51k", "Write digits"],
  ["ownAmount:", "is required"],
  ["ownTime: 47hours", "Write 47 hours."],
  ["ownTime: 1,047 hours", "Write 1047 hours."],
  ["ownPhone: (246) 555-0173", "must be a telephone number with + and the country's code"],
  ["ownPhone: 246-555-0173", "must be a telephone number"],
  ["ownPhone: +12465550173", 'Write "+12465550173".'],
  ["ownPhone: +1 246-555-0173 or 0174", "must be a telephone number"],
  ["ownPhone: +44 (0)20 7946 0018", "must be a telephone number"],
  ["ownEmail: help.lender.example", "must be an e-mail address"],
])("says the mistake of a fact once, there: %s", (line, cure) => {
  const [name = ""] = line.split(":");
  edit(copy, "facts.yaml", RegExp(`^ {2}${name}: .*`, "m"), `  ${line}`);
  const link = name === "ownPhone" ? "{ownPhone as=link}" : `{${name}}`;
  set(copy, "contact/page.yaml", { [TEXT]: `{${name}}, and again {${name}}.` });
  set(copy, "faq/page.yaml", { disclaimer: `Ask ${link}.` });
  if (name === "ownAmount") set(copy, PLAN, { "amountRange.maximum": "{ownAmount}" });
  const problems = problemsIn(copy).split("\n");
  expect(problems).toEqual([expect.stringMatching(/^content\/facts\.yaml:\d+:\d+ /)]);
  expect(problems[0]).toContain(cure);
});

test.each([
  "+1 246-555-0173 ext. 5",
  "+1 246-555-0173, extension 5",
  "+1 246-555-0173 x5",
  '"+1 246-555-0173 #5"',
])("dials an extension after the telephone number %s", (phone) => {
  edit(copy, "facts.yaml", / {2}ownPhone: .*/, `  ownPhone: ${phone}`);
  set(copy, "navigation.yaml", { "buttons.primary.to": "{ownPhone as=link}" });
  expect(problemsIn(copy)).toBe("");
  expect(readContent("navigation.yaml", copy)).toMatchObject({
    buttons: { primary: { to: "tel:+12465550173;ext=5" } },
  });
});

test("reports every text that names a removed fact", () => {
  set(copy, "contact/page.yaml", { [TEXT]: "In {ownTime}." });
  edit(copy, "facts.yaml", / {2}ownTime: .*\n/, "");
  expect(problemsIn(copy)).toMatch(new RegExp(`^content/${AT}\\{ownTime\\} is unknown`));
});

test("accepts a fact's figure in a story of its own", () => {
  set(copy, "why/page.yaml", { "stories.0.body": "She asked for TT$51,000." });
  expect(problemsIn(copy)).toBe("");
});

test("reports no text when the facts cannot be parsed", () => {
  edit(copy, "facts.yaml", /^amounts:/m, "\tamounts:");
  expect(problemsIn(copy).match(/content\/\S+/g)).toEqual([
    expect.stringMatching(/^content\/facts\.yaml:/),
  ]);
});

test("accepts a number with a placeholder in the address of a link", () => {
  set(copy, "faq/page.yaml", {
    disclaimer: `[Work it out](${pathOf("loan-calculator/page.yaml")}?amount={ownAmount as=plain}#loan)`,
  });
  expect(problemsIn(copy)).toBe("");
});
