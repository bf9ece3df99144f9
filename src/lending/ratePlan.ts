import { exactInteger, maxOf, minOf } from "./fraction";
import { DECIMALS } from "./money";

/** The largest amount that is accepted, in cents. Larger ones would not fit the layout. */
export const MAXIMUM_AMOUNT = 100_000_000_000_000n;

export const MAXIMUM_TERM_MONTHS = 600;

/** A range of terms that have the same monthly rate. */
export type RateBand = {
  /** The longest term in the band, in months. Absent in the last band, which has no upper limit. */
  readonly upToMonths?: number | null;
  /** In per cent, from 0 to 100, with at most 4 decimals. The plan's `interest` says what it is charged on. */
  readonly monthlyRatePercent: number;
  /** A number that goes with the rate, 48 with 4% and 24 with 2%. It is not displayed. */
  readonly companionValue?: number | null;
};

/** What the monthly rate is charged on: `flat` is the amount borrowed, `reducing` the balance still owed. */
export const INTEREST = ["flat", "reducing"] as const;
export type Interest = (typeof INTEREST)[number];

/** A fee of a rate plan, from content. It has a percentage, an amount or both, which are added up. */
export type Fee = {
  readonly name: string;
  /** In per cent of the amount borrowed, with at most 4 decimals. */
  readonly percent?: number | null;
  /** In units of the currency, like `minimum` and `maximum`. */
  readonly amount?: number | null;
  readonly minimum?: number | null;
  readonly maximum?: number | null;
  /** One of `FEE_TIMES` in fees.ts. */
  readonly when: string;
};

/** The conditions of a loan product, from content. Amounts are in units of the currency, terms in months. */
export type RatePlan = {
  readonly amountRange: {
    readonly minimum: number;
    readonly maximum: number;
    readonly step: number;
  };
  readonly termRange: { readonly minimum: number; readonly maximum: number };
  /** The largest loan as a multiple of the monthly salary; any, if omitted. */
  readonly salaryMultiple?: number | null;
  readonly defaults: { readonly amount: number; readonly termMonths: number };
  /** One of `INTEREST`; flat if omitted. */
  readonly interest?: string | null;
  /** Sorted by term. The last band has no upper limit. */
  readonly rateBands: readonly RateBand[];
  /** Charged besides the interest; none if omitted. */
  readonly fees?: readonly Fee[] | null;
  /** ISO 4217 codes from `CURRENCIES`. The first is the default. */
  readonly currencies: readonly string[];
};

/** The denominator of all rates, which are whole millionths. */
export const MILLION = 1_000_000n;

/** Converts a rate in per cent to exact millionths: 4 becomes 40,000. */
export const rateInMillionths = (percent: number): bigint => exactInteger(percent, 4);

/** Converts an amount in content, in units of the currency, to exact cents. */
export const centsOf = (amount: number): bigint => exactInteger(amount, DECIMALS);

/**
 * Returns the rate band for a term in whole months.
 * @throws RangeError when no band in the plan covers the term
 */
export const rateBandFor = (plan: Pick<RatePlan, "rateBands">, termMonths: number): RateBand => {
  const band = plan.rateBands.find(
    ({ upToMonths }) => (upToMonths ?? Number.POSITIVE_INFINITY) >= termMonths,
  );
  if (!band)
    throw new RangeError(
      `No rate band reaches ${termMonths} months: leave upToMonths out of the last`,
    );
  return band;
};

/** Lists the terms that the plan offers, in months, shortest first. */
export const termsOf = ({ termRange: { minimum, maximum } }: RatePlan): readonly number[] =>
  Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);

/**
 * Reports for the amount and for the term whether it is outside the plan's range. Calculators show such loans
 * with a note.
 */
export const outOfRange = (
  { amountRange, termRange }: RatePlan,
  cents: bigint,
  termMonths: number,
) => ({
  amount: cents < centsOf(amountRange.minimum) || cents > centsOf(amountRange.maximum),
  term: termMonths < termRange.minimum || termMonths > termRange.maximum,
});

/** Returns the amount in cents and the term that the plan offers and that are nearest to the given ones. */
export const nearestLent = (
  { amountRange, termRange }: RatePlan,
  cents: bigint,
  termMonths: number,
) => ({
  amount: minOf(maxOf(cents, centsOf(amountRange.minimum)), centsOf(amountRange.maximum)),
  termMonths: Math.min(Math.max(termMonths, termRange.minimum), termRange.maximum),
});
