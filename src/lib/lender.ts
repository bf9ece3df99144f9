import settings from "../../content/lender.json";

/** How amounts are written in a country. */
interface Notation {
  /** The position of the symbol (¤) relative to the amount (#). */
  readonly pattern: string;
  /** The thousands separator. */
  readonly group: string;
  /** The decimal separator. */
  readonly decimal: string;
  /** The number of decimals in ISO 4217, which is the same for every currency on offer: 0, 2 or 3. */
  readonly decimals: number;
}

interface NamedCurrency {
  /** The ISO 4217 code. */
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
}

/** Returns how `Intl` formats a currency in a locale. */
export function notationOf(locale: string, currency: string | undefined): Notation {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency });
  const parts = format.formatToParts(1_234_567.5);
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return {
    pattern: format
      .format(1)
      .replace(/\d(.*\d)?/, "#")
      .replace(partOf("currency"), "¤"),
    group: partOf("group"),
    decimal: partOf("decimal") || ".",
    decimals: format.resolvedOptions().maximumFractionDigits ?? 2,
  };
}

// The lender's country and currencies, from `content/lender.json`. This is the only content that code imports,
// because figures are formatted in places that have no page data. Bundles contain only those exports that they
// use.

/** The BCP 47 tag for the site's language, including the country, such as en-TT. */
export const locale: string = settings.locale;

/** The IANA time zone, such as America/Port_of_Spain. */
export const timeZone: string = settings.timeZone;

/** The symbol for the lender's currency in running text, such as TT$, which no other currency has. */
export const symbolInTexts: string = settings.symbolInTexts;

/** The lender's own currency, followed by others that a calculator may offer. */
export const currencies: readonly NamedCurrency[] = settings.currencies;

/** Returns the label beside an amount field: the symbol that results use, or the currency code if it is a plain $. */
export const unitOf = ({ code, symbol }: NamedCurrency): string => (symbol === "$" ? code : symbol);

/** Set by webpack, because creating an `Intl` format is slow in browsers. */
declare const MONEY_NOTATION: Notation | undefined;

export const money: Notation =
  typeof MONEY_NOTATION === "undefined" ? notationOf(locale, currencies[0]?.code) : MONEY_NOTATION;
