import type { Currency } from "./currencies";

/** Cents as digits with a point and two decimals, without separators: 1033333n is "10333.33". */
export const plainAmount = (cents: bigint): string => {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, "0");
  return `${cents < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Cents in US-English format without a symbol: 1033333n is "10,333.33". */
export const formatAmount = (cents: bigint): string =>
  plainAmount(cents).replace(/\B(?=(\d{3})+\.)/g, ",");

/**
 * Cents with the specification's symbol before the number: `$5,000.00`, `Bds$5,000.00`,
 * `-J$0.50`. Not Intl's currency style, which prints other symbols for these currencies.
 */
export const formatMoney = (cents: bigint, currency: Pick<Currency, "symbol">): string =>
  cents < 0n
    ? `-${currency.symbol}${formatAmount(-cents)}`
    : `${currency.symbol}${formatAmount(cents)}`;
