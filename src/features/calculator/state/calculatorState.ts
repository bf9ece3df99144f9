import {
  amountProblem,
  amountRangeNote,
  type FieldMessage,
  termProblem,
  termRangeNote,
} from "../../../lending/inputMessages";
import { type LoanFigures, loanFigures } from "../../../lending/loanFigures";
import { CURRENCIES, type Currency, currencyOf } from "../../../lending/money";
import { parseAmount, parseTerm } from "../../../lending/parseInput";
import { outOfRange, type RatePlan } from "../../../lending/ratePlan";
import {
  amountOfSlider,
  type CalculatorEntry,
  type EntryChange,
  PAY_FIELDS,
} from "./calculatorEntry";
import type { LoanChoice } from "./loanChoice";
import { type PayState, payState } from "./payState";
import { type SalaryState, salaryState } from "./salaryState";

/** A number field and its slider. */
export interface FieldState {
  /** The field's text, as it was typed. */
  readonly text: string;
  /** The slider's position, in units of its range. */
  readonly position: number;
  readonly message?: FieldMessage | undefined;
}

/** Everything that the calculator shows. */
export interface CalculatorState {
  readonly currency: Currency;
  readonly amount: FieldState;
  readonly term: FieldState;
  readonly salary: SalaryState;
  readonly pay: PayState;
  /** Undefined while a field is invalid. */
  readonly figures?: LoanFigures | undefined;
  /** The last valid choice. */
  readonly choice: LoanChoice;
  /** The figures of that choice. They reserve the space of missing ones, so that nothing shifts. */
  readonly lastFigures: LoanFigures;
}

/**
 * Computes what the calculator shows for an entry: figures, or messages about invalid fields.
 * @param lendingPlan the plan by which loans are given, which limits what a salary allows
 */
export function stateOf(
  plan: RatePlan,
  entry: CalculatorEntry,
  lendingPlan: RatePlan = plan,
): CalculatorState {
  const { amountText, termText, salaryText, payTexts, choice } = entry;
  const currency = currencyOf(entry.currency);
  const amount = parseAmount(amountText);
  const term = parseTerm(termText);
  const outside = outOfRange(plan, choice.amount, choice.termMonths);
  const lastFigures = loanFigures(plan, choice.amount, choice.termMonths);
  const figures = amount.ok && term.ok ? lastFigures : undefined;
  const amountNote = outside.amount
    ? amountRangeNote(plan, currency, figures !== undefined)
    : undefined;
  const termNote = outside.term ? termRangeNote(plan, figures !== undefined) : undefined;
  return {
    currency,
    amount: {
      text: amountText,
      position: sliderPosition(plan.amountRange, Number(choice.amount) / 100),
      message: amount.ok ? amountNote : amountProblem(amount.problem, "loan amount"),
    },
    term: {
      text: termText,
      position: sliderPosition(termSliderRange(plan), choice.termMonths),
      message: term.ok ? termNote : termProblem(term.problem),
    },
    salary: salaryState(lendingPlan, salaryText, currency, figures),
    pay: payState(plan, payTexts, figures),
    figures,
    choice,
    lastFigures,
  };
}

export interface SliderRange {
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
}

/** Returns the slider position that is nearest to a value. */
export const sliderPosition = ({ minimum, maximum, step }: SliderRange, value: number): number =>
  Math.min(maximum, Math.max(minimum, minimum + Math.round((value - minimum) / step) * step));

export const termSliderRange = ({ termRange }: RatePlan): SliderRange => ({
  ...termRange,
  step: 1,
});

/**
 * Finds in the calculator's fields what the visitor has entered before hydration.
 * @param example the state that was prerendered
 * @returns the fields that differ from the example
 */
export function entryBeforeHydration(calculator: Element, example: CalculatorState): EntryChange {
  const entered = (name: string, prerendered: string, state = "") => {
    const field = calculator.querySelector<HTMLInputElement | HTMLSelectElement>(
      `[name=${name}]${state}`,
    );
    return field?.value === prerendered ? undefined : field?.value;
  };
  const amountPosition = entered("amountSlider", String(example.amount.position));
  const amountText =
    entered("amount", example.amount.text) ??
    (amountPosition && amountOfSlider(Number(amountPosition)));
  const termText =
    entered("term", example.term.text) ??
    entered("termSlider", String(example.term.position)) ??
    entered("everyTerm", String(example.choice.termMonths), ":checked");
  const salaryText = entered("salary", example.salary.text);
  const { texts } = example.pay;
  const payTexts = Object.fromEntries(
    PAY_FIELDS.map((name) => [name, entered(name, texts[name])]).filter(([, text]) => text),
  );
  const code = entered("currency", example.currency.code);
  const currency = CURRENCIES.find((each) => each.code === code)?.code;
  return {
    ...(amountText !== undefined && { amountText }),
    ...(termText !== undefined && { termText }),
    ...(salaryText !== undefined && { salaryText }),
    ...(Object.keys(payTexts).length > 0 && { payTexts: { ...texts, ...payTexts } }),
    ...(currency && { currency }),
  };
}
