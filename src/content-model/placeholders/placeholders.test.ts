import { STANDALONE_PLAN } from "../../../test/lending/plans";
import { group, markdown, template, text, whole } from "../fields";
import { defineKind } from "../kind";
import { resolveFile } from "../reading/load";
import { parseYaml } from "../reading/parseYaml";
import { readFacts } from "./facts";
import type { PlanWithExample } from "./figures";
import { resolveText } from "./resolveText";

const facts = readFacts({
  amounts: { minimumAmount: 5000, maximumAmount: 50_000, cents: 12.5 },
  rates: { shortTermRate: 4 },
  quantities: {
    salaryMultiple: 3,
    decisionTime: "48 hours",
    fundsTime: "48 hours",
    year: "1 year",
  },
  texts: {
    email: "help@lender.example",
    phone: "+1 246-555-0173",
    hours: "8:00 AM to 4:00 PM",
  },
});
const plan = { ...STANDALONE_PLAN, example: { amount: 12_000, termMonths: 12 } };
const plans = new Map<string, PlanWithExample>([
  ["other", { ...plan, interest: "reducing", rateBands: [{ monthlyRatePercent: 1 }] }],
]);
const placeholders = { facts, plan, plans };

const resolve = (value: string, role: "text" | "markdown" | "link" = "text") =>
  resolveText(value, placeholders, { role });

test.each([
  ["no placeholder", "no placeholder"],
  ["up to {maximumAmount}.", "up to TT$50,000."],
  ["{minimumAmount} to {maximumAmount}", "TT$5,000 to TT$50,000"],
  ["{cents}", "TT$12.50"],
  ["{shortTermRate} a month", "4% a month"],
  ["within {decisionTime}", "within 48 hours"],
  ["under {fundsTime as=number} more", "under 48 more"],
  ["{hours}", "8:00 AM to 4:00 PM"],
  ["{money amount=8000} or {money amount=12.5}", "TT$8,000 or TT$12.50"],
  ["{payment amount=12000 months=12}", "TT$1,240.00"],
  ["{payment}", "TT$1,240.00"],
  ["{payment amount=minimumAmount months=7}", "TT$814.29"],
  ["{interest amount=1000 months=6 cents=optional}", "TT$240"],
  ["{total}", "TT$14,880.00"],
  ["{payment as=number}", "1240.00"],
  ["{monthlyInterest}", "TT$240.00"],
  ["{monthlyPrincipal amount=10000 months=6}", "TT$1,666.67"],
  ["{nominalRate} and {effectiveRate}", "41.70% and 50.67%"],
  ["{reducingPayment} and {reducingInterest}", "TT$1,134.72 and TT$1,616.58"],
  ["{monthlyRate}", "2% a month of the full amount borrowed"],
  ["{monthlyRate months=6}", "4% a month of the full amount borrowed"],
  [
    "{monthlyRates}",
    "4% a month of the full amount borrowed for up to 6 months, 2% for longer terms",
  ],
  ["{monthlyRates plan=other}", "1% a month of what is still owed for every term"],
  // After 6 of 12 monthly payments, each 1,000 of principal and 240 of interest
  ["{payoff after=6} and {totalPaidOff after=6}", "TT$6,000.00 and TT$13,440.00"],
  ["{payoff after=7 cents=optional}", "TT$5,000"],
])("resolves the placeholders in “%s”", (value, resolved) => {
  expect(resolve(value)).toEqual({ value: resolved, errors: [] });
});

test.each([
  ["Call {phone as=link}.", "Call [+1\u00a0246-555-0173](tel:+12465550173)."],
  ["{email as=link}", "[help@lender.example](mailto:help@lender.example)"],
  ["[{phone}](/contact)", "[+1 246-555-0173](/contact)"],
  [
    "[try it](/calculator?amount={minimumAmount as=number}&term={salaryMultiple as=number}#loan)",
    "[try it](/calculator?amount=5000&term=3#loan)",
  ],
  [
    "[message](https://chat.example/{phone as=number})",
    "[message](https://chat.example/12465550173)",
  ],
  ["[a](/b) and {year}", "[a](/b) and 1 year"],
])("resolves the placeholders in the Markdown “%s”", (value, resolved) => {
  expect(resolve(value, "markdown")).toEqual({ value: resolved, errors: [] });
});

