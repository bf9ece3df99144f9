import { formatAmount } from "./formatMoney";
import { type Fraction, fraction, toCents } from "./fraction";

/** An annual percentage rate with two decimals: 79.5912 is "79.59%". */
export const formatAnnualRate = (percent: number): string =>
  `${formatAmount(BigInt(Math.round(percent * 100)))}%`;

/** A rate as the plan states it, without needless decimals: 4 is "4%". */
export const formatMonthlyRate = (percent: number): string => `${percent}%`;

/** An exact percentage with one decimal, halves up: 62/3 is "20.7%". */
export const formatShare = ({ numerator, denominator }: Fraction): string =>
  `${formatAmount(10n * toCents(fraction(10n * numerator, denominator))).slice(0, -1)}%`;
