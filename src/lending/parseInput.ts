import { money } from "../lender";
import { CURRENCIES, DECIMALS, shortAmount } from "./money";
import type { Interval } from "./offer";
import { MAXIMUM_AMOUNT, MAXIMUM_TERM_MONTHS } from "./ratePlan";

export type AmountProblem = "empty" | "notANumber" | "notPositive" | "tooManyDecimals" | "tooLarge";
export type CountProblem = "empty" | "notANumber" | "notPositive" | "fractional" | "tooMany";
export type TermProblem = "empty" | "notANumber" | "notPositive" | "fractionalTerm" | "tooLong";

type Rejected<Problem> = { readonly ok: false; readonly problem: Problem };

/** An amount in exact cents, or why the text is rejected. */
export type ParsedAmount = { readonly ok: true; readonly cents: bigint } | Rejected<AmountProblem>;

/** A number of instalments, or why the text is rejected. */
export type ParsedCount = { readonly ok: true; readonly count: number } | Rejected<CountProblem>;

/** A term in whole months, or why the text is rejected. */
export type ParsedTerm = { readonly ok: true; readonly months: number } | Rejected<TermProblem>;

const reject = <Problem>(problem: Problem): Rejected<Problem> => ({ ok: false, problem });

/**
 * Removes the traces of copying: full-width characters (U+FF01 to U+FF5E) become ASCII, invisible
 * marks are dropped, and every run of white space becomes one space.
 */
const normalize = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** A decimal number as it was typed: digits only, without leading zeros ("0" is ""). */
type Numeral = { readonly negative: boolean; readonly whole: string; readonly decimals: string };

const escaped = (text: string): string => text.replace(/[.$]/g, "\\$&");

// Thousands are grouped in threes as the lender's country does or by spaces, or not at all. "5,00" and
// "5.000,00" are rejected where they mean another number.
const group = escaped(money.group);
const NUMERAL = RegExp(
  `^([-−–]?) ?(\\d{1,3}(?:${group}\\d{3})+|\\d{1,3}(?: \\d{3})+|\\d*)(?:${escaped(money.decimal)}(\\d*))?$`,
);

const parseNumeral = (normalized: string): Numeral | undefined => {
  const [, sign = "", whole = "", decimals = ""] = NUMERAL.exec(normalized) ?? [];
  return whole + decimals === ""
    ? undefined
    : { negative: sign !== "", whole: whole.replace(/\D/g, "").replace(/^0+/, ""), decimals };
};

// What people write before and after an amount: the currencies' codes and symbols, with other letters of
// the country before a sign. The currency is ignored, because no amount is converted.
const names = (country: string) =>
  CURRENCIES.flatMap(({ code, symbol }) => [
    country + escaped(/\p{Sc}/u.exec(symbol)?.[0] ?? symbol),
    code,
    escaped(symbol),
  ]).join("|");
const BEFORE = RegExp(`^([-−–]?) ?(?:${names("[A-Z]{0,3} ?")}) ?`, "i");
// In "5k $", a letter belongs to the number.
const AFTER = RegExp(` ?(?:${names("(?:[A-Z]{2})?")})$`, "i");

/**
 * Parses a typed amount of money: "75,000", "$75,000.50", "TT$ 5,000", "5 000". The range is 0.01
 * to 1,000,000,000,000.00, whatever a plan offers. Never throws.
 */
export const parseAmount = (text: string): ParsedAmount => {
  const bare = normalize(text).replace(BEFORE, "$1").replace(AFTER, "");
  if (bare === "") return reject("empty");
  const numeral = parseNumeral(bare);
  if (!numeral) return reject("notANumber");
  if (numeral.negative) return reject("notPositive");
  if (numeral.decimals.length > DECIMALS) return reject("tooManyDecimals");
  // Checked before the conversion, which is slow for a million digits.
  if (numeral.whole.length > String(MAXIMUM_AMOUNT).length) return reject("tooLarge");
  const cents = BigInt(numeral.whole + numeral.decimals.padEnd(DECIMALS, "0"));
  if (cents > MAXIMUM_AMOUNT) return reject("tooLarge");
  return cents === 0n ? reject("notPositive") : { ok: true, cents };
};

/**
 * Parses a typed amount that may be zero, such as fees; no text is zero as well. Otherwise as
 * `parseAmount`. Never throws.
 */
export const parseAmountOrZero = (text: string): ParsedAmount => {
  const parsed = parseAmount(text);
  const isZero =
    !parsed.ok &&
    (parsed.problem === "empty" || (parsed.problem === "notPositive" && !/[-−–－]/.test(text)));
  return isZero ? { ok: true, cents: 0n } : parsed;
};

/**
 * Parses a typed whole number: digits, with or without a unit.
 * @param unit matches the unit at the end of the text
 */
const parseWhole = (text: string, unit: RegExp, maximum: number): ParsedCount => {
  const bare = normalize(text).replace(unit, "");
  if (bare === "") return reject("empty");
  const numeral = parseNumeral(bare);
  if (!numeral) return reject("notANumber");
  const isFractional = /[1-9]/.test(numeral.decimals);
  if (numeral.negative || (numeral.whole === "" && !isFractional)) return reject("notPositive");
  if (isFractional) return reject("fractional");
  const count = Number(numeral.whole);
  return count > maximum ? reject("tooMany") : { ok: true, count };
};

/** Parses a typed number of instalments: "26", "26 weeks", "12 payments". Never throws. */
export const parseCount = (text: string, maximum: number): ParsedCount =>
  parseWhole(text, / ?(?:instal?lments?|payments?|weeks?|fortnights?|months?)$/i, maximum);

const UNITS = new Map<string, Interval>([
  ["week", "weekly"],
  ["fortnight", "fortnightly"],
  ["month", "monthly"],
]);

/** Returns how often instalments are paid by the unit of a typed number, as in "26 weeks". */
export const unitOfCount = (text: string): Interval | undefined => {
  const [, unit = ""] = / ?(week|fortnight|month)s?$/i.exec(normalize(text)) ?? [];
  return UNITS.get(unit.toLowerCase());
};

/**
 * Parses a typed term: "12", "12 months", "12.0". The range is 1 to 600 months, whatever a plan
 * offers. Never throws.
 */
export const parseTerm = (text: string): ParsedTerm => {
  const parsed = parseWhole(text, / ?months?$/i, MAXIMUM_TERM_MONTHS);
  if (parsed.ok) {
    return { ok: true, months: parsed.count };
  }
  const { problem } = parsed;
  return reject(
    problem === "fractional" ? "fractionalTerm" : problem === "tooMany" ? "tooLong" : problem,
  );
};

/** Formats the amount in a field's text, "12000" as "12,000"; what is no amount stays as it is. */
export function tidyAmount(text: string): string {
  const amount = parseAmount(text);
  return amount.ok ? shortAmount(amount.cents) : text;
}