test.each<[value: string, message: RegExp]>([
  ["up to {maximumAmuont}", /\{maximumAmuont\} is unknown\. Did you mean "maximumAmount"\?/],
  ["{constructor}", /\{constructor\} is unknown/],
  ["a {lone brace", /^\{ belongs to no placeholder\./],
  ["a } alone", /^\} belongs to no placeholder\./],
  ["{payment amount={maximumAmount}}", /A placeholder cannot contain another one/],
  ["{minimum amount}", /is not a placeholder\. Did you mean "minimumAmount"\?/],
  ["{maximumAmount as=euros}", /has "as=euros"\. Allowed: number/],
  ["{maximumAmount format=number}", /unknown option "format"/],
  ["{maximumAmount as=constructor}", /has "as=constructor"\. Allowed: number/],
  ["{email as=number}", /cannot print/],
  ["{phone as=link}", /which only an email address or a telephone number such as/],
  ["{payment amount=phone}", /"phone" is neither a number nor a fact with a number/],
  ["{payment amount=0 months=12}", /cannot be computed/],
  ["{payment amount=12000 months=2.5}", /cannot be computed/],
  ["{payment from=1}", /unknown option "from"/],
  ["{payment after=6}", /has "after", which only payoff and totalPaidOff have/],
  ["{payoff}", /needs "after=1" to "after=11"/],
  ["{payoff after=12}", /needs "after=1" to "after=11"/],
  ["{payment as=link}", /has "as=link"\. Allowed: number, for an amount/],
  ["{effectiveRate as=number}", /has "as=number"\. Allowed: number, for an amount/],
  ["{payment cents=never}", /has "cents=never"\. Allowed: optional/],
])("reports the error in “%s”", (value, message) => {
  const { value: unresolved, errors } = resolve(value);
  expect(unresolved).toBe(value);
  expect(errors[0]).toMatch(message);
});

test.each<[value: string, message: RegExp]>([
  ["[a](/faq#{decisionTime})", /is in the address of a link/],
  ["[a]({phone})", /is in the address of a link/],
  ["[{email as=link}](/contact)", /prints a link inside a link/],
])("reports a placeholder that is not allowed inside the link %s", (value, message) => {
  expect(resolve(value, "markdown").errors).toEqual([expect.stringMatching(message)]);
});

const page = defineKind({
  files: "leaf.yaml",
  schema: group("Leaf", "A leaf.", {
    title: text("Its title."),
    body: markdown("Its text."),
    size: whole("Its size."),
    label: template("Its label.", "count payment"),
  }),
});

const resolved = (content: object) =>
  resolveFile(parseYaml("leaf.yaml", Buffer.from(JSON.stringify(content)), page), placeholders);

test.each([
  [
    { title: "{decisionTime}", body: "*{year}*", size: "{maximumAmount}" },
    { title: "48 hours", body: "*1 year*", size: 50_000 },
  ],
  // The page fills in its own placeholders, even when a figure has the same name.
  [
    { label: "{count} of {payment} in {decisionTime}, {payment months=7}" },
    { label: "{count} of {payment} in 48 hours, TT$1,954.29" },
  ],
])("resolves the placeholders in a file that contains %j", (content, value) => {
  expect(resolved(content)).toMatchObject({ value, problems: [] });
});

test.each([
  [{ size: "{phone}" }, /must be a number, or one fact with a number/],
  [{ size: "{maximumAmuont}" }, /Did you mean "maximumAmount"/],
  [{ size: "{maximumAmount} or so" }, /must be a number, or one fact/],
])("reports the error in %j at the position of the value", (content, message) => {
  const [name = ""] = Object.keys(content);
  const column = `{"${name}":`.length + 1;
  expect(resolved(content).problems).toEqual([
    expect.objectContaining({ path: [name], column, message: expect.stringMatching(message) }),
  ]);
});

test("reports an error in a placeholder where it is written, in a text of several lines too", () => {
  const source = "body: |\n  One {decisionTime}.\n\n  Two {decisionTyme}.\nlabel: Page {cuont}\n";
  const { problems } = resolveFile(parseYaml("leaf.yaml", Buffer.from(source), page), placeholders);
  expect(problems).toEqual([
    expect.objectContaining({ line: 4, column: 7, path: ["body"] }),
    expect.objectContaining({ line: 5, column: 13, message: expect.stringContaining('"count"') }),
  ]);
});

test("computes a figure with the rate plan that is named, which must be the product's own", () => {
  const text = "{interest plan=other amount=10000 months=12}";
  expect(resolve(text).value).toBe("TT$661.85");
  expect(resolve("{interest plan=othr}").errors).toEqual([
    expect.stringContaining('is no file of content/rate-plans. Did you mean "other"'),
  ]);
  const { errors } = resolveText(text, { ...placeholders, own: "first" }, { role: "text" });
  expect(errors).toEqual([expect.stringContaining("the product's own plan is first")]);
});

test("rejects a placeholder for flat rates when the plan has a reducing balance", () => {
  const reducing: PlanWithExample = { ...plan, interest: "reducing" };
  const { errors } = resolveText(
    "{monthlyInterest}",
    { ...placeholders, plan: reducing },
    { role: "text" },
  );
  expect(errors).toEqual([expect.stringContaining("is a figure of flat rates")]);
});
