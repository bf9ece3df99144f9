import { loanFigures } from "../../../lending/loanFigures";
import { type CurrencyCode, currencyOf } from "../../../lending/money";
import { parseAmount, parseTerm } from "../../../lending/parseInput";
import { outOfRange, type RatePlan } from "../../../lending/ratePlan";
import {
  type CalculatorState,
  type FieldMessage,
  fieldTexts,
  sliderPosition,
  termSliderRange,
} from "./calculatorState";
import type { LoanChoice } from "./loanChoice";
import { amountProblemText, amountRangeNote, termProblemText, termRangeNote } from "./messages";
import { salaryState } from "./salaryState";

/** What the visitor has typed, and what could last be read of it. */
export interface CalculatorEntry {
  readonly amountText: string;
  readonly termText: string;
  readonly salaryText: string;
  readonly currency: CurrencyCode;
  readonly choice: LoanChoice;
}

/** A calculator that has been filled in with a choice. */
export const entryOf = (choice: LoanChoice): CalculatorEntry => ({
  ...fieldTexts(choice),
  salaryText: "",
  currency: choice.currency,
  choice,
});

/** The entry after some of it has changed. Typed text is kept as it is, readable or not. */
export function changedEntry(
  entry: CalculatorEntry,
  change: Partial<Omit<CalculatorEntry, "choice">>,
): CalculatorEntry {
  const next = { ...entry, ...change };
  const amount = parseAmount(next.amountText);
  const term = parseTerm(next.termText);
  return {
    ...next,
    choice: {
      amount: amount.ok ? amount.cents : entry.choice.amount,
      termMonths: term.ok ? term.months : entry.choice.termMonths,
      currency: next.currency,
    },
  };
}

/** What the calculator shows for an entry: figures, or the reason why there are none. */
export function stateOf(plan: RatePlan, entry: CalculatorEntry): CalculatorState {
  const { amountText, termText, salaryText, choice } = entry;
  const currency = currencyOf(entry.currency);
  const amount = parseAmount(amountText);
  const term = parseTerm(termText);
  const outside = outOfRange(plan, choice.amount, choice.termMonths);
  const lastFigures = loanFigures(plan, choice.amount, choice.termMonths);
  const figures = amount.ok && term.ok ? lastFigures : undefined;
  return {
    currency,
    amount: {
      text: amountText,
      position: sliderPosition(plan.amountRange, Number(choice.amount) / 100),
      message: amount.ok
        ? noteOf(outside.amount, amountRangeNote(plan, currency))
        : { kind: "problem", text: amountProblemText(amount.problem, "loan amount") },
    },
    term: {
      text: termText,
      position: sliderPosition(termSliderRange(plan), choice.termMonths),
      message: term.ok
        ? noteOf(outside.term, termRangeNote(plan))
        : { kind: "problem", text: termProblemText(term.problem) },
    },
    salary: salaryState(plan, salaryText, currency, figures),
    figures,
    choice,
    lastFigures,
  };
}

const noteOf = (outside: boolean, text: string): FieldMessage | undefined =>
  outside ? { kind: "note", text } : undefined;
