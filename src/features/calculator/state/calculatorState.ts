import { loanFigures } from "../../../lending/loanFigures";
import { currencyOf, formatMoney, shortAmount, UNIT } from "../../../lending/money";
import type { EnteredAmount, EnteredCount } from "../../../lending/parseInput";
import { centsOf, MAXIMUM_TERM_MONTHS, outOfRange, type RatePlan } from "../../../lending/ratePlan";
import { monthsText } from "../../../lib/units";
import { amountProblem, countProblem, note } from "../inputMessages";
import type { ProductChoice } from "../productChoices";
import { defaultChoice, type LoanChoice } from "./loanChoice";

/** The visitor's input, and the last valid choice. */
interface CalculatorEntry {
  readonly amount: EnteredAmount;
  readonly term: EnteredCount;
  readonly currency: string;
  readonly choice: LoanChoice;
}

export type EntryChange = Partial<CalculatorEntry>;

export const enteredAmount = (cents: bigint): EnteredAmount => ({
  text: shortAmount(cents),
  value: { ok: true, cents },
});

export const enteredTerm = (count: number): EnteredCount => ({
  text: String(count),
  value: { ok: true, count },
});

/** Converts the slider's position, in units of the currency, to the field's content. */
export const slidAmount = (position: number): EnteredAmount =>
  enteredAmount(BigInt(Math.round(position * Number(UNIT))));

export const entryOf = (choice: LoanChoice): CalculatorEntry => ({
  amount: enteredAmount(choice.amount),
  term: enteredTerm(choice.termMonths),
  currency: choice.currency,
  choice,
});

/** Applies a change. The text is stored as entered, but the choice changes only if the text is valid. */
export function changedEntry(entry: CalculatorEntry, change: EntryChange): CalculatorEntry {
  const next = { ...entry, ...change };
  const { value: amount } = next.amount;
  const { value: term } = next.term;
  return {
    ...next,
    choice: {
      product: next.choice.product,
      amount: amount.ok ? amount.cents : next.choice.amount,
      termMonths: term.ok ? term.count : next.choice.termMonths,
      currency: next.currency,
    },
  };
}

/** Switches to another product. A loan that differs from the old product's default is kept. */
export function switchedEntry(
  entry: CalculatorEntry,
  from: ProductChoice,
  to: ProductChoice,
): CalculatorEntry {
  const { amount, termMonths } = defaultChoice(from);
  const isUntouched = entry.choice.amount === amount && entry.choice.termMonths === termMonths;
  const start = entryOf(defaultChoice(to));
  const { amount: startAmount, term: startTerm } = start;
  const choice = { ...entry.choice, product: to.name };
  return changedEntry(
    { ...entry, choice },
    {
      ...(isUntouched && { amount: startAmount, term: startTerm }),
      currency: to.plan.currencies.includes(entry.currency) ? entry.currency : start.currency,
    },
  );
}

export type CalculatorState = ReturnType<typeof stateOf>;

export function stateOf(plan: RatePlan, entry: CalculatorEntry) {
  const { choice } = entry;
  const currency = currencyOf(entry.currency);
  const { value: amount } = entry.amount;
  const { value: term } = entry.term;
  const { amountRange, termRange } = plan;
  const outside = outOfRange(plan, choice.amount, choice.termMonths);
  const lastFigures = loanFigures(plan, choice.amount, choice.termMonths);
  const figures = amount.ok && term.ok ? lastFigures : undefined;
  const rangeNote = (isOutside: boolean, from: string, to: string) =>
    isOutside ? note(`Outside this calculator's range (${from} to ${to}).`) : undefined;
  const bound = (amount: number) => formatMoney(centsOf(amount), currency);
  return {
    entry,
    currency,
    amount: {
      range: amountRange,
      /** The slider's, in the same units as the range. It may be outside the range or between two steps. */
      position: Number(choice.amount) / Number(UNIT),
      message: amount.ok
        ? rangeNote(outside.amount, bound(amountRange.minimum), bound(amountRange.maximum))
        : amountProblem(amount),
    },
    term: {
      range: { ...termRange, step: 1 },
      position: choice.termMonths,
      message: term.ok
        ? rangeNote(outside.term, String(termRange.minimum), monthsText(termRange.maximum))
        : countProblem(term, "term", MAXIMUM_TERM_MONTHS),
    },
    /** Undefined while the amount or the term is invalid. */
    figures,
    choice,
    /** The figures of the last valid choice. They reserve space while `figures` is undefined. */
    lastFigures,
  };
}
