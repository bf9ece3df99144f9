import * as fc from "fast-check";
import { IS_FULL_RUN, SEED } from "../../../shared/testDepth";
import { anyAmount, anyTerm } from "../../lending/fixtures/arbitraries";
import { resourcesPageFigures, standalonePageFigures } from "../../lending/fixtures/oracle";
import { RESOURCES_PLAN, STANDALONE_PLAN } from "../../lending/fixtures/plans";
import {
  CURRENCIES,
  type Currency,
  formatAmount,
  plainAmount,
  shortAmount,
} from "../../lending/money";
import { MAXIMUM_AMOUNT } from "../../lending/ratePlan";
import { changedEntry, type EntryChange, entryOf, stateOf } from "./state/calculatorState";
import { defaultChoice } from "./state/loanChoice";
import { payState } from "./state/pay";
import { salaryState } from "./state/salaryState";

/**
 * Tools of the tests that read the sentences of both calculators and compare their figures with those of
 * an independent computation.
 */

export const RUNS = { seed: SEED, numRuns: IS_FULL_RUN ? 2_000 : 300 };

/** What the specification states of both pages; loans are given by the plan of the standalone page. */
export const PAGES = {
  resources: { plan: RESOURCES_PLAN, figuresOf: resourcesPageFigures, rateOf: () => 4n },
  standalone: {
    plan: STANDALONE_PLAN,
    figuresOf: standalonePageFigures,
    rateOf: (months: number) => (months <= 6 ? 4n : 2n),
  },
};
export type Page = keyof typeof PAGES;

/** The amounts that are lent, in cents. */
export const SMALLEST = 500_000n;
export const LARGEST = 5_000_000n;

/** Returns the figures of the independent computation, in cents. */
export function oracle(page: Page, cents: bigint, months: number) {
  const { payment, interest, repayment } = PAGES[page].figuresOf(plainAmount(cents), months);
  const value = (text: string) => BigInt(text.replace(".", ""));
  return { payment: value(payment), interest: value(interest), repayment: value(repayment) };
}

/** Whether an amount can be typed. */
export const isTypable = (cents: bigint): boolean => cents > 0n && cents <= MAXIMUM_AMOUNT;

/** Divides and rounds halves up. */
export const divided = (top: bigint, bottom: bigint): bigint => (2n * top + bottom) / (2n * bottom);

export interface TypedLoan {
  readonly cents: bigint;
  readonly months: number;
  readonly currency: Currency;
  /** Writes an amount as people do. */
  readonly write: (cents: bigint) => string;
}

export const anyPage = fc.constantFrom<Page>("resources", "standalone");

export const anyLoan: fc.Arbitrary<TypedLoan> = fc.record({
  cents: anyAmount,
  months: anyTerm,
  currency: fc.constantFrom<Currency>(...CURRENCIES),
  write: fc.constantFrom(plainAmount, formatAmount, shortAmount),
});

/** Returns what a page shows when a loan, and perhaps more, is typed. */
export function typed(page: Page, loan: TypedLoan, more: EntryChange = {}) {
  const { plan } = PAGES[page];
  const entry = changedEntry(entryOf(defaultChoice(plan)), {
    amount: loan.write(loan.cents),
    term: String(loan.months),
    currency: loan.currency.code,
    ...more,
  });
  const state = stateOf(plan, entry);
  const { currency, figures } = state;
  return {
    ...state,
    pay: payState(plan, entry, figures),
    salary: salaryState(STANDALONE_PLAN, entry.salary, currency, figures),
  };
}

/**
 * Reads the figures of a sentence: sums in cents, and changes that are less below zero. It throws where the
 * sentence is another one, in another currency, or has "1 months" or "$0.00 more" in it.
 */
export function read(sentence = "", { symbol }: Currency, template: string): bigint[] {
  const sum = `${symbol.replace("$", "\\$")}\\d{1,3}(?:,\\d{3})*\\.\\d\\d`;
  const parts: Readonly<Record<string, string>> = {
    sum: `-?${sum}`,
    change: `the same|(?!\\S*\\$0\\.00)${sum} (?:more|less)`,
    months: "1 month|(?!1 )\\d+ months",
    count: "\\d+",
    percent: "[\\d,]+\\.\\d+",
    more: ".*",
  };
  const pattern = template
    .replace(/[.()]/g, "\\$&")
    .replace(/\{(\w+)\}/g, (_, part) => `(${parts[part]})`);
  const found = RegExp(`^${pattern}$`).exec(sentence);
  if (!found) throw new Error(`"${sentence}" is not "${template}" in ${symbol}`);
  return found.slice(1).map((text) => {
    const figure = BigInt(text.replace(/\D/g, ""));
    return /^-|less$/.test(text) ? -figure : figure;
  });
}
