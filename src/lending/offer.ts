import { annualPercentageRate, formatAnnualRate } from "./annualPercentageRate";
import { type Fraction, roundHalfUp, times } from "./fraction";
import { loanFigures } from "./loanFigures";
import { formatDecimal } from "./money";
import { monthlyPaymentAt } from "./quote";
import type { Interest, RatePlan } from "./ratePlan";
import { INTERVALS, type Interval } from "./units";

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

/** Returns a plan's loan as an offer. The range of `amount` and `months` is that of `loanFigures`. */
export function ownOffer(plan: RatePlan, amount: bigint, months: number): Offer {
  const { payment, lastPayment } = loanFigures(plan, amount, months);
  return {
    amount,
    fees: 0n,
    instalment: payment,
    count: months,
    interval: "monthly",
    ...(lastPayment !== payment && { lastInstalment: lastPayment }),
  };
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
  const payments = Array.from({ length: count }, (_, index) =>
    index === count - 1 ? lastInstalment : instalment,
  );
  const rate = annualPercentageRate(received, payments, INTERVALS[interval]);
  return {
    ...offer,
    /** The amount minus the fees. */
    received,
    repaid,
    cost: repaid - received,
    /** In per cent, like `effectivePercent`. Each is undefined if it is above `MAXIMUM_ANNUAL_PERCENT`. */
    nominalPercent: limited(rate.nominalPercent),
    effectivePercent: limited(rate.effectivePercent),
  };
};

/** An offer with what it costs. Money is in cents. */
export type OfferFigures = NonNullable<ReturnType<typeof offerFigures>>;

const limited = (percent: number): number | undefined =>
  percent > MAXIMUM_ANNUAL_PERCENT ? undefined : percent;

/** The highest annual rate that is shown: "10,000%". */
const HIGHEST_RATE = `${formatDecimal(BigInt(MAXIMUM_ANNUAL_PERCENT), 0)}%`;

/** Formats an annual rate. Undefined means that the rate is too high to be shown, and becomes "> 10,000%". */
export const rateText = (percent: number | undefined): string =>
  percent === undefined ? `> ${HIGHEST_RATE}` : formatAnnualRate(percent);
