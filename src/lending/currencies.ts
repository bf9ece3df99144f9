/** The currencies the calculators know, with the symbols the specification prints. */
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
 * The currency of an ISO 4217 code, written in capitals.
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
