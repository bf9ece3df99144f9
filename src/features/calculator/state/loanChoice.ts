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

const NAMES = ["amount", "term", "currency"] as const;

/** A parameter of a link, up to the next one or to what was written after the link. */
const PARAMETER = RegExp(`(?:^|[?&#;])(${NAMES.join("|")})=([^?&#;]*)`, "gi");

/** Undoes the escapes of apps that pass a link on, once or several times: "%2526" is "&". */
const unescaped = (query: string): string =>
  query
    .replaceAll("+", " ")
    .replace(/%(?:25)+/g, "%")
    .replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
      try {
        return decodeURIComponent(escapes);
      } catch {
        return escapes;
      }
    });

/**
 * Parses the choice in a query, in any case and with marks after its values, as where a link ends a
 * sentence. Of a repeated value the first counts.
 * @returns the values that the query has; undefined when one of them cannot be read
 */
export function parseChoice(query: string): Partial<LoanChoice> | undefined {
  const values: Partial<Record<string, string>> = {};
  for (const [, name = "", value = ""] of unescaped(query).matchAll(PARAMETER))
    values[name.toLowerCase()] ??= value.replace(/[^\p{L}\p{N}]+$/u, "");
  const amount = values.amount === undefined ? undefined : parseAmount(values.amount);
  const term = values.term === undefined ? undefined : parseTerm(values.term);
  const code = values.currency?.trim().toUpperCase();
  const isKnown = code === undefined || CURRENCIES.some((known) => known.code === code);
  if (amount?.ok === false || term?.ok === false || !isKnown) return undefined;
  return {
    ...(amount && { amount: amount.cents }),
    ...(term && { termMonths: term.count }),
    ...(code && { currency: code }),
  };
}
