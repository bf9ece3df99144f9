import { exactInteger } from "../../lending/exactDecimal";
import { formatAmount } from "../../lending/formatMoney";
import { formatAnnualRate } from "../../lending/formatPercent";
import { fraction, toCents } from "../../lending/fraction";
import { parseAmount } from "../../lending/parseAmount";
import { parseTerm } from "../../lending/parseTerm";
import { type LoanQuote, quoteLoan } from "../../lending/quote";
import { centsOf, type RatePlan, termsOf } from "../../lending/ratePlan";
import { quotedAnnualRate } from "../../lending/representativeExample";
import { type LoanClaim, loanClaims, type RateClaim, rateClaims } from "./costClaims";

/** A figure in a text that no plan gives. */
export type FigureFault = {
  /** The words that state it. */
  readonly found: string;
  /** What is wrong and what the plans give instead. */
  readonly message: string;
};

/** The rate plans of the site, by the name editors know them by. */
export type NamedPlans = Readonly<Record<string, RatePlan>>;

function* amountsOf({ amountRange: { minimum, maximum, step } }: RatePlan) {
  for (let cents = centsOf(minimum); cents <= centsOf(maximum); cents += centsOf(step)) {
    yield cents;
  }
}

/** Every nominal and effective rate of the plans' amounts and terms, as it is shown. */
const annualRatesOf = (plans: readonly RatePlan[]): ReadonlySet<string> => {
  const shown = new Set<string>();
  for (const plan of plans) {
    for (const term of termsOf(plan)) {
      for (const amount of amountsOf(plan)) {
        const rate = quotedAnnualRate(quoteLoan(plan, amount, term));
        shown.add(formatAnnualRate(rate.nominalPercent));
        shown.add(formatAnnualRate(rate.effectivePercent));
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

const loanFault = (claim: LoanClaim, plans: NamedPlans): FigureFault | undefined => {
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

const rateFault = (
  { kind, found, percent }: RateClaim,
  monthlyRates: readonly number[],
  annualRates: ReadonlySet<string>,
): FigureFault | undefined => {
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
    // By way of integers: in floating point 12 × 0.1 is not 1.2.
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
 * Prepares the build's check that no text states a cost the plans do not give. The check recognises
 * three kinds of statement and is silent about everything else:
 *
 * - a monthly rate ("4% a month", "a monthly rate of 4%"): some plan must charge it;
 * - an annual percentage rate ("116.23% APR", "APR of 79.38%", "79.38% nominal"): it must be the
 *   nominal or effective rate of some term of some plan, with two decimals; and twelve times a
 *   monthly rate must not be called "48% a year";
 * - a loan ("TT$12,000 over 12 months") with a payment, interest or total near it: one plan must
 *   give all of them.
 *
 * Rates that are denied ("is not a 48% annual rate") pass. Figures in words, ranges, tables, or two
 * loans in one sentence are not recognised.
 */
export const figureChecker = (plans: NamedPlans): ((text: string) => readonly FigureFault[]) => {
  const list = Object.values(plans);
  const monthlyRates = [
    ...new Set(list.flatMap((plan) => plan.rateBands.map((band) => band.monthlyRatePercent))),
  ];
  const annualRates = annualRatesOf(list);
  return (text) => {
    const faults = [
      ...rateClaims(text).map((claim) => rateFault(claim, monthlyRates, annualRates)),
      ...loanClaims(text).map((claim) => loanFault(claim, plans)),
    ].filter((fault) => fault !== undefined);
    // Two patterns may find one rate: "nominal APR of 48%".
    return faults.filter(
      ({ message }, index) => faults.findIndex((other) => other.message === message) === index,
    );
  };
};
