import { flatPlan } from "../../../lending/fixtures/arbitraries";
import { REDUCING_PLANS, STANDALONE_PLAN } from "../../../lending/fixtures/plans";
import { loanFigures } from "../../../lending/loanFigures";
import { currencyOf, formatMoney } from "../../../lending/money";
import { monthsText, owedSentence, paymentsSentence, stepSentence } from "./sentences";

const TTD = currencyOf("TTD");
const loan = (cents: bigint, months: number) => loanFigures(STANDALONE_PLAN, cents, months);

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

test("states that another term costs the same in all when no interest is charged", () => {
  const [from, to] = [2, 4].map((months) => loanFigures(flatPlan(0), 500_000n, months));
  expect(from && to && stepSentence(from, to, currencyOf("BBD"))).toBe(
    "4 months: Bds$1,250.00 less a month, the same in all",
  );
});

test("states what is left to pay, of which future interest is no debt, on a reducing balance", () => {
  const [plan] = REDUCING_PLANS;
  const figures = plan && loanFigures(plan, 500_000n, 12);
  expect(figures && owedSentence(figures, TTD)).toBe(
    `After 6 of 12 months, ${formatMoney(figures?.schedule[5]?.leftToPay ?? 0n, TTD)} is left to pay`,
  );
});
