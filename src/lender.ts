import settings from "../content/lender.json";

/** How a country writes money; `money.ts` prints by it, because a browser takes long to make an `Intl` format. */
interface Notation {
  /** Where the symbol (¤) is beside the amount (#). */
  readonly pattern: string;
  /** Between thousands. */
  readonly group: string;
  /** Before the decimals. */
  readonly decimal: string;
  /** As ISO 4217 states of every currency that is offered: 0, 2 or 3. */
  readonly decimals: number;
}

interface NamedCurrency {
  /** ISO 4217. */
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
}

// Where the lender lends and how money is written there, from `content/lender.json`. It is the only
// content that code imports: figures are printed where no page's data is. Bundles contain only the
// exports that they use.

/** BCP 47: the language of the texts, and the country. */
export const locale: string = settings.locale;

/** IANA, such as America/Port_of_Spain. */
export const timeZone: string = settings.timeZone;

export const money: Notation = settings.money;

/** The symbol of the lender's currency in running text, where others are meant as well. */
export const symbolInTexts: string = settings.symbolInTexts;

/** The lender's own first, then others that a calculator may offer. */
export const currencies: readonly NamedCurrency[] = settings.currencies;
