import { loanFigures } from "./loanFigures";
import { type RatePlan, termsOf } from "./ratePlan";

export type TermOption = ReturnType<typeof everyTerm>[number];

/**
 * Returns the figures of a loan over every term in the plan, shortest term first. Marks every term with the
 * lowest total repayment, and every term with the lowest payment, in whole cents.
 * @param principal in cents, more than zero
 * @throws RangeError when the principal is not more than zero
 */
export const everyTerm = (plan: RatePlan, principal: bigint) => {
  const loans = termsOf(plan).map((termMonths) => loanFigures(plan, principal, termMonths));
  const lowest = (figure: "repayment" | "payment") =>
    loans
      .map((loan): bigint => loan[figure])
      .reduce((one: bigint, other: bigint) => (other < one ? other : one));
  const lowestTotal = lowest("repayment");
  const lowestPayment = lowest("payment");
  return loans.map((figures) => ({
    termMonths: figures.quote.termMonths,
    figures,
    hasLowestTotal: figures.repayment === lowestTotal,
    hasLowestPayment: figures.payment === lowestPayment,
  }));
};

/**
 * Returns the term that is one month longer. If it is not offered, returns the longest of the shorter terms,
 * or else the first term.
 */
export const neighbourOf = (
  options: readonly TermOption[],
  termMonths: number,
): TermOption | undefined =>
  options.find((option) => option.termMonths === termMonths + 1) ??
  options.findLast((option) => option.termMonths < termMonths) ??
  options[0];
