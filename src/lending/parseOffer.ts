import { type Interval, maximumCount, type Offer } from "./offer";
import { parseAmount, parseAmountOrZero, parseCount } from "./parseInput";

/** The figures of an offer that are typed. The last instalment is empty where it equals the others. */
export type OfferField = "amount" | "fees" | "instalment" | "count" | "last";

export interface OfferTexts extends Readonly<Record<OfferField, string>> {
  readonly interval: Interval;
}

/**
 * Parses the figures of an offer, each on its own. The offer is undefined while one is missing or
 * rejected; `checkOffer` may still reject it. Never throws.
 */
export function parseOffer({ interval, ...texts }: OfferTexts) {
  const amount = parseAmount(texts.amount);
  const fees = parseAmountOrZero(texts.fees);
  const instalment = parseAmount(texts.instalment);
  const count = parseCount(texts.count, maximumCount(interval));
  const last = parseAmount(texts.last);
  const hasLast = last.ok || last.problem !== "empty";
  const offer: Offer | undefined =
    amount.ok && fees.ok && instalment.ok && count.ok && last.ok === hasLast
      ? {
          amount: amount.cents,
          fees: fees.cents,
          instalment: instalment.cents,
          count: count.count,
          interval,
          ...(last.ok && { lastInstalment: last.cents }),
        }
      : undefined;
  return { amount, fees, instalment, count, last, offer };
}
