import settings from "../content/lender.json";

/** A country's number format. `money.ts` uses it, because creating an `Intl` format is slow in browsers. */
interface Notation {
  /** The position of the symbol (¤) next to the amount (#). */
  readonly pattern: string;
  /** The separator of thousands. */
  readonly group: string;
  /** The decimal separator. */
  readonly decimal: string;
  /** The decimals of every offered currency by ISO 4217: 0, 2 or 3. */
  readonly decimals: number;
}

interface NamedCurrency {
  /** The ISO 4217 code. */
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
}

// The lender's country and its number format, from `content/lender.json`. This is the only content that
// code imports, because figures are formatted in places without page data. Bundles contain only the exports
// that they use.

/** The BCP 47 tag of the texts' language, with the country. */
export const locale: string = settings.locale;

/** The IANA time zone, such as America/Port_of_Spain. */
export const timeZone: string = settings.timeZone;

export const money: Notation = settings.money;

/** The symbol of the lender's currency in prose, which may mention other currencies too. */
export const symbolInTexts: string = settings.symbolInTexts;

/** The lender's own first, then others that a calculator may offer. */
export const currencies: readonly NamedCurrency[] = settings.currencies;
