import { type Fraction, subtract } from "./fraction";
import { type LoanQuote, quoteLoan } from "./quote";

/** The same loan with interest on the outstanding balance. Exact figures, in cents. */
export type ReducingBalance = LoanQuote & {
  /** How much more the quoted loan costs than this one; never negative. */
  readonly extraCost: Fraction;
};

/** Quotes the same principal at the same monthly rate over the same months on a reducing balance. */
export const onReducingBalance = (quote: LoanQuote): ReducingBalance => {
  const plan = { interest: "reducing", rateBands: [quote] } as const;
  const reducing = quoteLoan(plan, quote.principal, quote.termMonths);
  return { ...reducing, extraCost: subtract(quote.totalInterest, reducing.totalInterest) };
};
