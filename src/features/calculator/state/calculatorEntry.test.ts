import * as fc from "fast-check";
import { anyPlan } from "../../../lending/fixtures/arbitraries";
import { changedEntry, entryOf, stateOf } from "./calculatorEntry";
import { defaultChoice } from "./loanChoice";
import { paymentsSentence, rateDropSentence, spokenFigures } from "./sentences";

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

test("whatever is typed gives figures or a message, and never NaN, Infinity or an exception", () => {
  fc.assert(
    fc.property(
      anyPlan,
      fc.array(fc.record({ amountText: anyText, termText: anyText, salaryText: anyText }), {
        minLength: 1,
        maxLength: 4,
      }),
      (plan, typed) => {
        let entry = entryOf(defaultChoice(plan));
        for (const texts of typed) {
          entry = changedEntry(entry, texts);
          const { amount, term, salary, figures, lastFigures, currency } = stateOf(plan, entry);
          expect([amount.text, term.text, salary.text]).toEqual([
            texts.amountText,
            texts.termText,
            texts.salaryText,
          ]);
          const problems = [amount, term].filter(({ message }) => message?.kind === "problem");
          expect(figures === undefined).toBe(problems.length > 0);
          const said = [
            ...[amount, term, salary].map(({ message }) => message?.text),
            ...[salary.limit, salary.share, salary.sharePercent],
            ...[amount.position, term.position],
            spokenFigures(lastFigures, currency),
            paymentsSentence(lastFigures, currency),
            rateDropSentence(plan, lastFigures, currency),
          ].join(" ");
          expect(said).not.toMatch(/NaN|Infinity|\[object|e\+\d/);
        }
      },
    ),
    { seed: 20_260_501, numRuns: 500 },
  );
});
