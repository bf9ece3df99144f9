import { fillTemplate } from "../lib/fillTemplate";
import { annualPercentageRate, formatAnnualRate } from "./annualPercentageRate";
import { type Fraction, fraction, roundHalfUp } from "./fraction";
import type { LoanFigures } from "./loanFigures";
import { formatDecimal, ownMoney, UNIT } from "./money";
import { parseAmount, parseAmountOrZero, parseCount } from "./parseInput";
import { INTERVALS, type Interval, timeText, type Units } from "./units";

/** The longest loan that is computed, in years. */
const MAXIMUM_YEARS = 50;

/** A higher annual rate is not computed: it has more digits than a reader can use. */
export const MAXIMUM_ANNUAL_PERCENT = 10_000;

/** Any lender's offer; money in cents. */
export interface Offer {
  /** More than zero. */
  readonly amount: bigint;
  /** Fees deducted from the amount or paid up front. */
  readonly fees: bigint;
  readonly instalment: bigint;
  /** The number of instalments, the last one included. */
  readonly count: number;
  readonly interval: Interval;
  /** The last instalment, when it differs. */
  readonly lastInstalment?: bigint | undefined;
}

/** What an offer costs; money in cents. */
export interface OfferFigures {
  /** The amount minus the fees. */
  readonly received: bigint;
  readonly repaid: bigint;
  /** Total repaid minus amount received. */
  readonly cost: bigint;
  /** The cost for each 100 received. */
  readonly costPer100: Fraction;
  /** The repayment for each 100 received. */
  readonly repaidPer100: Fraction;
  /** The annual rates in per cent; undefined above `MAXIMUM_ANNUAL_PERCENT`. */
  readonly nominalPercent: number | undefined;
  readonly effectivePercent: number | undefined;
}

/** Returns the maximum number of instalments that are computed: 50 years of them. */
export const maximumCount = (interval: Interval): number => MAXIMUM_YEARS * INTERVALS[interval];

/** Returns a calculator's loan as an offer. */
export const offerOf = ({ quote, payment, lastPayment }: LoanFigures): Offer => ({
  amount: quote.principal,
  fees: 0n,
  instalment: payment,
  count: quote.termMonths,
  interval: "monthly",
  ...(lastPayment !== payment && { lastInstalment: lastPayment }),
});

/** Returns an offer's instalments in cents, one interval apart. */
const instalmentsOf = ({ instalment, count, lastInstalment }: Offer): readonly bigint[] =>
  Array.from({ length: count }, (_, index) =>
    index === count - 1 ? (lastInstalment ?? instalment) : instalment,
  );

/**
 * Returns the cost of an offer, or undefined when the cash flows are no loan. The rates are solved
 * from the amount received and the instalments, the first of which is due one interval after the
 * money arrives. Never throws.
 */
export const offerFigures = (offer: Offer): OfferFigures | undefined => {
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
  const payments = instalmentsOf(offer);
  const repaid = payments.reduce((sum, payment) => sum + payment, 0n);
  if (repaid < received) return undefined;
  const cost = repaid - received;
  const rate = annualPercentageRate(received, payments, INTERVALS[interval]);
  return {
    received,
    repaid,
    cost,
    costPer100: fraction(100n * UNIT * cost, received),
    repaidPer100: fraction(100n * UNIT * repaid, received),
    nominalPercent: limited(rate.nominalPercent),
    effectivePercent: limited(rate.effectivePercent),
  };
};

const limited = (percent: number): number | undefined =>
  percent > MAXIMUM_ANNUAL_PERCENT ? undefined : percent;

/** The typed figures of an offer. The last instalment is empty when it equals the others. */
export type OfferField = "amount" | "fees" | "instalment" | "count" | "last";

export interface OfferTexts extends Readonly<Record<OfferField, string>> {
  readonly interval: Interval;
}

/**
 * Parses the figures of an offer. The offer is undefined while one is rejected; it need not be a
 * loan. Never throws.
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

/** The highest annual rate that is computed: "10,000%". */
export const HIGHEST_RATE = `${formatDecimal(BigInt(MAXIMUM_ANNUAL_PERCENT), 0)}%`;

/** Formats an annual rate, also one too high to be computed. */
export const rateText = (percent: number | undefined): string =>
  percent === undefined ? `> ${HIGHEST_RATE}` : formatAnnualRate(percent);

/** Fills a sentence about an offer with its figures. */
export const offerSentence = (
  template: string,
  { count, interval }: Offer,
  { received, repaid, cost, repaidPer100 }: OfferFigures,
  units: Units,
): string => {
  return fillTemplate(template, {
    received: ownMoney(received),
    repaid: ownMoney(repaid),
    cost: ownMoney(cost),
    repaidPer100: ownMoney(roundHalfUp(repaidPer100)),
    time: timeText(count, interval, units),
  });
};
