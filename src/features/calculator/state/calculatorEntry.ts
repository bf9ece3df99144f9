import { type CurrencyCode, formatAmount } from "../../../lending/money";
import { parseAmount, parseTerm } from "../../../lending/parseInput";
import type { LoanChoice } from "./loanChoice";

/** The fields of the tool that shows what is left of the pay. All but the first are optional. */
export const PAY_FIELDS = ["takeHome", "fixedCosts", "otherInstalments", "keepAside"] as const;

export type PayField = (typeof PAY_FIELDS)[number];
export type PayTexts = Readonly<Record<PayField, string>>;

/** What the visitor has typed, and the last valid choice in it. */
export interface CalculatorEntry {
  readonly amountText: string;
  readonly termText: string;
  readonly salaryText: string;
  readonly payTexts: PayTexts;
  readonly currency: CurrencyCode;
  readonly choice: LoanChoice;
}

/** The parts of an entry that the visitor changes. */
export type EntryChange = Partial<Omit<CalculatorEntry, "choice">>;

/** Formats cents for the amount field: whole amounts without decimals. */
export const amountFieldText = (cents: bigint): string => formatAmount(cents).replace(/\.00$/, "");

/** Formats the amount in a field's text, "12000" as "12,000"; what is no amount stays as it is. */
export function tidyAmount(text: string): string {
  const amount = parseAmount(text);
  return amount.ok ? amountFieldText(amount.cents) : text;
}

/** Converts a slider's position, in units of the currency, to the text of the amount field. */
export const amountOfSlider = (position: number): string =>
  amountFieldText(BigInt(Math.round(position * 100)));

/** Returns the entry of a calculator that is filled in with a choice. */
export const entryOf = (choice: LoanChoice): CalculatorEntry => ({
  amountText: amountFieldText(choice.amount),
  termText: String(choice.termMonths),
  salaryText: "",
  payTexts: { takeHome: "", fixedCosts: "", otherInstalments: "", keepAside: "" },
  currency: choice.currency,
  choice,
});

/** Applies a change. Typed text stays as it is; the choice changes only with valid text. */
export function changedEntry(entry: CalculatorEntry, change: EntryChange): CalculatorEntry {
  const next = { ...entry, ...change };
  const amount = parseAmount(next.amountText);
  const term = parseTerm(next.termText);
  return {
    ...next,
    choice: {
      amount: amount.ok ? amount.cents : entry.choice.amount,
      termMonths: term.ok ? term.months : entry.choice.termMonths,
      currency: next.currency,
    },
  };
}
