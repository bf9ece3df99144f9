import { formatAnnualRate } from "../../lending/annualPercentageRate";
import { fraction, toCents } from "../../lending/fraction";
import { type LoanFigures, loanFigures } from "../../lending/loanFigures";
import { formatAmount } from "../../lending/money";
import { centsOf, type RatePlan } from "../../lending/ratePlan";
import { onReducingBalance } from "../../lending/reducingBalance";
import { type Facts, numberOption, shortMoney } from "./facts";
import { type Placeholder, PlaceholderError } from "./parse";

/** The plan that prices loans in texts, unless a placeholder names another one. */
const DEFAULT_PLAN = "standalone";

/** A rate plan with the loan of its representative example. */
export interface PricedPlan extends RatePlan {
  readonly example: { readonly amount: number; readonly termMonths: number };
}

export type Plans = ReadonlyMap<string, PricedPlan>;

interface Figure {
  description: string;
  /** The figure in cents. */
  cents?(loan: LoanFigures): bigint;
  /** The figure in per cent. */
  percent?(loan: LoanFigures): number;
}

/** The figures of a loan that a placeholder can compute. */
export const FIGURES: Readonly<Record<string, Figure>> = {
  payment: { description: "The monthly payment", cents: ({ payment }) => payment },
  lastPayment: {
    description: "The last payment, which takes the difference of rounding",
    cents: ({ lastPayment }) => lastPayment,
  },
  interest: { description: "The total interest", cents: ({ interest }) => interest },
  total: { description: "The total repayment", cents: ({ repayment }) => repayment },
  monthlyInterest: {
    description: "The interest of one month",
    cents: ({ quote: { totalInterest, termMonths } }) =>
      toCents(fraction(totalInterest.numerator, totalInterest.denominator * BigInt(termMonths))),
  },
  monthlyPrincipal: {
    description: "The amount divided by the months",
    cents: ({ quote: { principal, termMonths } }) =>
      toCents(fraction(principal, BigInt(termMonths))),
  },
  nominalRate: {
    description: "The nominal annual percentage rate",
    percent: ({ annualRate }) => annualRate.nominalPercent,
  },
  effectiveRate: {
    description: "The effective annual percentage rate",
    percent: ({ annualRate }) => annualRate.effectivePercent,
  },
  reducingPayment: {
    description: "The monthly payment at the same rate on a reducing balance",
    cents: ({ quote }) => toCents(onReducingBalance(quote).monthlyPayment),
  },
  reducingInterest: {
    description: "The total interest at the same rate on a reducing balance",
    cents: ({ quote }) => toCents(onReducingBalance(quote).totalInterest),
  },
  reducingTotal: {
    description: "The total repayment at the same rate on a reducing balance",
    cents: ({ quote }) => toCents(onReducingBalance(quote).totalRepayment),
  },
  extraCost: {
    description: "How much more the flat rate costs than the reducing balance",
    cents: ({ quote }) => toCents(onReducingBalance(quote).extraCost),
  },
};

/** The options of computed figures, with what they do. */
export const FIGURE_OPTIONS: Readonly<Record<string, string>> = {
  amount: "the amount borrowed; the plan's example if left out",
  months: "the term in months; the plan's example if left out",
  plan: `a rate plan of content/calculators; ${DEFAULT_PLAN} if left out`,
  times: "multiplies the figure by a number or a fact",
  minus: "subtracts a number or a fact",
  from: "subtracts the figure from a number or a fact",
  thanMonths: "subtracts the figure from that of the same loan over another term",
  cents: "optional leaves out .00",
};

/**
 * Returns a figure of a loan as text: TT$1,240.00 or 41.70%.
 * @throws PlaceholderError when no such loan can be computed
 */
export function printFigure(
  plans: Plans,
  facts: Facts,
  figure: Figure,
  { name, options }: Placeholder,
): string {
  const option = (key: string) => {
    const value = options.get(key);
    return value === undefined ? undefined : numberOption(facts, key, value);
  };
  const planName = options.get("plan") ?? DEFAULT_PLAN;
  const plan = plans.get(planName);
  if (!plan)
    throw new PlaceholderError(
      `needs the rate plan "${planName}", which is missing or has mistakes. Plans: ${[...plans.keys()].join(", ") || "none"}.`,
    );
  const amount = option("amount") ?? plan.example.amount;
  const months = option("months") ?? plan.example.termMonths;
  const loan = loanOf(plan, amount, months);
  if (figure.percent) return formatAnnualRate(figure.percent(loan));

  const centsOfLoan = figure.cents;
  if (!centsOfLoan) throw new Error(`The figure ${name} has neither cents nor per cent.`);
  let cents = centsOfLoan(loan);
  const thanMonths = option("thanMonths");
  if (thanMonths !== undefined) cents = centsOfLoan(loanOf(plan, amount, thanMonths)) - cents;
  const times = option("times");
  if (times !== undefined) cents = BigInt(Math.round(Number(cents) * times));
  const minus = option("minus");
  if (minus !== undefined) cents -= centsOf(minus);
  const from = option("from");
  if (from !== undefined) cents = centsOf(from) - cents;
  if (cents < 0n)
    throw new PlaceholderError(
      `comes to -TT$${formatAmount(-cents)}. Change its options, so that the result is not negative.`,
    );
  const centsOption = options.get("cents");
  if (centsOption !== undefined && centsOption !== "optional")
    throw new PlaceholderError(`has "cents=${centsOption}". Allowed: optional.`);
  return centsOption ? shortMoney(cents) : `TT$${formatAmount(cents)}`;
}

const loans = new WeakMap<RatePlan, Map<string, LoanFigures>>();

/** Returns the figures of a loan; computed once for each plan, because texts repeat their loans. */
function loanOf(plan: RatePlan, amount: number, months: number): LoanFigures {
  const ofPlan = loans.get(plan) ?? new Map<string, LoanFigures>();
  loans.set(plan, ofPlan);
  const key = `${amount} ${months}`;
  const cached = ofPlan.get(key);
  if (cached) return cached;
  try {
    const loan = loanFigures(plan, centsOf(amount), months);
    ofPlan.set(key, loan);
    return loan;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new PlaceholderError(`cannot be computed: ${error.message}.`);
  }
}
