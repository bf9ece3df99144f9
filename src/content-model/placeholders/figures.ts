import { formatAnnualRate } from "../../lending/annualPercentageRate";
import { fraction, roundHalfUp } from "../../lending/fraction";
import { type LoanFigures, loanFigures } from "../../lending/loanFigures";
import { plainAmount } from "../../lending/money";
import { onReducingBalance } from "../../lending/quote";
import { centsOf, type RatePlan } from "../../lending/ratePlan";
import type { Instalment } from "../../lending/schedule";
import { type Facts, moneyInTexts, PlaceholderError, shortMoney, unitFault } from "./facts";

/** A rate plan with what content adds: its representative example and its former prices. */
export interface PlanWithExample extends RatePlan {
  /** The name of its file. */
  readonly name?: string;
  readonly example: { readonly amount: number; readonly termMonths: number };
  /** Since when it applies, and what applied before. Dates are ISO days. */
  readonly since?: string;
  readonly former?: readonly (Rates & { readonly since: string; readonly until: string })[] | null;
}

interface Figure {
  description: string;
  /** Whether ".00" is omitted by default. */
  isShort?: true;
  /** Whether the figure exists only for a flat rate. */
  isFlat?: true;
  /** Whether the figure is for a loan that is paid off early, after the instalment given by `after`. */
  isEarly?: true;
  /** Returns an amount in cents as a bigint, a rate in per cent as a number, or a text. */
  of(loan: LoanFigures, after: number, plan: PlanWithExample): bigint | number | string;
}

const monthlyRate = (percent: number, isReducing: boolean): string =>
  `${percent}% a month of ${isReducing ? "what is still owed" : "the full amount borrowed"}`;

type Rates = Pick<RatePlan, "interest" | "rateBands">;

/** Says rates in words: "5% a month of the full amount borrowed for up to 6 months, 3% for longer terms". */
export const monthlyRates = ({ interest, rateBands }: Rates): string =>
  rateBands
    .map(({ upToMonths, monthlyRatePercent: percent }, index) => {
      const rate = index ? `${percent}%` : monthlyRate(percent, interest === "reducing");
      const others = index ? "longer terms" : "every term";
      return `${rate} for ${upToMonths ? `up to ${upToMonths} months` : others}`;
    })
    .join(", ");

/** The loan figures that placeholders can insert. */
export const FIGURES: Readonly<Record<string, Figure>> = {
  money: {
    description: "An amount of the lender's currency, without .00",
    isShort: true,
    of: ({ quote }) => quote.principal,
  },
  payment: { description: "The monthly payment", of: ({ payment }) => payment },
  interest: { description: "The total interest", of: ({ interest }) => interest },
  fees: {
    description: "The fees, such as TT$120.00 in fees, or no fees",
    of: ({ cost, interest }) =>
      cost === interest ? "no fees" : `${moneyInTexts(cost - interest)} in fees`,
  },
  monthlyRate: {
    description: "The monthly rate, such as 2% a month of the full amount borrowed",
    of: ({ quote }) => monthlyRate(quote.monthlyRatePercent, quote.isReducing),
  },
  monthlyRates: {
    description: "The monthly rates of all terms",
    of: (_loan, _after, plan) => monthlyRates(plan),
  },
  total: { description: "The total repayment", of: ({ repayment }) => repayment },
  monthlyInterest: {
    description: "The interest of one month at a flat rate",
    isFlat: true,
    of: ({ quote: { totalInterest, termMonths } }) =>
      roundHalfUp(
        fraction(totalInterest.numerator, totalInterest.denominator * BigInt(termMonths)),
      ),
  },
  monthlyPrincipal: {
    description: "The amount divided by the months, which a flat rate repays each month",
    isFlat: true,
    of: ({ quote: { principal, termMonths } }) =>
      roundHalfUp(fraction(principal, BigInt(termMonths))),
  },
  nominalRate: {
    description: "The nominal annual percentage rate",
    of: ({ annualRate }) => annualRate.nominalPercent,
  },
  effectiveRate: {
    description: "The effective annual percentage rate",
    of: ({ annualRate }) => annualRate.effectivePercent,
  },
  reducingPayment: {
    description: "The monthly payment at the same rate on a reducing balance",
    of: ({ quote }) => roundHalfUp(onReducingBalance(quote).monthlyPayment),
  },
  reducingInterest: {
    description: "The total interest at the same rate on a reducing balance",
    of: ({ quote }) => roundHalfUp(onReducingBalance(quote).totalInterest),
  },
  payoff: {
    description: "What pays the loan off after an instalment",
    isEarly: true,
    of: (loan, after) => instalmentOf(loan, after).principalLeft,
  },
  totalPaidOff: {
    description: "The total repayment of a loan that is paid off after an instalment",
    isEarly: true,
    of(loan, after) {
      const { principalLeft, leftToPay } = instalmentOf(loan, after);
      return loan.repayment - leftToPay + principalLeft;
    },
  },
};

