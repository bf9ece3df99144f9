import { CURRENCIES, type CurrencyCode, plainAmount } from "../../lending/money";
import { type Offer, type OfferTexts, offerFigures, parseOffer } from "../../lending/offer";
import { isInterval } from "../../lending/units";
import { createStored } from "../../lib/storage";

export interface SavedLoan {
  /** The visitor's name for the loan, which may be empty. */
  readonly name: string;
  readonly currency: CurrencyCode;
  readonly offer: Offer;
}

/** How many loans fit side by side on a phone. */
export const MAXIMUM_LOANS = 3;

/** The format in which a loan is stored. Figures are text, because JSON does not support `bigint`. */
type LoanTexts = OfferTexts & { readonly name: string; readonly currency: string };

const textsOf = ({ name, currency, offer }: SavedLoan): LoanTexts => ({
  name,
  currency,
  amount: plainAmount(offer.amount),
  fees: plainAmount(offer.fees),
  instalment: plainAmount(offer.instalment),
  count: String(offer.count),
  interval: offer.interval,
  last: offer.lastInstalment === undefined ? "" : plainAmount(offer.lastInstalment),
});

export const isAmong = (loan: SavedLoan, others: readonly SavedLoan[]): boolean => {
  const figuresOf = (each: SavedLoan) => JSON.stringify(textsOf({ ...each, name: "" }));
  return others.map(figuresOf).includes(figuresOf(loan));
};

/** Drops loans that cannot be compared, such as those stored by another version of the site. */
function parseLoans(stored: unknown): readonly SavedLoan[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, MAXIMUM_LOANS).flatMap((loan: Partial<LoanTexts> | null) => {
    const { name = "", currency, interval = "", ...figures } = loan ?? {};
    const code = CURRENCIES.find((known) => known.code === currency)?.code;
    if (!code || !isInterval(interval)) return [];
    const { amount = "", fees = "", instalment = "", count = "", last = "" } = figures;
    const { offer } = parseOffer({ amount, fees, instalment, count, last, interval });
    return offer && offerFigures(offer) ? [{ name, currency: code, offer }] : [];
  });
}

const saved = createStored<readonly SavedLoan[]>([], "loans", "localStorage", parseLoans);

/** Returns the visitor's loans, and whether the browser can store them. During hydration there are none. */
export const useSavedLoans = () => ({ loans: saved.use(), areStored: saved.isStored() });

export const saveLoans = (loans: readonly SavedLoan[]): void =>
  saved.set(loans, loans.length > 0 ? loans.map(textsOf) : undefined);
