import {
  borrowingLimit,
  cheapestWithinBudget,
  largestPrincipal,
} from "../../../lending/affordability";
import type { LoanFigures } from "../../../lending/loanFigures";
import { type EnteredAmount, orZero } from "../../../lending/parseInput";
import type { RatePlan } from "../../../lending/ratePlan";

/** The fields of the pay calculator. All but the first are optional. */
export const PAY_FIELDS = [
  "takeHome",
  "fixedCosts",
  "otherInstalments",
  "keepAside",
  "salary",
] as const;

export type PayField = (typeof PAY_FIELDS)[number];

export type PayState = ReturnType<typeof payState>;
export type PayAnswer = NonNullable<PayState["answer"]>;

/**
 * Computes what is left of the pay after the chosen loan, and which loans leave enough. Money is in cents.
 * There is no answer if the take-home pay is missing, or if any of the pay or loan fields is invalid.
 */
export function payState(
  plan: RatePlan,
  entry: Readonly<Record<PayField, EnteredAmount>>,
  figures: LoanFigures | undefined,
) {
  const pay = { takeHome: 0n, fixedCosts: 0n, otherInstalments: 0n, keepAside: 0n, salary: 0n };
  const problems = PAY_FIELDS.flatMap((field) => {
    const amount = field === "takeHome" ? entry.takeHome.value : orZero(entry[field]);
    if (amount.ok) pay[field] = amount.cents;
    return amount.ok || amount.problem === "empty" ? [] : [{ field, rejected: amount }];
  });
  if (problems.length > 0 || pay.takeHome === 0n || !figures) return { problems };
  const { quote, payment } = figures;
  const available = pay.takeHome - pay.fixedCosts - pay.otherInstalments;
  const budget = available - pay.keepAside;
  return {
    problems,
    answer: {
      ...pay,
      payment,
      /** Negative if the pay is too low. */
      left: available - payment,
      termMonths: quote.termMonths,
      /** The term with the lowest total that leaves enough, or undefined if there is none. */
      cheapest: cheapestWithinBudget(plan, quote.principal, budget),
      /** The largest amount over the chosen term, or undefined if even the smallest loan is too much. */
      largest: largestPrincipal(plan, quote.termMonths, budget),
      /** The most that the salary allows, or undefined if that is less than the smallest loan. */
      limit: borrowingLimit(plan, pay.salary),
    },
  };
}
