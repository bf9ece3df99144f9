import * as fc from "fast-check";
import { anyPlan } from "../../../../test/lending/arbitraries";
import { typedAmount, typedTerm } from "../../../lending/parseInput";
import { changedEntry, entryOf, stateOf } from "./calculatorState";
import { defaultChoice } from "./loanChoice";
import { loanTexts } from "./loanTexts";

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
const anyChange = fc.record({
  amount: anyText.map(typedAmount),
  term: anyText.map(typedTerm),
});

test("for any input, returns figures or a message, shows no NaN or Infinity, and does not throw", () => {
  fc.assert(
    fc.property(anyPlan, fc.array(anyChange, { minLength: 1, maxLength: 4 }), (plan, typed) => {
      let entry = entryOf(defaultChoice({ plan }));
      for (const change of typed) {
        entry = changedEntry(entry, change);
        const state = stateOf(plan, entry);
        const { amount, term, figures, lastFigures, currency } = state;
        const say = loanTexts("An estimate.", currency);
        expect(state.entry).toMatchObject(change);
        const problems = [amount, term].filter(({ message }) => message?.kind === "problem");
        expect(figures === undefined).toBe(problems.length > 0);
        const shown = [
          ...[amount, term].map(({ message }) => message?.text),
          ...[amount.position, term.position],
          say.announcement(lastFigures),
          ...say.message(lastFigures),
        ].join(" ");
        expect(shown).not.toMatch(/NaN|Infinity|\[object|[{}]|e\+\d/);
      }
    }),
    { seed: 20_260_501, numRuns: 500 },
  );
});
