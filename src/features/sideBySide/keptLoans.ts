import type { LoanFigures } from "../../lending/loanFigures";
import { CURRENCIES, type Currency, type CurrencyCode, plainAmount } from "../../lending/money";
import { type Offer, offerFigures, parseOffer } from "../../lending/offer";
import { isInterval } from "../../lending/units";
import { createStore } from "../../lib/createStore";
import { LOAN_PARAMETER, LOANS_KEY } from "../../lib/keptData";
import { readStored, writeStored } from "../../lib/storage";

export interface KeptLoan {
  /** What the visitor calls it; may be empty. */
  readonly name: string;
  readonly currency: CurrencyCode;
  readonly offer: Offer;
}

/** Returns a calculator's loan, to be kept; the visitor may name it. */
export const keptLoanOf = (
  { quote, payment, lastPayment }: LoanFigures,
  { code }: Currency,
): KeptLoan => ({
  name: "",
  currency: code,
  offer: {
    amount: quote.principal,
    fees: 0n,
    instalment: payment,
    count: quote.termMonths,
    interval: "monthly",
    ...(lastPayment !== payment && { lastInstalment: lastPayment }),
  },
});

export const SIDE_BY_SIDE_ANCHOR = "side-by-side";

/** As many as fit side by side on a phone. */
export const MAXIMUM_LOANS = 3;

export const MAXIMUM_NAME_LENGTH = 40;

/**
 * Serializes loans for the storage and for the fragment of a link:
 * "loan=TTD,5000.00,150.00,1005.60,6,monthly,,Credit+union&loan=…". The name is last, because it may
 * contain commas.
 */
export const serializeLoans = (loans: readonly KeptLoan[]): string =>
  new URLSearchParams(
    loans.map(({ name, currency, offer }) => {
      const { amount, fees, instalment, count, interval, lastInstalment } = offer;
      const last = lastInstalment === undefined ? "" : plainAmount(lastInstalment);
      const money = [amount, fees, instalment].map(plainAmount);
      return [
        LOAN_PARAMETER,
        [currency, ...money, count, interval, last, cleanName(name)].join(","),
      ];
    }),
  ).toString();

const valuesOf = (text: string) => new URLSearchParams(text).getAll(LOAN_PARAMETER);

/** Parses serialized loans. Leaves out what is invalid, costs nothing or is too much; never throws. */
export const parseLoans = (text: string): readonly KeptLoan[] =>
  valuesOf(text)
    .flatMap((value) => parseLoan(value) ?? [])
    .slice(0, MAXIMUM_LOANS);

/** Parses a link's loans; undefined when one cannot be read, because a part of them compares wrongly. */
export function parseLinkedLoans(text: string): readonly KeptLoan[] | undefined {
  const loans = parseLoans(text);
  return loans.length < Math.min(valuesOf(text).length, MAXIMUM_LOANS) ? undefined : loans;
}

/** Returns the loans that are not among others, whatever their names. */
export const withoutLoans = (loans: readonly KeptLoan[], others: readonly KeptLoan[]) => {
  const figuresOf = (loan: KeptLoan) => serializeLoans([{ ...loan, name: "" }]);
  const known = others.map(figuresOf);
  return loans.filter((loan) => !known.includes(figuresOf(loan)));
};

function parseLoan(value: string): KeptLoan | undefined {
  const [code = "", amount = "", fees = "", instalment = "", count = "", ...rest] =
    value.split(",");
  const [interval = "", last = "", ...name] = rest;
  const currency = CURRENCIES.find((known) => known.code === code.trim().toUpperCase());
  // A link that was cut before the name may have been cut within a figure.
  if (!currency || !isInterval(interval) || name.length === 0) return undefined;
  const { offer } = parseOffer({ amount, fees, instalment, count, last, interval });
  return offer && offerFigures(offer)
    ? { name: cleanName(name.join(",")), currency: currency.code, offer }
    : undefined;
}

/** Marks that are not seen, of which some turn the figures after a name round. Emoji need their joiner. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]/g;

/** Limits a name to what the field accepts, without half of an emoji. Not while it is typed: the caret would move. */
export const cleanName = (name: string): string =>
  name
    .replace(INVISIBLE, "")
    .replace(/\s+/g, " ")
    .trimStart()
    .slice(0, MAXIMUM_NAME_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, "");

/** The visitor's own loans. */
export interface KeptLoans {
  readonly own: readonly KeptLoan[];
  /** False where the browser refuses to store them. */
  readonly areStored: boolean;
}

/** The visitor's own loans where the browser does not store them; they last as long as the document. */
let unstored: readonly KeptLoan[] | undefined;

function readOwn(): KeptLoans {
  if (unstored) return { own: unstored, areStored: false };
  const stored = readStored(LOANS_KEY);
  return { own: parseLoans(stored ?? ""), areStored: stored !== undefined };
}

/** Another tab changes the storage; a page that Back restores has received no event of such a change. */
const store = createStore<KeptLoans>(
  { own: [], areStored: true },
  { read: readOwn, events: ["storage", "pageshow"] },
);

/** Returns the visitor's own loans; none during hydration. */
export const useKeptLoans = store.use;

export function changeLoans(own: readonly KeptLoan[]): void {
  unstored = writeStored(LOANS_KEY, serializeLoans(own)) ? undefined : own;
  store.set({ own, areStored: !unstored });
}
