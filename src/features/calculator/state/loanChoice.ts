import { useEffect } from "react";
import { CURRENCIES, type CurrencyCode, currencyOf, plainAmount } from "../../../lending/money";
import { parseAmount, parseTerm } from "../../../lending/parseInput";
import { centsOf, type RatePlan } from "../../../lending/ratePlan";
import { isRendered, renderedUrl } from "../../../lib/renderedPage";

/** A visitor's choice in a calculator, with the amount in cents. */
export interface LoanChoice {
  readonly amount: bigint;
  readonly termMonths: number;
  readonly currency: CurrencyCode;
}

/** @throws RangeError when the plan lists no currency or an unknown one */
export const defaultChoice = ({ defaults, currencies }: RatePlan): LoanChoice => ({
  amount: centsOf(defaults.amount),
  termMonths: defaults.termMonths,
  currency: currencyOf(currencies[0]).code,
});

/** Serializes a choice as a query without the question mark: "amount=5000.00&term=12&currency=TTD". */
export const serializeChoice = ({ amount, termMonths, currency }: LoanChoice): string =>
  `amount=${plainAmount(amount)}&term=${termMonths}&currency=${currency}`;

/** Reverts the encoding that some apps apply to a shared link, once or several times. */
function unescaped(query: string): string {
  try {
    const decoded = decodeURIComponent(query).replaceAll("&amp;", "&");
    return decoded === query ? query : unescaped(decoded);
  } catch {
    return query;
  }
}

/**
 * Parses the choice in a query. Text after the currency code, such as a full stop, is ignored.
 * @returns the values in the query; undefined when one of them is invalid
 */
export function parseChoice(query: string): Partial<LoanChoice> | undefined {
  const parameters = [...new URLSearchParams(unescaped(query))];
  const [amountText, termText, code] = ["amount", "term", "currency"].map(
    (name) => parameters.find(([other]) => other.toLowerCase() === name)?.[1],
  );
  const amount = amountText === undefined ? undefined : parseAmount(amountText);
  const term = termText === undefined ? undefined : parseTerm(termText);
  const currency = CURRENCIES.find((known) =>
    RegExp(`^\\s*${known.code}\\b`, "i").test(code ?? ""),
  );
  if (amount?.ok === false || term?.ok === false || (code !== undefined && !currency))
    return undefined;
  return {
    ...(amount && { amount: amount.cents }),
    ...(term && { termMonths: term.count }),
    ...(currency && { currency: currency.code }),
  };
}

/** The id of the calculator on its page, which a shared URL has as its fragment. */
export const CALCULATOR_ANCHOR = "loan";

/** Browsers limit URL changes to about a hundred in 30 seconds, which a slider exceeds. */
const URL_DELAY_MS = 300;

/**
 * Returns the loan in the page's URL, or null without one; missing values are the plan's defaults. If any
 * value is invalid, or the plan lacks the currency, the link is damaged: parts of it would be a different
 * loan.
 */
export function linkedChoice(plan: RatePlan): LoanChoice | "damaged" | null {
  const values = parseChoice(window.location.search);
  if (values && Object.keys(values).length === 0) return null;
  const choice = { ...defaultChoice(plan), ...values };
  return values && plan.currencies.includes(choice.currency) ? choice : "damaged";
}

/** Returns the URL of this page's calculator with a choice; other parameters are dropped. */
export function shareUrl(choice: LoanChoice): string {
  return `${renderedUrl()}?${serializeChoice(choice)}#${CALCULATOR_ANCHOR}`;
}

/** Writes the visitor's choice, if any, into the URL, for a reload or Back. */
export function usePersistedChoice(choice: LoanChoice | undefined): void {
  const query = choice && serializeChoice(choice);
  useEffect(() => {
    if (!query) return;
    const timer = setTimeout(() => {
      if (!isRendered(window.location)) return;
      try {
        window.history.replaceState(window.history.state, "", `?${query}#${CALCULATOR_ANCHOR}`);
      } catch {
        // The browser rejects URL changes for now; the next choice is written again.
      }
    }, URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query]);
}
