import { formatAnnualRate } from "./annualPercentageRate";
import { toCents } from "./fraction";
import { type Currency, formatDecimal, formatMoney, OWN_CURRENCY, withSymbol } from "./money";
import { type Interval, MAXIMUM_ANNUAL_PERCENT, type Offer, type OfferFigures } from "./offer";

const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

const inWords = (count: number): string => NUMBERS[count] ?? String(count);

/** States how long the instalments run: "six months", "26 weeks". A fortnight is two weeks. */
export function timeText(count: number, interval: Interval): string {
  const [number, unit] = {
    weekly: [count, "week"] as const,
    fortnightly: [2 * count, "week"] as const,
    monthly: [count, "month"] as const,
  }[interval];
  return `${inWords(number)} ${unit}${number === 1 ? "" : "s"}`;
}

/** Formats an annual rate; one above the limit is not computed. */
export const rateText = (percent: number | undefined): string =>
  percent === undefined
    ? `Over ${formatDecimal(BigInt(MAXIMUM_ANNUAL_PERCENT), 0)}%`
    : formatAnnualRate(percent);

/** States what goes back for every 100 received. */
export const offerSentence = (
  { count, interval }: Offer,
  { repaidPer100 }: OfferFigures,
  currency: Currency = OWN_CURRENCY,
): string =>
  `For every ${withSymbol("100", currency)} you receive, you give back ${formatMoney(toCents(repaidPer100), currency)} within ${timeText(count, interval)}.`;

/** Describes the picture of the payments. */
export const pictureText = ({ count }: Offer, { received, repaid, cost }: OfferFigures): string =>
  `You receive ${formatMoney(received, OWN_CURRENCY)} and give back ${formatMoney(repaid, OWN_CURRENCY)} in ${count} ${count === 1 ? "instalment" : "instalments"}: ${formatMoney(cost, OWN_CURRENCY)} more than you receive.`;

/** States the figures, to be announced to assistive technology. */
export const offerAnnouncement = (offer: Offer, figures: OfferFigures): string =>
  `The loan costs ${formatMoney(figures.cost, OWN_CURRENCY)}. ${offerSentence(offer, figures)} Effective annual rate ${rateText(figures.effectivePercent)}.`;
