import { type LoanFigures, loanFigures } from "./loanFigures";
import { type RatePlan, termsOf } from "./ratePlan";

type TermOption = ReturnType<typeof everyTerm>[number];

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
 * Returns the term to compare a loan with: the first longer one that costs less both a month and in total. If there
 * is none, returns the term that is one month longer, or else the longest of the shorter terms, or the first term.
 */
export const termToCompare = (
  options: readonly TermOption[],
  { quote: { termMonths }, payment, repayment }: LoanFigures,
): TermOption | undefined =>
  options.find(
    ({ figures, ...option }) =>
      option.termMonths > termMonths && figures.payment < payment && figures.repayment < repayment,
  ) ??
  options.find((option) => option.termMonths === termMonths + 1) ??
  options.findLast((option) => option.termMonths < termMonths) ??
  options[0];
