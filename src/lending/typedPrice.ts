import { exampleFigures } from "./exampleFigures";
import { UNIT } from "./money";
import { parseAmount } from "./parseInput";
import { outOfRange, type RatePlan } from "./ratePlan";

/** Returns the figures of a loan whose amount is typed, or null where the plan lends none such. */
export function typedPrice(plan: RatePlan, text: string, termMonths: number) {
  const amount = parseAmount(text);
  if (!amount.ok || outOfRange(plan, amount.cents, termMonths).amount) return null;
  return exampleFigures(plan, Number(amount.cents) / Number(UNIT), termMonths);
}
