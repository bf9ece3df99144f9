import { INTERVALS, type Interval } from "../lib/units";
import { fraction } from "./fraction";
import { maximumCount, type Offer, offerAtRate } from "./offer";
import { parseAmount, parseAmountOrZero, parseInstalmentCount } from "./parseInput";
import { parseRate, type RatePeriod } from "./parseRate";
import { type Interest, MILLION } from "./ratePlan";

/** What visitors are told about an offer: an instalment, or a rate without one. */
export const TOLD = ["instalment", "rate"] as const;

export type OfferField = "amount" | "fees" | "instalment" | "rate" | "count";

/** An offer as the visitor enters it. Only the figure that `told` names is used; the other one may be left. */
export interface OfferEntry extends Readonly<Record<OfferField, string>> {
  readonly told: (typeof TOLD)[number];
  readonly per: RatePeriod;
  /** "unknown" if the lender has not stated what the rate is charged on. */
  readonly basis: Interest | "unknown";
  readonly interval: Interval;
}

/** An offer of which nothing is known yet. */
export const EMPTY_OFFER: OfferEntry = {
  amount: "",
  fees: "",
  told: "instalment",
  instalment: "",
  rate: "",
  per: "month",
  basis: "unknown",
  count: "",
  interval: "monthly",
};

/**
 * Parses the figures of an offer. `offers` has the offers that they may mean: none while a figure is invalid, and
 * two, the cheaper first, if the basis of the rate is unknown. `offerFigures` may still reject them. Never
 * throws.
 */
export function parseOffer({ told, per, basis, interval, ...texts }: OfferEntry) {
  const parsed = {
    amount: parseAmount(texts.amount),
    fees: parseAmountOrZero(texts.fees),
    instalment: parseAmount(texts.instalment),
    rate: parseRate(texts.rate),
    count: parseInstalmentCount(texts.count, maximumCount(interval)),
  };
  const { amount, fees, instalment, rate, count } = parsed;
  const offers = (): readonly Offer[] => {
    if (!amount.ok || !fees.ok || !count.ok) return [];
    const loan = { amount: amount.cents, fees: fees.cents, count: count.count, interval };
    if (told === "instalment")
      return instalment.ok ? [{ ...loan, instalment: instalment.cents }] : [];
    if (!rate.ok) return [];
    const ofYear = rate.millionths * (per === "month" ? 12n : 1n);
    const ofInterval = fraction(ofYear, MILLION * BigInt(INTERVALS[interval]));
    const bases: readonly Interest[] = basis === "unknown" ? ["reducing", "flat"] : [basis];
    return bases.map((each) => offerAtRate(ofInterval, each, loan));
  };
  return { ...parsed, offers: offers() };
}
