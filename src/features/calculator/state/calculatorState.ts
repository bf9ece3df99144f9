import { amountProblem, countProblem, note } from "../../../lending/inputMessages";
import { loanFigures } from "../../../lending/loanFigures";
import { currencyOf, formatMoney, shortAmount, UNIT } from "../../../lending/money";
import { parseAmount, parseTerm } from "../../../lending/parseInput";
import { centsOf, MAXIMUM_TERM_MONTHS, outOfRange, type RatePlan } from "../../../lending/ratePlan";
import { monthsText } from "../../../lending/units";
import { fillTemplate } from "../../../lib/fillTemplate";
import type { LoanChoice } from "./loanChoice";
import type { CalculatorLabels } from "./loanTexts";
import type { PayField } from "./pay";

type EntryField = "amount" | "term" | PayField;

/** The visitor's input, and the last valid choice. */
interface CalculatorEntry extends Readonly<Record<EntryField, string>> {
  readonly currency: string;
  readonly choice: LoanChoice;
}

export type EntryChange = Partial<CalculatorEntry>;

/** Converts the slider's position, in units of the currency, to text for the field. */
export const amountOfSlider = (position: number): string =>
  shortAmount(BigInt(Math.round(position * Number(UNIT))));

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

export type CalculatorState = ReturnType<typeof stateOf>;

export function stateOf(
  plan: RatePlan,
  entry: CalculatorEntry,
  { form, problems, units }: CalculatorLabels,
) {
  const { choice } = entry;
  const currency = currencyOf(entry.currency);
  const amount = parseAmount(entry.amount);
  const term = parseTerm(entry.term);
  const { amountRange, termRange } = plan;
  const outside = outOfRange(plan, choice.amount, choice.termMonths);
  const lastFigures = loanFigures(plan, choice.amount, choice.termMonths);
  const figures = amount.ok && term.ok ? lastFigures : undefined;
  const rangeNote = (isOutside: boolean, from: string, to: string) =>
    isOutside
      ? note(fillTemplate(figures ? form.outsideComputed : form.outside, { from, to }))
      : undefined;
  const bound = (amount: number) => formatMoney(centsOf(amount), currency);
  return {
    entry,
    currency,
    amount: {
      range: amountRange,
      /** In the same units as the range. It may be outside the range or between two steps. */
      value: Number(choice.amount) / Number(UNIT),
      message: amount.ok
        ? rangeNote(outside.amount, bound(amountRange.minimum), bound(amountRange.maximum))
        : amountProblem(amount, problems.amount),
    },
    term: {
      range: { ...termRange, step: 1 },
      value: choice.termMonths,
      message: term.ok
        ? rangeNote(outside.term, String(termRange.minimum), monthsText(termRange.maximum, units))
        : countProblem(term, problems.term, MAXIMUM_TERM_MONTHS),
    },
    /** Undefined while the amount or the term is invalid. */
    figures,
    choice,
    /** The figures of the last valid choice. They reserve space while `figures` is undefined. */
    lastFigures,
  };
}
