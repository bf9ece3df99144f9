import { exactInteger } from "./fraction";
import { DECIMALS } from "./money";

/** The largest amount that is computed, in cents. Larger ones would not fit the layout. */
export const MAXIMUM_AMOUNT = 100_000_000_000_000n;

/** The longest term that is computed, in months. */
export const MAXIMUM_TERM_MONTHS = 600;

/** The terms that share one monthly rate. */
export type RateBand = {
  /** The band's longest term in months; absent in the last band, which has no end. */
  readonly upToMonths?: number | null;
  /**
   * Per cent a month, charged on the base that the plan's `interest` names: 0 to 100, at most 4
   * decimals.
   */
  readonly monthlyRatePercent: number;
  /** The specification's companion of the rate on the standalone page (48 or 24); not displayed. */
  readonly companionValue?: number | null;
};

/** The base of the monthly rate: `flat`, the amount borrowed; `reducing`, the balance still owed. */
export const INTEREST = ["flat", "reducing"] as const;
export type Interest = (typeof INTEREST)[number];

/** The terms of a loan product from content: amounts in units of the currency, terms in months. */
export type RatePlan = {
  readonly amountRange: {
    readonly minimum: number;
    readonly maximum: number;
    readonly step: number;
  };
  readonly termRange: { readonly minimum: number; readonly maximum: number };
  /** The largest loan, in monthly salaries. */
  readonly salaryMultiple: number;
  readonly defaults: { readonly amount: number; readonly termMonths: number };
  /** One of `INTEREST`; flat if left out. */
  readonly interest?: string | null;
  /** Sorted by term; the last one without an end. */
  readonly rateBands: readonly RateBand[];
  /** ISO 4217 codes of `CURRENCIES`; the first is the default. */
  readonly currencies: readonly string[];
};

/** Converts a rate in per cent to exact millionths of the principal: 4 is 40,000. */
export const rateInMillionths = (percent: number): bigint => exactInteger(percent, 4);

/** Converts an amount from content, in units of the currency, to exact cents. */
export const centsOf = (amount: number): bigint => exactInteger(amount, DECIMALS);

/** Formats a rate as the plan states it, without trailing zeros: 4 is "4%". */
export const formatMonthlyRate = (percent: number): string => `${percent}%`;

/**
 * Returns the band for a term in whole months.
 * @throws RangeError when no band of the plan covers the term
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

/** Lists the terms that the plan offers, in months, from the shortest to the longest. */
export const termsOf = ({ termRange: { minimum, maximum } }: RatePlan): readonly number[] =>
  Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);

/**
 * Returns which of amount and term is outside the plan's ranges. Such a loan is computed, with a
 * note.
 */
export const outOfRange = (
  { amountRange, termRange }: RatePlan,
  cents: bigint,
  termMonths: number,
) => ({
  amount: cents < centsOf(amountRange.minimum) || cents > centsOf(amountRange.maximum),
  term: termMonths < termRange.minimum || termMonths > termRange.maximum,
});
