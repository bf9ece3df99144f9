/** The currencies that the calculators offer, with the symbols of the specification. */
export const CURRENCIES = [
  { code: "TTD", name: "Trinidad and Tobago Dollar", symbol: "$" },
  { code: "JMD", name: "Jamaican Dollar", symbol: "J$" },
  { code: "BBD", name: "Barbadian Dollar", symbol: "Bds$" },
  { code: "USD", name: "US Dollar", symbol: "$" },
  { code: "GYD", name: "Guyanese Dollar", symbol: "G$" },
  { code: "XCD", name: "Eastern Caribbean Dollar", symbol: "EC$" },
] as const;

export type Currency = (typeof CURRENCIES)[number];
export type CurrencyCode = Currency["code"];

/**
 * Returns the currency of an ISO 4217 code in capitals.
 * @throws RangeError when the code is none of the six
 */
export const currencyOf = (code: string): Currency => {
  const currency = CURRENCIES.find((candidate) => candidate.code === code);
  if (!currency) {
    throw new RangeError(
      `"${code}" is not a currency of the calculator; use one of ${CURRENCIES.map((known) => known.code).join(", ")}`,
    );
  }
  return currency;
};

/** Formats cents as digits with a point, two decimals and no separators: 1033333n is "10333.33". */
export const plainAmount = (cents: bigint): string => {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, "0");
  return `${cents < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Formats cents as US English does, without a symbol: 1033333n is "10,333.33". */
export const formatAmount = (cents: bigint): string =>
  plainAmount(cents).replace(/\B(?=(\d{3})+\.)/g, ",");

/**
 * Formats cents with the currency's symbol first: `$5,000.00`, `Bds$5,000.00`, `-J$0.50`. Intl's
 * currency style prints other symbols for these currencies than the specification.
 */
export const formatMoney = (cents: bigint, currency: Pick<Currency, "symbol">): string =>
  cents < 0n
    ? `-${currency.symbol}${formatAmount(-cents)}`
    : `${currency.symbol}${formatAmount(cents)}`;
