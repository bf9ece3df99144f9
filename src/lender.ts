import settings from "../content/lender.json";

/** A country's number format. `money.ts` uses this, because creating an `Intl` format is slow in browsers. */
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

// The lender's country and its number format, from `content/lender.json`. This is the only content that
// code imports, because figures are formatted in places that have no page data. Bundles contain only those
// exports that they use.

/** The BCP 47 tag for the site's language, including the country, such as en-TT. */
export const locale: string = settings.locale;

/** The IANA time zone, such as America/Port_of_Spain. */
export const timeZone: string = settings.timeZone;

export const money: Notation = settings.money;

/** The symbol for the lender's currency in running text, such as TT$, which no other currency has. */
export const symbolInTexts: string = settings.symbolInTexts;

/** The lender's own currency, followed by others that a calculator may offer. */
export const currencies: readonly NamedCurrency[] = settings.currencies;
