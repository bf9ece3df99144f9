import { type Fraction, subtract } from "./fraction";
import { type LoanFigures, loanFigures } from "./loanFigures";
import type { LoanQuote } from "./quote";
import { type RatePlan, termsOf } from "./ratePlan";

/** A loan over one of the plan's terms, and whether a different term costs less. */
export interface TermOption {
  readonly termMonths: number;
  readonly figures: LoanFigures;
  readonly hasLowestTotal: boolean;
  readonly hasLowestPayment: boolean;
}

/**
 * Returns the figures of a loan over every term in the plan, shortest term first. The lowest figures are
 * found by comparing exact values, so rounding cannot change which is lowest. If several are equal, all
 * are marked.
 * @param principal in cents, more than zero
 * @throws RangeError when the principal is not more than zero
 */
export const everyTerm = (plan: RatePlan, principal: bigint): readonly TermOption[] => {
  const loans = termsOf(plan).map((termMonths) => loanFigures(plan, principal, termMonths));
  const isLowest = (exact: (quote: LoanQuote) => Fraction) => {
    const lowest = loans
      .map(({ quote }) => exact(quote))
      .reduce((lowest, figure) => (subtract(figure, lowest).numerator < 0n ? figure : lowest));
    return (loan: LoanFigures) => subtract(exact(loan.quote), lowest).numerator === 0n;
  };
  const hasLowestTotal = isLowest(({ totalRepayment }) => totalRepayment);
  const hasLowestPayment = isLowest(({ monthlyPayment }) => monthlyPayment);
  return loans.map((figures) => ({
    termMonths: figures.quote.termMonths,
    figures,
    hasLowestTotal: hasLowestTotal(figures),
    hasLowestPayment: hasLowestPayment(figures),
  }));
};

/**
 * Returns the term to compare a loan with: one month longer, or one month shorter if the loan already has
 * the longest term.
 */
export const neighbourOf = (
  options: readonly TermOption[],
  termMonths: number,
): TermOption | undefined =>
  options.find((option) => option.termMonths === termMonths + 1) ??
  options.findLast((option) => option.termMonths < termMonths) ??
  options[0];
