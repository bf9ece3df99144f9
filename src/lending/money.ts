import { currencies, money, symbolInTexts } from "../lib/lender";

/** The currencies that calculators may offer. The first is the lender's own. */
export const CURRENCIES = currencies;

export type Currency = (typeof CURRENCIES)[number];
export type CurrencyCode = string;

/**
 * Returns the currency with the given ISO 4217 code, in capitals.
 * @throws RangeError when the code is not in `CURRENCIES`
 */
export const currencyOf = (code: string | undefined): Currency => {
  const currency = CURRENCIES.find((candidate) => candidate.code === code);
  if (!currency)
    throw new RangeError(
      `"${code}" is not a currency of the calculator; use one of ${CURRENCIES.map((known) => known.code).join(", ")}`,
    );
  return currency;
};

/** The currency in which loans are given. */
export const OWN_CURRENCY = currencyOf(CURRENCIES[0]?.code);

/** The number of decimals in an amount: as many as the lender's currency has, usually 2. */
export const DECIMALS = money.decimals;

/** One unit of the currency, in cents. Here "cent" means the currency's smallest unit, whatever its name. */
export const UNIT = BigInt(`1${"0".repeat(DECIMALS)}`);

const plainDecimal = (value: bigint, decimals: number): string => {
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, "0");
  const whole = `${value < 0n ? "-" : ""}${digits.slice(0, digits.length - decimals)}`;
  return decimals > 0 ? `${whole}.${digits.slice(-decimals)}` : whole;
};

/** Formats a scaled integer as a decimal in the lender's national format: 11578n with 2 is "115.78". */
export const formatDecimal = (value: bigint, decimals: number): string => {
  const [whole = "", rest] = plainDecimal(value, decimals).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, money.group);
  return rest === undefined ? grouped : grouped + money.decimal + rest;
};

/** Formats cents as digits with a decimal point and no separators: 1033333n is "10333.33". */
export const plainAmount = (cents: bigint): string => plainDecimal(cents, DECIMALS);

/** Formats cents in the lender's national format, without a symbol: 1033333n is "10,333.33". */
export const formatAmount = (cents: bigint): string => formatDecimal(cents, DECIMALS);

/** Formats cents, leaving out the decimals of whole amounts. */
export const shortAmount = (cents: bigint): string =>
  cents % UNIT === 0n ? formatDecimal(cents / UNIT, 0) : formatAmount(cents);

export const withSymbol = (amount: string, { symbol }: Pick<Currency, "symbol">): string =>
  money.pattern.replace(/[¤#]/g, (part) => (part === "#" ? amount : symbol));

/**
 * Formats cents with the currency's symbol: `$5,000.00`, `Bds$5,000.00`, `-J$0.50`. Intl's currency style
 * does not produce the symbols of `CURRENCIES`.
 */
export const formatMoney = (cents: bigint, currency: Pick<Currency, "symbol">): string =>
  cents < 0n ? `-${formatMoney(-cents, currency)}` : withSymbol(formatAmount(cents), currency);

/** Formats cents as in running text: TT$512, or -TT$512.50. */
export const moneyInText = (cents: bigint): string =>
  cents < 0n
    ? `-${moneyInText(-cents)}`
    : withSymbol(shortAmount(cents), { symbol: symbolInTexts });

/** Formats cents with the symbol of the currency in which loans are given. */
export const ownMoney = (cents: bigint): string => formatMoney(cents, OWN_CURRENCY);
