import * as fc from "fast-check";
import { anyAmount, anyPlan, anyTerm } from "../../../lending/fixtures/arbitraries";
import { RESOURCES_PLAN, STANDALONE_PLAN } from "../../../lending/fixtures/plans";
import { defaultChoice, parseChoice, serializeChoice } from "./loanChoice";

const defaults = { amount: 500_000n, termMonths: 12, currency: "TTD" };

it("starts with the plan's defaults", () => {
  expect(defaultChoice(RESOURCES_PLAN)).toEqual(defaults);
  expect(defaultChoice(STANDALONE_PLAN)).toEqual({
    amount: 5_000_000n,
    termMonths: 6,
    currency: "TTD",
  });
});

it("serializes a choice as a readable query", () => {
  expect(serializeChoice({ amount: 7_500_050n, termMonths: 9, currency: "XCD" })).toBe(
    "amount=75000.50&term=9&currency=XCD",
  );
});

it("parses every serialized choice back to itself", () => {
  const anyCurrency = fc.constantFrom(...RESOURCES_PLAN.currencies);
  fc.assert(
    fc.property(anyAmount, anyTerm, anyCurrency, (amount, termMonths, currency) => {
      const choice = { amount, termMonths, currency };
      expect(parseChoice(RESOURCES_PLAN, `?${serializeChoice(choice)}`)).toEqual(choice);
    }),
  );
});

it.each([
  ["?amount=75000&term=24", { ...defaults, amount: 7_500_000n, termMonths: 24 }],
  ["amount=1,000.50", { ...defaults, amount: 100_050n }],
  ["utm_source=x&currency=JMD", { ...defaults, currency: "JMD" }],
  [`gclid=${"x".repeat(2000)}&term=24`, { ...defaults, termMonths: 24 }],
])("keeps the valid values of %.60j", (query, expected) => {
  expect(parseChoice(RESOURCES_PLAN, query)).toEqual(expected);
});

it.each([
  "",
  "?",
  "amount=&term=&currency=",
  "amount=NaN&term=NaN&currency=NaN",
  "amount=Infinity&term=Infinity",
  "amount=-5&term=-5",
  "amount=0&term=0",
  "amount=1e9&term=1e1",
  "amount=10000000000000&term=601",
  "term=6.5",
  `amount=${"0".repeat(20)}1000`,
  "currency=jmd&term=",
  "currency=ZZZ",
  "currency=__proto__",
  "currency=constructor",
  "currency=0",
  "__proto__[amount]=1000&constructor=1",
  "amount[]=1000&term[]=6",
  "amount=<script>alert(1)</script>",
  "amount=%E0%A4%A&term=%",
  "Amount=1000",
])("keeps the defaults when the query is %.60j", (query) => {
  expect(parseChoice(RESOURCES_PLAN, query)).toEqual(defaults);
});

it("takes the first of repeated values", () => {
  const first = "amount=1000&term=6&currency=JMD";
  const query = `${first}&amount=2000&term=7&currency=TTD`;
  expect(parseChoice(RESOURCES_PLAN, query)).toEqual(parseChoice(RESOURCES_PLAN, first));
  expect(parseChoice(RESOURCES_PLAN, query)).not.toEqual(defaults);
});

it("ignores a currency that the plan does not offer", () => {
  expect(parseChoice(STANDALONE_PLAN, "currency=JMD&term=9")).toMatchObject({
    currency: "TTD",
    termMonths: 9,
  });
});

it("never throws and stays within the bounds for any query", () => {
  const hostile = fc
    .tuple(fc.constantFrom("amount", "term", "currency"), fc.string({ unit: "binary" }))
    .map(([name, value]) => `${name}=${value}`);
  fc.assert(
    fc.property(anyPlan, fc.array(hostile), (plan, parts) => {
      const choice = parseChoice(plan, parts.join("&"));
      expect(choice.amount > 0n && choice.amount <= 10n ** 14n).toBe(true);
      expect(choice.termMonths).toBeGreaterThanOrEqual(1);
      expect(choice.termMonths).toBeLessThanOrEqual(600);
      expect(plan.currencies).toContain(choice.currency);
    }),
    { numRuns: 2_000 },
  );
});
