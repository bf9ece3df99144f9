import { centsOf, type RatePlan } from "./ratePlan";

/** What lies outside the plan's range; it is computed all the same, with a note. */
export type OutOfRange = { readonly amount: boolean; readonly term: boolean };

/** Whether an amount in cents and a term in months lie outside what the plan offers. */
export const outOfRange = (
  { amountRange, termRange }: RatePlan,
  cents: bigint,
  termMonths: number,
): OutOfRange => ({
  amount: cents < centsOf(amountRange.minimum) || cents > centsOf(amountRange.maximum),
  term: termMonths < termRange.minimum || termMonths > termRange.maximum,
});
