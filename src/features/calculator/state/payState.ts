import type { LoanFigures } from "../../../lending/loanFigures";
import { type AmountProblem, parseAmount, parseAmountOrZero } from "../../../lending/parseInput";
import {
  cheapestWithinBudget,
  largestPrincipal,
  leftOfPay,
  type MonthlyPay,
  paymentBudget,
} from "../../../lending/payBudget";
import type { LoanQuote } from "../../../lending/quote";
import type { RatePlan } from "../../../lending/ratePlan";
import { PAY_FIELDS, type PayField, type PayTexts } from "./calculatorEntry";

/** What the chosen loan leaves of the pay, and which loans keep what is set aside; in cents. */
export interface PayAnswer {
  readonly pay: MonthlyPay;
  readonly payment: bigint;
  /** Below zero where the pay is too small. */
  readonly left: bigint;
  readonly termMonths: number;
  /** Of the terms that keep what is set aside, the one that costs least in all; undefined without one. */
  readonly cheapest?: LoanQuote | undefined;
  /** The largest amount over the chosen term; undefined when not even the smallest loan fits. */
  readonly largest?: bigint | undefined;
}

/** The tool that shows what is left of the pay. */
export interface PayState {
  /** The texts of the fields, as they were typed. */
  readonly texts: PayTexts;
  readonly problems: readonly { readonly field: PayField; readonly problem: AmountProblem }[];
  /** The pay after fixed costs and other instalments, in cents; undefined without a valid pay. */
  readonly available?: bigint | undefined;
  /** Undefined without a valid pay, and while a field of the loan is invalid. */
  readonly answer?: PayAnswer | undefined;
}

/** Computes what is left of the typed pay after the chosen loan. */
export function payState(
  plan: RatePlan,
  texts: PayTexts,
  figures: LoanFigures | undefined,
): PayState {
  const parsed = PAY_FIELDS.map((field) => ({
    field,
    amount: field === "takeHome" ? parseAmount(texts[field]) : parseAmountOrZero(texts[field]),
  }));
  const problems = parsed.flatMap(({ field, amount }) =>
    amount.ok || amount.problem === "empty" ? [] : [{ field, problem: amount.problem }],
  );
  const [takeHome, fixedCosts, otherInstalments, keepAside] = parsed.map(({ amount }) =>
    amount.ok ? amount.cents : undefined,
  );
  if (
    takeHome === undefined ||
    fixedCosts === undefined ||
    otherInstalments === undefined ||
    keepAside === undefined
  )
    return { texts, problems };
  const pay = { takeHome, fixedCosts, otherInstalments, keepAside };
  const available = leftOfPay(pay, 0n);
  if (!figures) return { texts, problems, available };
  const { quote, payment } = figures;
  const budget = paymentBudget(pay);
  return {
    texts,
    problems,
    available,
    answer: {
      pay,
      payment,
      left: leftOfPay(pay, payment),
      termMonths: quote.termMonths,
      cheapest: cheapestWithinBudget(plan, quote.principal, budget),
      largest: largestPrincipal(plan, quote.termMonths, budget),
    },
  };
}
