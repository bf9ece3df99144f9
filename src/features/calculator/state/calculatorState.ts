import { amountProblem, countProblem, type FieldMessage } from "../../../lending/inputMessages";
import { type LoanFigures, loanFigures } from "../../../lending/loanFigures";
import {
  type Currency,
  type CurrencyCode,
  currencyOf,
  formatMoney,
  shortAmount,
  UNIT,
} from "../../../lending/money";
import { parseAmount, parseTerm } from "../../../lending/parseInput";
import { centsOf, MAXIMUM_TERM_MONTHS, outOfRange, type RatePlan } from "../../../lending/ratePlan";
import { monthsText } from "../../../lending/units";
import { fillTemplate } from "../../../lib/fillTemplate";
import type { CalculatorLabels } from "../calculatorProps";
import type { LoanChoice } from "./loanChoice";
import type { PayField } from "./pay";

type EntryField = "amount" | "term" | PayField;

/** What the visitor entered, and the last valid choice. */
interface CalculatorEntry extends Readonly<Record<EntryField, string>> {
  readonly currency: CurrencyCode;
  readonly choice: LoanChoice;
}

export type EntryChange = Partial<CalculatorEntry>;

/** Converts the slider's position, in units of the currency, to text for the amount field. */
export const amountOfSlider = (position: string): string =>
  shortAmount(BigInt(Math.round(Number(position) * Number(UNIT))));

export const entryOf = (choice: LoanChoice): CalculatorEntry => ({
  amount: shortAmount(choice.amount),
  term: String(choice.termMonths),
  salary: "",
  takeHome: "",
  fixedCosts: "",
  otherInstalments: "",
  keepAside: "",
  currency: choice.currency,
  choice,
});

/** Applies a change. The text is stored as entered, but the choice changes only if the text is valid. */
export function changedEntry(entry: CalculatorEntry, change: EntryChange): CalculatorEntry {
  const next = { ...entry, ...change };
  const amount = parseAmount(next.amount);
  const term = parseTerm(next.term);
  return {
    ...next,
    choice: {
      amount: amount.ok ? amount.cents : next.choice.amount,
      termMonths: term.ok ? term.count : next.choice.termMonths,
      currency: next.currency,
    },
  };
}

interface FieldState {
  readonly text: string;
  readonly range: RatePlan["amountRange"];
  /** In the same units as the range. The value may be outside the range or between two steps. */
  readonly value: number;
  readonly message?: FieldMessage | undefined;
}

export interface CalculatorState {
  readonly entry: CalculatorEntry;
  readonly currency: Currency;
  readonly amount: FieldState;
  readonly term: FieldState;
  /** Undefined while a field is invalid. */
  readonly figures?: LoanFigures | undefined;
  readonly choice: LoanChoice;
  /**
   * The figures of the last valid choice, which reserve space to prevent layout shifts while there are none.
   */
  readonly lastFigures: LoanFigures;
}

/** Computes the calculator's output for an entry: its figures, or messages about invalid fields. */
export function stateOf(
  plan: RatePlan,
  entry: CalculatorEntry,
  { form, problems, units }: CalculatorLabels,
): CalculatorState {
  const { choice } = entry;
  const currency = currencyOf(entry.currency);
  const amount = parseAmount(entry.amount);
  const term = parseTerm(entry.term);
  const { amountRange, termRange } = plan;
  const outside = outOfRange(plan, choice.amount, choice.termMonths);
  const lastFigures = loanFigures(plan, choice.amount, choice.termMonths);
  const figures = amount.ok && term.ok ? lastFigures : undefined;
  const rangeNote = (isOutside: boolean, from: string, to: string): FieldMessage | undefined =>
    isOutside
      ? {
          kind: "note",
          text: fillTemplate(figures ? form.outsideComputed : form.outside, { from, to }),
        }
      : undefined;
  const bound = (amount: number) => formatMoney(centsOf(amount), currency);
  return {
    entry,
    currency,
    amount: {
      text: entry.amount,
      range: amountRange,
      value: Number(choice.amount) / Number(UNIT),
      message: amount.ok
        ? rangeNote(outside.amount, bound(amountRange.minimum), bound(amountRange.maximum))
        : amountProblem(amount, problems.amount),
    },
    term: {
      text: entry.term,
      range: { ...termRange, step: 1 },
      value: choice.termMonths,
      message: term.ok
        ? rangeNote(outside.term, String(termRange.minimum), monthsText(termRange.maximum, units))
        : countProblem(term, problems.term, MAXIMUM_TERM_MONTHS),
    },
    figures,
    choice,
    lastFigures,
  };
}
