import { fillTemplate } from "../lib/fillTemplate";
import { annualPercentageRate, formatAnnualRate } from "./annualPercentageRate";
import { fraction, roundHalfUp } from "./fraction";
import type { LoanFigures } from "./loanFigures";
import { formatDecimal, ownMoney, UNIT } from "./money";
import { parseAmount, parseAmountOrZero, parseCount } from "./parseInput";
import { INTERVALS, type Interval, timeText, type Units } from "./units";

const MAXIMUM_YEARS = 50;

/** Higher annual rates are not shown, because they have more digits than a reader can use. */
export const MAXIMUM_ANNUAL_PERCENT = 10_000;

/** An offer from any lender. Money is in cents. */
export interface Offer {
  /** More than zero. */
  readonly amount: bigint;
  /** Fees that are deducted from the amount or paid up front. */
  readonly fees: bigint;
  readonly instalment: bigint;
  /** The number of instalments, including the last one. */
  readonly count: number;
  readonly interval: Interval;
  /** The last instalment, if it differs from the others. */
  readonly lastInstalment?: bigint | undefined;
}

/** Returns the maximum number of instalments: as many as are due in 50 years. */
export const maximumCount = (interval: Interval): number => MAXIMUM_YEARS * INTERVALS[interval];

/** Whether the last instalment differs from the others by more than rounding can explain: a cent for each. */
export function hasOtherLast({ instalment, count, lastInstalment = instalment }: Offer): boolean {
  const difference = lastInstalment - instalment;
  return difference > count || -difference > count;
}

/** Converts a calculator's loan to an offer. */
export const offerOf = ({ quote, payment, lastPayment }: LoanFigures): Offer => ({
  amount: quote.principal,
  fees: 0n,
  instalment: payment,
  count: quote.termMonths,
  interval: "monthly",
  ...(lastPayment !== payment && { lastInstalment: lastPayment }),
});

/**
 * Returns the cost of an offer, or undefined if its cash flows are invalid or repay less than is received.
 * The rates are solved from the amount received and the instalments. The first instalment is due one interval
 * after the money is received. Never throws.
 */
export const offerFigures = (offer: Offer) => {
  const { amount, fees, instalment, count, interval, lastInstalment = instalment } = offer;
  const isLoan =
    fees >= 0n &&
    fees < amount &&
    instalment > 0n &&
    lastInstalment > 0n &&
    Number.isInteger(count) &&
    count >= 1 &&
    count <= maximumCount(interval);
  if (!isLoan) return undefined;
  const received = amount - fees;
  const repaid = instalment * BigInt(count - 1) + lastInstalment;
  if (repaid < received) return undefined;
  const cost = repaid - received;
  const payments = Array.from({ length: count }, (_, index) =>
    index === count - 1 ? lastInstalment : instalment,
  );
  const rate = annualPercentageRate(received, payments, INTERVALS[interval]);
  return {
    /** The amount minus the fees. */
    received,
    repaid,
    cost,
    /** For every 100 units of currency received, in exact cents, like `repaidPer100`. */
    costPer100: fraction(100n * UNIT * cost, received),
    repaidPer100: fraction(100n * UNIT * repaid, received),
    /** In per cent, like `effectivePercent`. Each is undefined if it is above `MAXIMUM_ANNUAL_PERCENT`. */
    nominalPercent: limited(rate.nominalPercent),
    effectivePercent: limited(rate.effectivePercent),
  };
};

/** What an offer costs. Money is in cents. */
export type OfferFigures = NonNullable<ReturnType<typeof offerFigures>>;

const limited = (percent: number): number | undefined =>
  percent > MAXIMUM_ANNUAL_PERCENT ? undefined : percent;

export type OfferField = "amount" | "fees" | "instalment" | "count" | "last";

export interface OfferTexts extends Readonly<Record<OfferField, string>> {
  readonly interval: Interval;
}

/**
 * Parses the figures of an offer. `offer` is undefined if any figure is invalid. If it is defined,
 * `offerFigures` may still reject it. Never throws.
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

/** The highest annual rate that is shown: "10,000%". */
export const HIGHEST_RATE = `${formatDecimal(BigInt(MAXIMUM_ANNUAL_PERCENT), 0)}%`;

/** Formats an annual rate. Undefined means that the rate is too high to be shown, and becomes "> 10,000%". */
export const rateText = (percent: number | undefined): string =>
  percent === undefined ? `> ${HIGHEST_RATE}` : formatAnnualRate(percent);

export const offerSentence = (
  template: string,
  { count, interval }: Offer,
  { received, repaid, cost, repaidPer100 }: OfferFigures,
  units: Units,
): string =>
  fillTemplate(template, {
    received: ownMoney(received),
    repaid: ownMoney(repaid),
    cost: ownMoney(cost),
    repaidPer100: ownMoney(roundHalfUp(repaidPer100)),
    time: timeText(count, interval, units),
  });
