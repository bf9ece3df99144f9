import { fillTemplate } from "../lib/fillTemplate";
import { formatAnnualRate } from "./annualPercentageRate";
import { toCents } from "./fraction";
import { formatDecimal, formatMoney, OWN_CURRENCY } from "./money";
import { MAXIMUM_ANNUAL_PERCENT, type Offer, type OfferFigures } from "./offer";
import { timeText, type Units } from "./units";

/** The highest annual rate that is computed: "10,000%". */
export const HIGHEST_RATE = `${formatDecimal(BigInt(MAXIMUM_ANNUAL_PERCENT), 0)}%`;

/** Formats an annual rate; one above the highest is not computed. */
export const rateText = (percent: number | undefined): string =>
  percent === undefined ? `> ${HIGHEST_RATE}` : formatAnnualRate(percent);

/** Fills a sentence on an offer with its figures. */
export const offerSentence = (
  template: string,
  { count, interval }: Offer,
  { received, repaid, cost, repaidPer100 }: OfferFigures,
  units: Units,
): string => {
  const money = (cents: bigint) => formatMoney(cents, OWN_CURRENCY);
  return fillTemplate(template, {
    received: money(received),
    repaid: money(repaid),
    cost: money(cost),
    repaidPer100: money(toCents(repaidPer100)),
    time: timeText(count, interval, units),
  });
};
