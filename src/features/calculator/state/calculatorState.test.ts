import * as fc from "fast-check";
import { anyPlan } from "../../../../test/lending/arbitraries";
import { readContent } from "../../../../test/readContent";
import { amountProblem } from "../../../lending/inputMessages";
import type { Currency } from "../../../lending/money";
import type { PageLabels } from "../calculatorProps";
import { changedEntry, entryOf, stateOf } from "./calculatorState";
import { defaultChoice } from "./loanChoice";
import { affordableLoans, type PayState, paySentence, payShares, payState } from "./pay";
import { salaryState } from "./salaryState";
import { figuresAnnouncement, paymentsSentence } from "./sentences";

const { units } = readContent<Queries.LabelsFieldsFragment>("labels.yaml");
const LABELS = { ...readContent<PageLabels>("calculator.yaml"), units };

const numeric = fc.string({
  unit: fc.constantFrom(..."0123456789.,-−$ TDe\u00a0５"),
  maxLength: 30,
});
const anyText = fc.oneof(
  numeric,
  fc.integer().map(String),
  fc.double().map(String),
  fc.string({ unit: "binary" }),
);
const anyTexts = fc.record({
  amount: anyText,
  term: anyText,
  salary: anyText,
  takeHome: anyText,
  fixedCosts: anyText,
  otherInstalments: anyText,
  keepAside: anyText,
});

/** Everything that the pay tool shows. */
const payShown = ({ problems, answer }: PayState, currency: Currency) => [
  ...problems.map(({ rejected }) => amountProblem(rejected, LABELS.problems.amount).text),
  ...(answer ? Object.values(affordableLoans(answer, currency, LABELS)) : []),
  ...(answer ? [paySentence(answer, currency, LABELS)] : []),
  ...(answer ? payShares(answer) : []),
];

test("returns figures or a message, never NaN, Infinity or an exception, when the text is arbitrary", () => {
  fc.assert(
    fc.property(anyPlan, fc.array(anyTexts, { minLength: 1, maxLength: 4 }), (plan, typed) => {
      let entry = entryOf(defaultChoice(plan));
      for (const texts of typed) {
        entry = changedEntry(entry, texts);
        const state = stateOf(plan, entry, LABELS);
        const { amount, term, figures, lastFigures, currency } = state;
        const pay = payState(plan, entry, figures);
        const salary = salaryState(plan, entry.salary, currency, figures, LABELS);
        expect(state.entry).toMatchObject(texts);
        expect([amount.text, term.text]).toEqual([texts.amount, texts.term]);
        const problems = [amount, term].filter(({ message }) => message?.kind === "problem");
        expect(figures === undefined).toBe(problems.length > 0);
        const shown = [
          ...[amount, term, salary].map(({ message }) => message?.text),
          ...[salary.limit, salary.share, salary.sharePercent],
          ...[amount.value, term.value],
          ...payShown(pay, currency),
          figuresAnnouncement(lastFigures, currency, LABELS),
          paymentsSentence(lastFigures, currency, LABELS),
        ].join(" ");
        expect(shown).not.toMatch(/NaN|Infinity|\[object|[{}]|e\+\d/);
      }
    }),
    { seed: 20_260_501, numRuns: 500 },
  );
});
