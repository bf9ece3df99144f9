import type { LoanFigures } from "../../../lending/loanFigures";
import { type Currency, formatAmount } from "../../../lending/money";
import type { RatePlan } from "../../../lending/ratePlan";
import type { LoanChoice } from "./loanChoice";

/** What is said below a field: a problem leaves no figures, a note stands beside them. */
export interface FieldMessage {
  readonly kind: "problem" | "note";
  readonly text: string;
}

/** A number field and its slider. */
export interface FieldState {
  /** What stands in the field, as it was typed. */
  readonly text: string;
  /** Where the slider stands, in units of its range. */
  readonly position: number;
  readonly message?: FieldMessage | undefined;
}

/** What a monthly salary allows, in sentences. */
export interface SalaryState {
  readonly text: string;
  readonly message?: FieldMessage | undefined;
  readonly limit?: string | undefined;
  readonly share?: string | undefined;
  /** What the payment takes of the salary, in per cent; for drawing. */
  readonly sharePercent?: number | undefined;
  /** The amount that can be taken over into the calculator, in cents. */
  readonly amount?: bigint | undefined;
}

/** Everything the calculator shows. */
export interface CalculatorState {
  readonly currency: Currency;
  readonly amount: FieldState;
  readonly term: FieldState;
  readonly salary: SalaryState;
  /** None while a field cannot be read. */
  readonly figures?: LoanFigures | undefined;
  /** The last choice that could be read. */
  readonly choice: LoanChoice;
  /** The figures of that choice. They keep the room of those that are missing, so nothing moves. */
  readonly lastFigures: LoanFigures;
}

export interface SliderRange {
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
}

/** The slider's place that is nearest to a value. */
export const sliderPosition = ({ minimum, maximum, step }: SliderRange, value: number): number =>
  Math.min(maximum, Math.max(minimum, minimum + Math.round((value - minimum) / step) * step));

/** Cents as they stand in the amount's field: whole amounts without decimals. */
export const amountFieldText = (cents: bigint): string => formatAmount(cents).replace(/\.00$/, "");

export const termSliderRange = ({ termRange }: RatePlan): SliderRange => ({
  ...termRange,
  step: 1,
});

/** What the fields hold for a choice. */
export const fieldTexts = ({ amount, termMonths }: LoanChoice) => ({
  amountText: amountFieldText(amount),
  termText: String(termMonths),
});
