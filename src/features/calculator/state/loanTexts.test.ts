import { labels } from "../../../../test/calculatorLabels";
import { flatPlan } from "../../../../test/lending/arbitraries";
import { PLAN_WITH_FEES, RESOURCES_PLAN, STANDALONE_PLAN } from "../../../../test/lending/plans";
import { loanFigures } from "../../../lending/loanFigures";
import { currencyOf } from "../../../lending/money";
import { quoteLoan } from "../../../lending/quote";
import { fillTemplate } from "../../../lib/fillTemplate";
import { loanTexts } from "./loanTexts";

const { results, terms, schedule, comparison } = labels;
const say = loanTexts(labels, currencyOf("TTD"));
const months = (count: number) => (count === 1 ? "1 month" : `${count} months`);

/** Returns the figures for the standalone calculator's default amount over a term in months. */
const over = (term: number) => loanFigures(STANDALONE_PLAN, 5_000_000n, term);

test.each([
  [over(6), results.unequalPayments, 6, "$10,333.35"],
  [loanFigures(STANDALONE_PLAN, 1_200_000n, 12), results.payments, 12, ""],
  [over(1), results.payments, 1, ""],
  // 13 cents over 600 months: rounded payments of one cent repay everything within 325 months.
  [loanFigures(RESOURCES_PLAN, 13n, 600), results.payments, 325, ""],
])("states how many payments there are, and the last payment if it differs (%#)", (...each) => {
  const [figures, template, count, last] = each;
  const sentence = fillTemplate(template, { months: months(count), last });
  expect(say.payments(figures)).toBe(sentence);
});

test.each([
  [STANDALONE_PLAN, results.sentence, "$1,240.00", "$14,880.00", "$2,880.00"],
  // The interest is 2,880. The fees are 120 deducted, 50 with the first instalment, and 5 every month.
  [PLAN_WITH_FEES, results.sentenceWithFees, "$1,245.00", "$14,990.00", "$3,110.00"],
])("states the whole cost in one sentence, fees included (%#)", (plan, template, ...figures) => {
  const [payment = "", repayment = "", cost = ""] = figures;
  const parts = say.sentence(loanFigures(plan, 1_200_000n, 12));
  expect(parts.map(({ figure = "", text }) => figure + text).join("")).toBe(
    fillTemplate(template, { payment, months: months(12), repayment, cost }),
  );
  expect(parts.flatMap(({ figure }) => figure ?? [])).toEqual([
    payment,
    months(12),
    repayment,
    cost,
  ]);
});

const less = (amount: string) => fillTemplate(terms.less, { amount });
const more = (amount: string) => fillTemplate(terms.more, { amount });

test.each([
  [6, 7, less("$2,190.47"), less("$5,000.00")],
  [7, 8, less("$892.86"), more("$1,000.00")],
  [7, 6, more("$2,190.47"), more("$5,000.00")],
  [6, 12, less("$5,166.66"), terms.same],
])(
  "on a change from %d to %d months, states how much more or less the loan costs",
  (from, to, payment, total) =>
    expect(say.step(over(from), over(to))).toBe(
      fillTemplate(terms.step, { months: months(to), payment, total }),
    ),
);

test.each([
  [6, fillTemplate(schedule.half, { paid: 3, count: 6, amount: "$25,000.01" })],
  [7, fillTemplate(schedule.half, { paid: 3, count: 7, amount: "$28,571.42" })],
  [1, fillTemplate(schedule.once, { months: months(1) })],
])("states the payoff amount halfway through a term of %d months", (term, sentence) =>
  expect(say.payoff(over(term))).toBe(sentence),
);

test.each([
  [over(6).quote, fillTemplate(comparison.difference, { rate: "4%", amount: "$4,771.43" })],
  [quoteLoan(flatPlan(0), 1n, 1), fillTemplate(comparison.noDifference, { rate: "0%" })],
])("states how much less a reducing balance would cost (%#)", (quote, sentence) =>
  expect(say.reducing(quote)).toBe(sentence),
);
