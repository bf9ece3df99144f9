import { CURRENCIES, type CurrencyCode, currencyOf, plainAmount } from "../../../lending/money";
import { parseAmount, parseTerm } from "../../../lending/parseInput";
import { centsOf, type RatePlan } from "../../../lending/ratePlan";

/** What a visitor has chosen in a calculator; the amount in cents. */
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

/** Undoes what some apps do to a link that they pass on, once or several times. */
function unescaped(query: string): string {
  try {
    const decoded = decodeURIComponent(query).replaceAll("&amp;", "&");
    return decoded === query ? query : unescaped(decoded);
  } catch {
    return query;
  }
}

/**
 * Parses the choice in a query. What follows the code of a currency, as where a link ends a sentence, is ignored.
 * @returns the values that the query has; undefined when one of them cannot be read
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
