import { formatAnnualRate } from "../../lending/annualPercentageRate";
import { exactInteger, fraction, toCents } from "../../lending/fraction";
import { loanFigures } from "../../lending/loanFigures";
import { formatAmount } from "../../lending/money";
import { parseAmount, parseTerm } from "../../lending/parseInput";
import { type LoanQuote, quoteLoan } from "../../lending/quote";
import { centsOf, type RatePlan, termsOf } from "../../lending/ratePlan";
import { type LoanClaim, loanClaims, type RateClaim, rateClaims } from "./costClaims";

/** A figure in a text that no plan yields. */
export type FigureError = {
  /** The statement, verbatim. */
  readonly found: string;
  /** What is wrong and what the plans yield instead. */
  readonly message: string;
};

/** The rate plans of the site by their names in content. */
export type NamedPlans = Readonly<Record<string, RatePlan>>;

function* amountsOf({ amountRange: { minimum, maximum, step } }: RatePlan) {
  for (let cents = centsOf(minimum); cents <= centsOf(maximum); cents += centsOf(step)) {
    yield cents;
  }
}

/** Returns every nominal and effective rate of the plans' amounts and terms, formatted. */
const annualRatesOf = (plans: readonly RatePlan[]): ReadonlySet<string> => {
  const shown = new Set<string>();
  for (const plan of plans) {
    for (const term of termsOf(plan)) {
      for (const amount of amountsOf(plan)) {
        const { annualRate } = loanFigures(plan, amount, term);
        shown.add(formatAnnualRate(annualRate.nominalPercent));
        shown.add(formatAnnualRate(annualRate.effectivePercent));
      }
    }
  }
  return shown;
};

const FIGURES = ["payments", "interests", "monthlyInterests", "totals"] as const;

const figuresOf = (quote: LoanQuote) => ({
  payments: toCents(quote.monthlyPayment),
  interests: toCents(quote.totalInterest),
  monthlyInterests: toCents(
    fraction(
      quote.totalInterest.numerator,
      quote.totalInterest.denominator * BigInt(quote.termMonths),
    ),
  ),
  totals: toCents(quote.totalRepayment),
});

const loanError = (claim: LoanClaim, plans: NamedPlans): FigureError | undefined => {
  const amount = parseAmount(claim.amount);
  const term = parseTerm(claim.termMonths);
  if (!amount.ok || !term.ok) {
    return undefined;
  }
  const priced = Object.entries(plans).map(([name, plan]) => ({
    name,
    figures: figuresOf(quoteLoan(plan, amount.cents, term.months)),
  }));
  const means = (written: string, cents: bigint): boolean => {
    const parsed = parseAmount(written);
    return parsed.ok && parsed.cents === cents;
  };
  const agrees = ({ figures }: (typeof priced)[number]): boolean =>
    FIGURES.every((kind) => claim[kind].every((written) => means(written, figures[kind])));
  return priced.some(agrees)
    ? undefined
    : {
        found: claim.found,
        message: `no plan gives these figures for it (${[...new Set(FIGURES.flatMap((kind) => claim[kind]))].join(", ")}); ${priced
          .map(
            ({ name, figures }) =>
              `${name} gives ${formatAmount(figures.payments)} a month, ${formatAmount(figures.interests)} of interest (${formatAmount(figures.monthlyInterests)} a month), ${formatAmount(figures.totals)} in total`,
          )
          .join("; ")}`,
      };
};

const rateError = (
  { kind, found, percent }: RateClaim,
  monthlyRates: readonly number[],
  annualRates: ReadonlySet<string>,
): FigureError | undefined => {
  const monthly = monthlyRates.map((rate) => `${rate}%`).join(" and ");
  if (kind === "monthly" && !monthlyRates.includes(Number(percent))) {
    return { found, message: `no plan charges ${percent}% a month; the plans charge ${monthly}` };
  }
  if (kind === "annualPercentageRate" && !annualRates.has(`${percent}%`)) {
    return {
      found,
      message: `${percent}% is not an annual percentage rate of any plan; a flat ${monthly} a month costs ${[...annualRates].join(", ")} a year, by term`,
    };
  }
  const isTwelvefold = monthlyRates.some(
    // Integers, because in floating point 12 × 0.1 is not 1.2.
    (rate) => Number(percent) === Number(exactInteger(rate, 4) * 12n) / 10_000,
  );
  return kind === "yearly" && isTwelvefold
    ? {
        found,
        message: `twelve times a flat monthly rate is not a rate for a year; state the annual percentage rate instead`,
      }
    : undefined;
};

/**
 * Returns the build's check that no text states a cost that the plans do not yield. The check
 * recognizes three kinds of statement and ignores everything else:
 *
 * - a monthly rate ("4% a month", "a monthly rate of 4%"): some plan must charge it;
 * - an annual percentage rate ("116.23% APR", "APR of 79.38%", "79.38% nominal"): it must be the
 *   nominal or effective rate of some term of some plan, with two decimals; and twelve times a
 *   monthly rate must not be called "48% a year";
 * - a loan ("TT$12,000 over 12 months") with a payment, interest or total near it: one plan must
 *   yield all of them.
 *
 * Negated rates ("is not a 48% annual rate") pass. Figures in words, ranges, tables, or two loans
 * in one sentence are not recognized.
 */
export const figureChecker = (plans: NamedPlans): ((text: string) => readonly FigureError[]) => {
  const list = Object.values(plans);
  const monthlyRates = [
    ...new Set(list.flatMap((plan) => plan.rateBands.map((band) => band.monthlyRatePercent))),
  ];
  const annualRates = annualRatesOf(list);
  return (text) => {
    const errors = [
      ...rateClaims(text).map((claim) => rateError(claim, monthlyRates, annualRates)),
      ...loanClaims(text).map((claim) => loanError(claim, plans)),
    ].filter((error) => error !== undefined);
    // Two patterns may find one rate: "nominal APR of 48%".
    return errors.filter(
      ({ message }, index) => errors.findIndex((other) => other.message === message) === index,
    );
  };
};
