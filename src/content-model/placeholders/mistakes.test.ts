import { rmSync } from "node:fs";
import { copyContent, edit, type Mistake, problemsIn } from "../../../test/contentCopy";

let copy: string;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => rmSync(copy, { recursive: true }));

test.each<Mistake>([
  [
    "a misspelt placeholder",
    "team/page.yaml",
    "{decisionTime}",
    "{decisonTime}",
    /team\/page\.yaml:\d+:30\n +\{decisonTime\} is unknown\. Did you mean "decisionTime"\?/,
  ],
  [
    "a placeholder without its end",
    "team/page.yaml",
    "{decisionTime}",
    "{decisionTime",
    /team\/page\.yaml:\d+:30\n +has a "\{" without a "\}" after it: "\{decisionTime"/,
  ],
  [
    "a brace in prose",
    "team/page.yaml",
    "A decision within",
    "A decision } within",
    /team\/page\.yaml:\d+:23\n +has a "\}" without a "\{" before it/,
  ],
  [
    "a placeholder in the address of a link",
    "education/credit-record.yaml",
    "(/contact)",
    "({phone})",
    /credit-record\.yaml:\d+:\d+\n +\{phone\} is in the address of a link/,
  ],
  [
    "a placeholder where only a name of the page can be",
    "team/page.yaml",
    /icon: .*/,
    'icon: "{decisionTime}"',
    /team\/page\.yaml:\d+:\d+\n +has a brace, but placeholders work only in texts, links and numbers/,
  ],
  [
    "a value that starts with a placeholder without quotes",
    "products/salary-loans.yaml",
    'value: "{minimumAmount} to {maximumAmount}"',
    "value: {minimumAmount} to {maximumAmount}",
    /salary-loans\.yaml:36:\d+\n +is not valid YAML\. Put quotes around a text that starts with a placeholder/,
  ],
  [
    "a value that is a placeholder without quotes",
    "loan-calculator/page.yaml",
    /label: .*/,
    "label: {phone}",
    /loan-calculator\/page\.yaml:\d+:8\n +label must be a text, found .*Put quotes around a value that starts with a placeholder/,
  ],
  [
    "a fact that was removed",
    "facts.yaml",
    /^ {2}complaintTime: .*\n/m,
    "",
    /faq\/page\.yaml:\d+:\d+\n +\{complaintTime.*\} is unknown/,
  ],
  [
    "a fact that refers to a removed one",
    "facts.yaml",
    /^ {2}fundsTime: .*\n/m,
    "",
    /facts\.yaml:\d+:\d+\n +\{decisionTime plus=fundsTime\} has "plus=fundsTime", but "fundsTime" is neither a number nor a fact/,
  ],
  [
    "a fact with a name that no placeholder can have",
    "facts.yaml",
    "  salaryMultiple:",
    "  salary multiple:",
    /facts\.yaml:29:\d+\n +quantities\.salary multiple needs a name of letters and digits that starts with a small letter/,
  ],
  [
    "a fact with the name of a computed figure",
    "facts.yaml",
    "  exampleAmount:",
    "  payment: 5\n  exampleAmount:",
    /facts\.yaml:\d+:\d+\n +"payment" is already a name of the computed figures/,
  ],
  [
    "an amount that is typed by hand",
    "why/page.yaml",
    "lead: Many banks",
    "lead: With TT$51,000 many banks",
    /why\/page\.yaml:12:14\n +"TT\$51,000" is typed by hand\. Write a placeholder such as \{maximumAmount\}/,
  ],
  [
    "an amount that is that of a fact",
    "why/page.yaml",
    "lead: Many banks",
    "lead: With TT$50,000 many banks",
    /why\/page\.yaml:12:14\n +"TT\$50,000" is typed by hand\. Write \{maximumAmount\}/,
  ],
  [
    "a percentage in the second of two equal texts",
    "why/page.yaml",
    "lead: Many banks",
    "lead: With {minimumAmount} at 7% and 7 per cent many banks",
    /why\/page\.yaml:12:\d+\n +"7%" is typed by hand[\s\S]*"7 per cent" is typed by hand/,
  ],
  [
    "a telephone number that is typed by hand",
    "why/page.yaml",
    "lead: Many banks",
    "lead: Call +1 868-555-0142. Many banks",
    /why\/page\.yaml:12:14\n +"\+1 868-555-0142" is typed by hand\. Write \{phone\}/,
  ],
  [
    "a telephone number with a space that does not break, and its link",
    "why/page.yaml",
    "lead: Many banks",
    "lead: Call [+1\u00a0868-555-0142](tel:+18685550142). Many banks",
    /"\+1 868-555-0142" is typed by hand[\s\S]*"tel:\+18685550142" is typed by hand/,
  ],
  [
    "an exception that its file does not need",
    "facts.yaml",
    "      - TT$10,000\n",
    "      - TT$10,000\n      - TT$10,001\n",
    /facts\.yaml:\d+:9\n +"TT\$10,001" is not in content\/education\/flat-rate\.yaml\. Delete it here/,
  ],
  [
    "exceptions of a file that does not exist",
    "facts.yaml",
    "file: education/flat-rate.yaml",
    "file: education/flat-rat.yaml",
    /facts\.yaml:\d+:11\n +there is no file content\/education\/flat-rat\.yaml\. Did you mean "education\/flat-rate\.yaml"\?/,
  ],
])("reports %s with its position", (_, file, from, to, message) => {
  edit(copy, file, from, to);
  expect(problemsIn(copy)).toMatch(message);
});

test("reports no text when the facts cannot be parsed", () => {
  edit(copy, "facts.yaml", "amounts:", "\tamounts:");
  expect(problemsIn(copy).match(/content\/\S+/g)).toEqual([
    expect.stringMatching(/^content\/facts\.yaml:/),
  ]);
});

test("accepts a number with a placeholder in the address of a link", () => {
  edit(
    copy,
    "faq/page.yaml",
    "(/contact)",
    "(/loan-calculator?amount={maximumAmount as=plain}#loan)",
  );
  expect(problemsIn(copy)).toBe("");
});
