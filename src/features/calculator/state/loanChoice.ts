import { useEffect } from "react";
import { CURRENCIES, type CurrencyCode, currencyOf, plainAmount } from "../../../lending/money";
import { parseAmount, parseTerm } from "../../../lending/parseInput";
import { centsOf } from "../../../lending/ratePlan";
import { isRendered, renderedUrl } from "../../../lib/renderedPage";
import type { ProductChoice } from "../productChoices";

export interface LoanChoice {
  /** The product's name, if there is a choice of products. */
  readonly product?: string | undefined;
  /** In cents. */
  readonly amount: bigint;
  readonly termMonths: number;
  readonly currency: CurrencyCode;
}

/**
 * Returns the default loan of the product's plan.
 * @throws RangeError when the plan lists no currency or an unknown one
 */
export const defaultChoice = ({
  name,
  plan: { defaults, currencies },
}: ProductChoice): LoanChoice => ({
  product: name,
  amount: centsOf(defaults.amount),
  termMonths: defaults.termMonths,
  currency: currencyOf(currencies[0]).code,
});

/** Serializes a choice as a query string without the question mark: "amount=5000.00&term=12&currency=TTD". */
export const serializeChoice = ({ product, amount, termMonths, currency }: LoanChoice): string =>
  `${product ? `loan=${product}&` : ""}amount=${plainAmount(amount)}&term=${termMonths}&currency=${currency}`;

/** Undoes the escaping that some apps add to a shared link, sometimes more than once. */
function unescaped(query: string): string {
  try {
    const decoded = decodeURIComponent(query).replaceAll("&amp;", "&");
    return decoded === query ? query : unescaped(decoded);
  } catch {
    return query;
  }
}

/**
 * Parses the choice in a query string. Text after the currency code, such as a full stop, is ignored.
 * @returns the values in the query, or undefined if any of them is invalid
 */
export function parseChoice(query: string): Partial<LoanChoice> | undefined {
  const parameters = [...new URLSearchParams(unescaped(query))];
  const [product, amountText, termText, code] = ["loan", "amount", "term", "currency"].map(
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
    ...(product !== undefined && { product: product.trim().toLowerCase() }),
    ...(amount && { amount: amount.cents }),
    ...(term && { termMonths: term.count }),
    ...(currency && { currency: currency.code }),
  };
}

/** The id of the calculator, used as the fragment in shared URLs. */
export const CALCULATOR_ANCHOR = "loan";

/** Browsers allow about a hundred URL changes in 30 seconds, and dragging a slider would exceed that. */
const URL_DELAY_MS = 300;

/**
 * Returns the loan in a query string, or null if there is none. The first product and its plan's defaults
 * replace missing values. If any value is invalid, or the plan does not offer the currency, the link counts as
 * damaged, because using the rest would show a different loan.
 */
export function linkedChoice(
  products: readonly ProductChoice[],
  query: string,
): LoanChoice | "damaged" | null {
  const values = parseChoice(query);
  if (values && Object.keys(values).length === 0) return null;
  const product = values?.product
    ? products.find(({ name }) => name === values.product)
    : products[0];
  if (!values || !product) return "damaged";
  const choice = { ...defaultChoice(product), ...values };
  return product.plan.currencies.includes(choice.currency) ? choice : "damaged";
}

/** Returns the URL of the calculator on this page with the given choice, and no other parameters. */
export const shareUrl = (choice: LoanChoice): string =>
  `${renderedUrl()}?${serializeChoice(choice)}#${CALCULATOR_ANCHOR}`;

/** Stores the visitor's choice, if any, in the URL, so that a reload or the Back button restores it. */
export function usePersistedChoice(choice: LoanChoice | undefined): void {
  const query = choice && serializeChoice(choice);
  useEffect(() => {
    if (!query) return;
    const timer = setTimeout(() => {
      if (!isRendered(window.location)) return;
      try {
        window.history.replaceState(window.history.state, "", `?${query}#${CALCULATOR_ANCHOR}`);
      } catch {
        // The browser is rejecting URL changes for now. The visitor's next change is written as usual.
      }
    }, URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query]);
}
