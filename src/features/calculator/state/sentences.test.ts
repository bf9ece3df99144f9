import { flatPlan } from "../../../lending/fixtures/arbitraries";
import { REDUCING_PLANS } from "../../../lending/fixtures/plans";
import { loanFigures } from "../../../lending/loanFigures";
import { currencyOf } from "../../../lending/money";
import { fillTemplate } from "../../../lib/fillTemplate";
import { LABELS, read } from "../fixtures/sentenceOracle";
import { owedSentence, stepSentence } from "./sentences";

const TTD = currencyOf("TTD");

test("states that another term costs the same in all when no interest is charged", () => {
  const { less, same, step } = LABELS.terms;
  const from = loanFigures(flatPlan(0), 500_000n, 2);
  const to = loanFigures(flatPlan(0), 500_000n, 4);
  const template = fillTemplate(step, { payment: less, total: same });
  expect(read(stepSentence(from, to, TTD, LABELS), TTD, template)).toEqual([4n, 125_000n]);
});

test("states what is left to pay, of which future interest is no debt, on a reducing balance", () => {
  for (const plan of REDUCING_PLANS) {
    const figures = loanFigures(plan, 500_000n, 12);
    const sentence = owedSentence(figures, TTD, LABELS);
    expect(read(sentence, TTD, LABELS.schedule.half)).toEqual([
      6n,
      12n,
      figures.schedule[5]?.leftToPay,
    ]);
  }
});
