import {
  amountProblem,
  amountRangeNote,
  type FieldMessage,
  termProblem,
  termRangeNote,
} from "../../../lending/inputMessages";
import { type LoanFigures, loanFigures } from "../../../lending/loanFigures";
import {
  CURRENCIES,
  type Currency,
  type CurrencyCode,
  currencyOf,
  shortAmount,
  UNIT,
} from "../../../lending/money";
import { parseAmount, parseTerm } from "../../../lending/parseInput";
import { outOfRange, type RatePlan } from "../../../lending/ratePlan";
import { enteredFields } from "../../../lib/enteredFields";
import type { LoanChoice } from "./loanChoice";
import type { PayField } from "./pay";

export type EntryField = "amount" | "term" | "salary" | PayField;

/** What the visitor has typed, and the last valid choice in it. */
export interface CalculatorEntry extends Readonly<Record<EntryField, string>> {
  readonly currency: CurrencyCode;
  readonly choice: LoanChoice;
}

export type EntryChange = Partial<CalculatorEntry>;

/** Converts a slider's position, in units of the currency, to the text of the amount field. */
export const amountOfSlider = (position: number): string =>
  shortAmount(BigInt(Math.round(position * Number(UNIT))));

/** Returns the entry of a calculator that is filled in with a choice. */
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

/** Applies a change. Typed text stays as it is; the choice changes only with valid text. */
export function changedEntry(entry: CalculatorEntry, change: EntryChange): CalculatorEntry {
  const next = { ...entry, ...change };
  const amount = parseAmount(next.amount);
  const term = parseTerm(next.term);
  return {
    ...next,
    choice: {
      amount: amount.ok ? amount.cents : next.choice.amount,
      termMonths: term.ok ? term.months : next.choice.termMonths,
      currency: next.currency,
    },
  };
}

/** Returns what the visitor has entered in a calculator's fields and sliders before hydration. */
export function entryBeforeHydration(calculator: Element): EntryChange {
  const { amountSlider, termSlider, everyTerm, currency, ...texts } = enteredFields<
    EntryField | "amountSlider" | "termSlider" | "everyTerm" | "currency"
  >(calculator);
  const term = termSlider ?? everyTerm;
  const code = CURRENCIES.find((each) => each.code === currency)?.code;
  return {
    ...(amountSlider && { amount: amountOfSlider(Number(amountSlider)) }),
    ...(term && { term }),
    ...(code && { currency: code }),
    ...texts,
  };
}

/** A number field and its slider. */
export interface FieldState {
  readonly text: string;
  readonly range: SliderRange;
  /** The slider's position, in units of its range. */
  readonly position: number;
  readonly message?: FieldMessage | undefined;
}

/** What every calculator shows. */
export interface CalculatorState {
  readonly entry: CalculatorEntry;
  readonly currency: Currency;
  readonly amount: FieldState;
  readonly term: FieldState;
  /** Undefined while a field is invalid. */
  readonly figures?: LoanFigures | undefined;
  readonly choice: LoanChoice;
  /** The figures of that choice. They reserve the space of missing ones, so that nothing shifts. */
  readonly lastFigures: LoanFigures;
}

/** Computes what the calculator shows for an entry: figures, or messages about invalid fields. */
export function stateOf(plan: RatePlan, entry: CalculatorEntry): CalculatorState {
  const { choice } = entry;
  const currency = currencyOf(entry.currency);
  const amount = parseAmount(entry.amount);
  const term = parseTerm(entry.term);
  const termRange = { ...plan.termRange, step: 1 };
  const outside = outOfRange(plan, choice.amount, choice.termMonths);
  const lastFigures = loanFigures(plan, choice.amount, choice.termMonths);
  const figures = amount.ok && term.ok ? lastFigures : undefined;
  const amountNote = outside.amount
    ? amountRangeNote(plan, currency, figures !== undefined)
    : undefined;
  const termNote = outside.term ? termRangeNote(plan, figures !== undefined) : undefined;
  return {
    entry,
    currency,
    amount: {
      text: entry.amount,
      range: plan.amountRange,
      position: sliderPosition(plan.amountRange, Number(choice.amount) / Number(UNIT)),
      message: amount.ok ? amountNote : amountProblem(amount.problem, "loan amount"),
    },
    term: {
      text: entry.term,
      range: termRange,
      position: sliderPosition(termRange, choice.termMonths),
      message: term.ok ? termNote : termProblem(term.problem),
    },
    figures,
    choice,
    lastFigures,
  };
}

interface SliderRange {
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
}

/** Returns the slider position that is nearest to a value. */
export const sliderPosition = ({ minimum, maximum, step }: SliderRange, value: number): number =>
  Math.min(maximum, Math.max(minimum, minimum + Math.round((value - minimum) / step) * step));
