import { exactInteger } from "./exactDecimal";

/** The terms that share one monthly rate. */
export type RateBand = {
  /** The band's longest term in months; empty in the last band, which has no end. */
  readonly upToMonths?: number | null;
  /** Per cent of the principal charged each month: 0 to 100, at most 4 decimals. */
  readonly monthlyRatePercent: number;
  /** Goes with the rate on the standalone page (48 or 24) and is never displayed. */
  readonly companionValue?: number | null;
};

/**
 * What a lender's content says about one loan: amounts in units of the currency, terms in months.
 *
 * The specification's two readings are two plans under one formula. The resources page defines
 * payment = principal / term + rate × principal, total = payment × term, interest = total −
 * principal; the standalone page defines interest = principal × rate × term, total = principal +
 * interest, payment = principal / term + principal × rate. Multiplied out, both say
 * total = principal + rate × principal × term: on exact values they are the same, so a plan needs
 * no field for the reading.
 */
export type RatePlan = {
  readonly amountRange: {
    readonly minimum: number;
    readonly maximum: number;
    readonly step: number;
  };
  readonly termRange: { readonly minimum: number; readonly maximum: number };
  readonly defaults: { readonly amount: number; readonly termMonths: number };
  /** In order of term; the last one without an end. */
  readonly rateBands: readonly RateBand[];
  /** ISO 4217 codes out of the table in currencies.ts; the first is the default. */
  readonly currencies: readonly string[];
};

/** A rate in per cent as the exact number of millionths of the principal: 4 (%) is 40,000. */
export const rateInMillionths = (percent: number): bigint => exactInteger(percent, 4);

/** An amount from content, in units of the currency, as exact cents. */
export const centsOf = (amount: number): bigint => exactInteger(amount, 2);

/**
 * The band that holds a term of whole months.
 * @throws RangeError when no band of the plan reaches the term
 */
export const rateBandFor = (plan: RatePlan, termMonths: number): RateBand => {
  const band = plan.rateBands.find(
    ({ upToMonths }) => (upToMonths ?? Number.POSITIVE_INFINITY) >= termMonths,
  );
  if (!band) {
    throw new RangeError(
      `No rate band reaches ${termMonths} months: leave upToMonths out of the last`,
    );
  }
  return band;
};

/** The terms the plan offers, in months, from the shortest to the longest. */
export const termsOf = ({ termRange: { minimum, maximum } }: RatePlan): readonly number[] =>
  Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
