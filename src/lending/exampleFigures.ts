import { currencyOf } from "./currencies";
import { formatMoney } from "./formatMoney";
import { formatAnnualRate, formatMonthlyRate } from "./formatPercent";
import { centsOf, type RatePlan } from "./ratePlan";
import { representativeExample } from "./representativeExample";

/** A representative example as it is printed; money in the plan's first currency. */
export interface ExampleFigures {
  principal: string;
  termMonths: number;
  monthlyRate: string;
  instalment: string;
  /** Only where rounding makes the last instalment another one. */
  lastInstalment: string | null;
  totalInterest: string;
  totalRepayment: string;
  /** The part of the total repayment that is interest, in per cent. */
  interestPercent: number;
  effectiveRate: string;
  nominalRate: string;
  shortestTerm: number;
  longestTerm: number;
  largestEffectiveRate: string;
  largestNominalRate: string;
  largestRateTerm: number;
}

/**
 * The figures that a lender shows beside a rate, computed by the calculator's engine.
 * @param amount in units of the currency, with at most two decimals
 * @param termMonths whole months, 1 to 600
 * @throws RangeError when the amount or the term is outside what the engine computes
 */
export function exampleFigures(plan: RatePlan, amount: number, termMonths: number): ExampleFigures {
  const example = representativeExample(plan, centsOf(amount), termMonths);
  const currency = currencyOf(plan.currencies[0] ?? "TTD");
  const money = (cents: bigint) => formatMoney(cents, currency);
  const { instalment, lastInstalment, totalInterest, totalRepayment } = example;
  return {
    principal: money(example.principal),
    termMonths,
    monthlyRate: formatMonthlyRate(example.monthlyRatePercent),
    instalment: money(instalment),
    lastInstalment: lastInstalment === instalment ? null : money(lastInstalment),
    totalInterest: money(totalInterest),
    totalRepayment: money(totalRepayment),
    interestPercent: Number((1000n * totalInterest) / totalRepayment) / 10,
    effectiveRate: formatAnnualRate(example.annualPercentageRate.effectivePercent),
    nominalRate: formatAnnualRate(example.annualPercentageRate.nominalPercent),
    shortestTerm: example.shortestTerm,
    longestTerm: example.longestTerm,
    largestEffectiveRate: formatAnnualRate(example.largestRate.effectivePercent),
    largestNominalRate: formatAnnualRate(example.largestRate.nominalPercent),
    largestRateTerm: example.largestRateTerm,
  };
}
