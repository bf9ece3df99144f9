import { CURRENCIES, type CurrencyCode, currencyOf, plainAmount } from "../../../lending/money";
import { parseAmount, parseTerm } from "../../../lending/parseInput";
import { centsOf, type RatePlan } from "../../../lending/ratePlan";

/** What a visitor has chosen in a calculator; the amount in cents. */
export type LoanChoice = {
  readonly amount: bigint;
  readonly termMonths: number;
  readonly currency: CurrencyCode;
};

/** Longer queries and values come from no link of ours. */
const LONGEST_QUERY = 500;
const LONGEST_VALUE = 20;

/**
 * The choice a calculator starts with.
 * @throws RangeError when the plan lists no currency or one that is not in the table
 */
export const defaultChoice = ({ defaults, currencies }: RatePlan): LoanChoice => ({
  amount: centsOf(defaults.amount),
  termMonths: defaults.termMonths,
  currency: currencyOf(currencies[0] ?? "").code,
});

/** A choice as a query string without the question mark: "amount=5000.00&term=12&currency=TTD". */
export const writeShareQuery = ({ amount, termMonths, currency }: LoanChoice): string =>
  `amount=${plainAmount(amount)}&term=${termMonths}&currency=${currency}`;

/**
 * The choice in a query string, with or without its question mark. Each value that is missing,
 * repeated, overlong, malformed or unknown to the plan is ignored for that of `fallback`; other
 * parameters are left alone. Never throws on account of the query.
 */
export const readShareQuery = (
  plan: RatePlan,
  query: string,
  fallback: LoanChoice = defaultChoice(plan),
): LoanChoice => {
  const parameters = new URLSearchParams(query.length > LONGEST_QUERY ? "" : query);
  const only = (name: string): string => {
    const [value = "", ...others] = parameters.getAll(name);
    return others.length > 0 || value.length > LONGEST_VALUE ? "" : value;
  };
  const amount = parseAmount(only("amount"));
  const term = parseTerm(only("term"));
  const code = only("currency");
  const currency = CURRENCIES.find(
    (known) => known.code === code && plan.currencies.includes(code),
  );
  return {
    amount: amount.ok ? amount.cents : fallback.amount,
    termMonths: term.ok ? term.months : fallback.termMonths,
    currency: currency?.code ?? fallback.currency,
  };
};
