import { CURRENCIES, type CurrencyCode, currencyOf, plainAmount } from "../../../lending/money";
import { parseAmount, parseTerm } from "../../../lending/parseInput";
import { centsOf, type RatePlan } from "../../../lending/ratePlan";

/** What a visitor has chosen in a calculator; the amount in cents. */
export interface LoanChoice {
  readonly amount: bigint;
  readonly termMonths: number;
  readonly currency: CurrencyCode;
}

/** A longer value does not come from a link of the site. */
const MAXIMUM_VALUE_LENGTH = 20;

/** @throws RangeError when the plan lists no currency or an unknown one */
export const defaultChoice = ({ defaults, currencies }: RatePlan): LoanChoice => ({
  amount: centsOf(defaults.amount),
  termMonths: defaults.termMonths,
  currency: currencyOf(currencies[0]).code,
});

/** Serializes a choice as a query without the question mark: "amount=5000.00&term=12&currency=TTD". */
export const serializeChoice = ({ amount, termMonths, currency }: LoanChoice): string =>
  `amount=${plainAmount(amount)}&term=${termMonths}&currency=${currency}`;

/**
 * Parses the choice in any query. A value that is missing, too long, invalid or not offered by the
 * plan is replaced by the plan's default. Of a repeated one the first counts.
 */
export const parseChoice = (plan: RatePlan, query: string): LoanChoice => {
  const defaults = defaultChoice(plan);
  const parameters = new URLSearchParams(query);
  const textOf = (name: string): string => {
    const value = parameters.get(name) ?? "";
    return value.length > MAXIMUM_VALUE_LENGTH ? "" : value;
  };
  const amount = parseAmount(textOf("amount"));
  const term = parseTerm(textOf("term"));
  const code = textOf("currency");
  const currency = CURRENCIES.find(
    (known) => known.code === code && plan.currencies.includes(code),
  );
  return {
    amount: amount.ok ? amount.cents : defaults.amount,
    termMonths: term.ok ? term.months : defaults.termMonths,
    currency: currency?.code ?? defaults.currency,
  };
};
