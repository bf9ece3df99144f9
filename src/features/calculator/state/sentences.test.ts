import { RESOURCES_PLAN, STANDALONE_PLAN } from "../../../lending/fixtures/plans";
import { loanFigures } from "../../../lending/loanFigures";
import { currencyOf } from "../../../lending/money";
import type { RatePlan } from "../../../lending/ratePlan";
import { costSentence, monthsText, paymentsSentence, rateDropSentence } from "./sentences";

const TTD = currencyOf("TTD");
const loan = (cents: bigint, months: number, plan: RatePlan = STANDALONE_PLAN) =>
  loanFigures(plan, cents, months);

test.each([
  [1, "1 month"],
  [12, "12 months"],
])("formats %i as %s", (months, text) => expect(monthsText(months)).toBe(text));

test.each([
  [5_000_000n, 6, "for 6 months, the last one $10,333.35"],
  [1_200_000n, 12, "for 12 months"],
  [500_000n, 1, "for 1 month"],
])("states that %s cents over %i months are paid %s", (cents, months, text) =>
  expect(paymentsSentence(loan(cents, months), TTD)).toBe(text),
);

test("states the cost in the chosen currency when it is not the default", () =>
  expect(costSentence(loan(5_000_000n, 6), currencyOf("BBD"))).toBe(
    "You repay Bds$62,000.00, of which Bds$12,000.00 is interest.",
  ));

test.each([
  [2, "Over 7 months you would still repay $3,000.00 more."],
  [3, "Over 7 months you would still repay $1,000.00 more."],
  [4, "Over 7 months you would repay $57,000.00, which is $1,000.00 less."],
  [6, "Over 7 months you would repay $57,000.00, which is $5,000.00 less."],
  [7, "You have the lower rate: 2% a month from 7 months, instead of 4%."],
  [24, "You have the lower rate: 2% a month from 7 months, instead of 4%."],
])("ends the sentence about the lower rate over %i months with: %s", (months, end) => {
  const text = rateDropSentence(STANDALONE_PLAN, loan(5_000_000n, months), TTD) ?? "";
  expect(text.endsWith(end)).toBe(true);
  if (months < 7) expect(text).toMatch(/^From 7 months the rate is 2% a month instead of 4%\. /);
});

test.each<[what: string, plan: RatePlan]>([
  ["one rate", RESOURCES_PLAN],
  [
    "a higher rate for longer terms",
    {
      ...STANDALONE_PLAN,
      rateBands: [{ upToMonths: 6, monthlyRatePercent: 2 }, { monthlyRatePercent: 4 }],
    },
  ],
])("has no sentence about a lower rate when the plan has %s", (_, plan) => {
  for (const months of [3, 12])
    expect(rateDropSentence(plan, loan(5_000_000n, months, plan), TTD)).toBeUndefined();
});
