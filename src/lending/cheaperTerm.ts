import { type Fraction, subtract } from "./fraction";
import { type LoanQuote, quoteLoan } from "./quote";
import { type RatePlan, termsOf } from "./ratePlan";

/** A longer term that costs less in total than the chosen one. */
export type CheaperTerm = {
  /** The loan over that term. */
  readonly quote: LoanQuote;
  /** What it costs less than the chosen loan: exact, in cents, more than zero. */
  readonly saving: Fraction;
};

/**
 * The longer term the plan offers that repays least, if it repays less than the chosen one. That
 * happens where a longer term falls into a band with a lower rate: 7 months at 2% cost less than 6
 * at 4%. Of equal totals the shorter term is returned.
 */
export const cheaperLongerTerm = (plan: RatePlan, chosen: LoanQuote): CheaperTerm | undefined => {
  let best: CheaperTerm | undefined;
  for (const termMonths of termsOf(plan)) {
    if (termMonths > chosen.termMonths) {
      const quote = quoteLoan(plan, chosen.principal, termMonths);
      const rival = best?.quote ?? chosen;
      if (subtract(rival.totalRepayment, quote.totalRepayment).numerator > 0n) {
        best = { quote, saving: subtract(chosen.totalRepayment, quote.totalRepayment) };
      }
    }
  }
  return best;
};
