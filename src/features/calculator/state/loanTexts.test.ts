import { flatPlan } from "../../../../test/lending/arbitraries";
import { PLAN_WITH_FEES, RESOURCES_PLAN, STANDALONE_PLAN } from "../../../../test/lending/plans";
import { loanFigures } from "../../../lending/loanFigures";
import { currencyOf } from "../../../lending/money";
import { quoteLoan } from "../../../lending/quote";
import { loanTexts } from "./loanTexts";

const say = loanTexts("An estimate.", currencyOf("TTD"));

/** Returns the figures for the standalone calculator's default amount over a term in months. */
const over = (term: number) => loanFigures(STANDALONE_PLAN, 5_000_000n, term);

test.each([
  [over(6), "for 6 months; the last is $10,333.35"],
  [loanFigures(STANDALONE_PLAN, 1_200_000n, 12), "for 12 months"],
  [over(1), "for 1 month"],
  // 13 cents over 600 months: rounded payments of one cent repay everything within 325 months.
  [loanFigures(RESOURCES_PLAN, 13n, 600), "for 325 months"],
])("states how many payments there are, and the last payment if it differs (%#)", (figures, text) =>
  expect(say.payments(figures)).toBe(text),
);

test.each([
  [
    STANDALONE_PLAN,
    "$1,240.00 a month for 12 months: $14,880.00 in total, $2,880.00 of that interest",
  ],
  // The interest is 2,880. The fees are 120 deducted, 50 with the first instalment, and 5 every month.
  [
    PLAN_WITH_FEES,
    "$1,245.00 a month for 12 months: $14,990.00 in total, $3,110.00 of that interest and fees",
  ],
])("states the whole cost in one sentence, fees included (%#)", (plan, sentence) => {
  const parts = say.sentence(loanFigures(plan, 1_200_000n, 12));
  expect(parts.map(({ figure, text }) => figure + text).join("")).toBe(sentence);
});

test.each([
  [6, 7, "7 months: $2,190.47 less a month, $5,000.00 less in total"],
  [7, 8, "8 months: $892.86 less a month, $1,000.00 more in total"],
  [7, 6, "6 months: $2,190.47 more a month, $5,000.00 more in total"],
  [6, 12, "12 months: $5,166.66 less a month, the same in total"],
])(
  "on a change from %d to %d months, states how much more or less the loan costs",
  (from, to, sentence) => expect(say.step(over(from), over(to))).toBe(sentence),
);

test.each([
  [6, "Pay another $25,000.01 with instalment 3 of 6, and the loan is paid off"],
  [7, "Pay another $28,571.42 with instalment 3 of 7, and the loan is paid off"],
  [1, "You repay it all after 1 month"],
])("states the payoff amount halfway through a term of %d months", (term, sentence) =>
  expect(say.payoff(over(term))).toBe(sentence),
);

test.each([
  [over(6).quote, "At 4% a month on what you still owe, it would cost $4,771.43 less in total"],
  [quoteLoan(flatPlan(0), 1n, 1), "At 0% a month on what you still owe, it would cost the same"],
])("states how much less a reducing balance would cost (%#)", (quote, sentence) =>
  expect(say.reducing(quote)).toBe(sentence),
);