/**
 * Returns the instalment of a month after which something is still owed.
 * @throws PlaceholderError for the last instalment and for an instalment that the loan does not have
 */
function instalmentOf({ schedule }: LoanFigures, month: number): Instalment {
  const instalment = schedule.slice(0, -1).find((each) => each.month === month);
  if (instalment) return instalment;
  throw new PlaceholderError(
    `needs "after=1" to "after=${schedule.length - 1}": the instalments of the loan before its last.`,
  );
}

/**
 * The options of computed figures. `amount` and `months` are numbers or the names of facts; the defaults are
 * those of the plan's example. `cents=optional` omits ".00", and `as=number` prints an amount for a
 * program. `after` is the number of the instalment after which the loan is paid off. `plan` is the name of a
 * rate plan, the file's own if left out.
 */
export const FIGURE_OPTIONS: readonly string[] = "amount months cents as after plan".split(" ");

/**
 * Returns an error if a rate plan does not lend an amount or a term.
 * @param what names the value in the message
 */
export function rangeFault(
  range: "amountRange" | "termRange",
  value: number,
  what: string,
  plan: PlanWithExample | undefined,
): string | undefined {
  if (!plan) return undefined;
  const { minimum, maximum } = plan[range];
  return !(value >= minimum && value <= maximum)
    ? `${what} is ${value}, outside the ${range} of content/rate-plans/${plan.name}.yaml, ${minimum} to ${maximum}. Write a loan of that plan.`
    : undefined;
}

/**
 * Returns a figure of a loan as text, such as TT$1,240.00 or 41.70%.
 * @param plan the rate plan that prices the loan
 * @throws PlaceholderError when the figure cannot be computed
 */
export function printFigure(
  figure: Figure,
  options: ReadonlyMap<string, string>,
  facts: Facts,
  plan: PlanWithExample,
): string {
  if (figure.isFlat && plan.interest === "reducing")
    throw new PlaceholderError(
      "is a figure of flat rates, and the plan charges interest on what is still owed. Rewrite the sentence.",
    );
  const cents = options.get("cents");
  if (cents !== undefined && cents !== "optional")
    throw new PlaceholderError(`has "cents=${cents}". Allowed: optional.`);
  if (options.has("after") && !figure.isEarly)
    throw new PlaceholderError('has "after", which only payoff and totalPaidOff have.');
  const numberOf = (option: string, otherwise: number) => {
    const written = options.get(option);
    const fact = facts.get(written ?? "");
    const other = fact && unitFault(fact, option);
    if (other) throw new PlaceholderError(`has "${option}=${written}", which ${other}`);
    const value = written === undefined ? otherwise : (fact?.number ?? Number(written));
    if (Number.isFinite(value)) return value;
    throw new PlaceholderError(
      `has "${option}=${written}", but "${written}" is neither a number nor a fact with a number.`,
    );
  };
  const amount = numberOf("amount", plan.example.amount);
  const months = numberOf("months", plan.example.termMonths);
  // Texts tell the price of a small part of a loan, such as that of each thousand.
  const most = Math.max(amount, plan.amountRange.minimum);
  const isAmount = options.has("amount") && figure !== FIGURES.money;
  const fault =
    (options.has("months") && rangeFault("termRange", months, "has a term that", plan)) ||
    (isAmount && rangeFault("amountRange", most, "has an amount that", plan));
  if (fault) throw new PlaceholderError(fault);
  const loan = loanFigures(plan, centsOf(amount), months);
  const value = figure.of(loan, numberOf("after", 0), plan);
  const form = options.get("as");
  if (form && (form !== "number" || typeof value !== "bigint"))
    throw new PlaceholderError(`has "as=${form}". Allowed: number, for an amount.`);
  if (typeof value === "string") return value;
  if (typeof value === "number") return formatAnnualRate(value);
  if (form) return plainAmount(value);
  return cents || figure.isShort ? shortMoney(value) : moneyInTexts(value);
}
