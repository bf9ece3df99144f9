import { INTERVALS, type Interval } from "../lib/units";
import { annualPercentageRate, formatAnnualRate } from "./annualPercentageRate";
import { feesAt, feesOf } from "./fees";
import { type Fraction, roundHalfUp, times } from "./fraction";
import { loanFigures } from "./loanFigures";
import { formatDecimal } from "./money";
import { monthlyPaymentAt } from "./quote";
import type { Interest, RatePlan } from "./ratePlan";

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

/** What our loan costs, and the amount to borrow. */
export type OwnOffer = OfferFigures & Pick<Offer, "amount">;

/**
 * Returns the plan's loan as an offer with its cost, fees included. The range of `amount` and `months` is that of
 * `loanFigures`.
 */
export function ownOffer(plan: RatePlan, amount: bigint, months: number): OwnOffer {
  const { payment, received, repayment, cost, annualRate } = loanFigures(plan, amount, months);
  return {
    amount,
    received,
    instalment: payment,
    count: months,
    interval: "monthly",
    repaid: repayment,
    cost,
    nominalPercent: limited(annualRate.nominalPercent),
    effectivePercent: limited(annualRate.effectivePercent),
  };
}

/**
 * Returns the amount to borrow from the plan, fees deducted, to receive at least a sum. All are in cents.
 */
export function amountFor(plan: RatePlan, received: bigint): bigint {
  // Each round adds what is still missing; the fees of the difference are smaller each time.
  let amount = received;
  for (let missing = feesAt(feesOf(plan, amount), "deducted"); missing > 0n; ) {
    amount += missing;
    missing = received - (amount - feesAt(feesOf(plan, amount), "deducted"));
  }
  return amount;
}

/**
 * Returns the offer of a lender who states a rate but no instalment. As in `repaymentSchedule`, the last
 * instalment absorbs the rounding difference.
 * @param rate the exact rate for one interval
 * @param loan its amount is more than zero cents
 */
export function offerAtRate(
  rate: Fraction,
  interest: Interest,
  loan: Omit<Offer, "instalment" | "lastInstalment">,
): Offer {
  const { amount, count } = loan;
  const payment = monthlyPaymentAt(rate, interest === "reducing", amount, count);
  const instalment = roundHalfUp(payment);
  const lastInstalment = roundHalfUp(times(payment, count)) - instalment * BigInt(count - 1);
  return { ...loan, instalment, ...(lastInstalment !== instalment && { lastInstalment }) };
}

/**
 * Returns an offer with its cost, or undefined if its cash flows are invalid or repay less than is received.
 * The rates are solved from the amount received and the instalments. The first instalment is due one interval
 * after the money is received. Never throws.
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
  const repaid = instalment * BigInt(count - 1) + lastInstalment;
  if (repaid < received) return undefined;
  const payments = Array.from({ length: count }, (_, index) =>
    index === count - 1 ? lastInstalment : instalment,
  );
  const rate = annualPercentageRate(received, payments, INTERVALS[interval]);
  return {
    received,
    instalment,
    count,
    interval,
    repaid,
    cost: repaid - received,
    nominalPercent: limited(rate.nominalPercent),
    effectivePercent: limited(rate.effectivePercent),
  };
};

/** What an offer costs. Money is in cents. */
export interface OfferFigures extends Pick<Offer, "instalment" | "count" | "interval"> {
  /** The amount minus the fees. */
  readonly received: bigint;
  readonly repaid: bigint;
  readonly cost: bigint;
  /** In per cent, like `effectivePercent`. Each is undefined if it is above `MAXIMUM_ANNUAL_PERCENT`. */
  readonly nominalPercent: number | undefined;
  readonly effectivePercent: number | undefined;
}

const limited = (percent: number): number | undefined =>
  percent > MAXIMUM_ANNUAL_PERCENT ? undefined : percent;

/** The highest annual rate that is shown: "10,000%". */
const HIGHEST_RATE = `${formatDecimal(BigInt(MAXIMUM_ANNUAL_PERCENT), 0)}%`;

/** Formats an annual rate. Undefined means that the rate is too high to be shown, and becomes "> 10,000%". */
export const rateText = (percent: number | undefined): string =>
  percent === undefined ? `> ${HIGHEST_RATE}` : formatAnnualRate(percent);
