import { formatDecimal } from "./money";

/**
 * The initial bracket is at most total / principal wide. This many bisections narrow it to the precision of a
 * double.
 */
const BISECTIONS = 100;

/** Returns the present value of payments made at the end of each period, using Horner's scheme. */
const presentValue = (payments: readonly number[], rate: number): number =>
  payments.reduceRight((value, payment) => (value + payment) / (1 + rate), 0);

/**
 * Solves principal = Σ paymentₖ / (1 + i)ᵏ for the rate i per period, as a fraction of one.
 *
 * The root is between 0 and total / principal − 1 (the rate if everything were paid after one period). In
 * that range the present value strictly decreases, so bisection always converges.
 */
const ratePerPeriod = (principal: bigint, payments: readonly bigint[]): number => {
  const total = payments.reduce((sum, payment) => sum + payment, 0n);
  const flows = payments.map(Number);
  let low = 0;
  let high = Number(total - principal) / Number(principal);
  for (let bisection = 0; bisection < BISECTIONS; bisection += 1) {
    const middle = (low + high) / 2;
    if (presentValue(flows, middle) > Number(principal)) low = middle;
    else high = middle;
  }
  return high;
};

/**
 * Returns the annual percentage rate of a loan that is paid out at once and repaid at the end of each
 * interval, solved from its cash flows in cents. With a rate i per interval and n intervals a year, the
 * nominal rate is n × i (the actuarial method of US Regulation Z, 12 CFR 1026, Appendix J, with the
 * interval as unit period). The effective rate is (1 + i)ⁿ − 1 (the equation in Directive 2008/48/EC,
 * Annex I, Part I). Rates are not money, so they are floating-point numbers, in per cent.
 * @param principal in cents, more than zero
 * @param payments in cents; none is negative, and they add up to at least the principal
 * @param paymentsPerYear the number of intervals in a year: 12 months, 26 fortnights or 52 weeks
 */
export const annualPercentageRate = (
  principal: bigint,
  payments: readonly bigint[],
  paymentsPerYear = 12,
) => {
  const rate = ratePerPeriod(principal, payments);
  const periodPercent = rate * 100;
  return {
    periodPercent,
    nominalPercent: periodPercent * paymentsPerYear,
    effectivePercent: Math.expm1(paymentsPerYear * Math.log1p(rate)) * 100,
  };
};

/** Formats an annual rate in per cent with two decimals: 79.5912 becomes "79.59%". */
export const formatAnnualRate = (percent: number): string =>
  `${formatDecimal(BigInt(Math.round(percent * 100)), 2)}%`;
