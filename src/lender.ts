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

/**
 * Where the lender lends and how money is written there, from `content/lender.json`. It is the only
 * content that code imports: figures are printed where no page's data is.
 */
export const {
  locale,
  timeZone,
  money,
  symbolInTexts,
  currencies,
}: {
  /** BCP 47: the language of the texts, and the country. */
  readonly locale: string;
  /** IANA, such as America/Port_of_Spain. */
  readonly timeZone: string;
  readonly money: Notation;
  /** The symbol of the lender's currency in running text, where others are meant as well. */
  readonly symbolInTexts: string;
  /** The lender's own first, then others that a calculator may offer. */
  readonly currencies: readonly {
    /** ISO 4217. */
    readonly code: string;
    readonly name: string;
    readonly symbol: string;
  }[];
} = settings;
