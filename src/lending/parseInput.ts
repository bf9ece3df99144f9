import { money } from "../lib/lender";
import { type Interval, isInterval } from "../lib/units";
import { CURRENCIES, DECIMALS, shortAmount } from "./money";
import { MAXIMUM_AMOUNT, MAXIMUM_TERM_MONTHS } from "./ratePlan";

export type CountProblem =
  | "empty"
  | "severalValues"
  | "notANumber"
  | "notPositive"
  | "fractional"
  | "tooMany";
export type AmountProblem =
  | Exclude<CountProblem, "fractional" | "tooMany">
  | "unclear"
  | "tooManyDecimals"
  | "tooLarge";

export interface Rejected<Problem> {
  readonly ok: false;
  readonly problem: Problem;
  /** The possible meanings of ambiguous text, in cents. */
  readonly readings?: readonly bigint[];
}

/** An amount in exact cents, or why the text was rejected. */
export type ParsedAmount = { readonly ok: true; readonly cents: bigint } | Rejected<AmountProblem>;

/** A number of months or instalments, or why the text was rejected. */
type ParsedCount = { readonly ok: true; readonly count: number } | Rejected<CountProblem>;

/** What a field holds: the text as it was entered, and its value, parsed once. */
interface Entered<Value> {
  readonly text: string;
  readonly value: Value;
}
export type EnteredAmount = Entered<ParsedAmount>;
export type EnteredCount = Entered<ParsedCount>;

export const reject = <Problem>(problem: Problem): Rejected<Problem> => ({ ok: false, problem });

/**
 * Splits text into the values that were pasted into it, such as two table cells. Full-width characters
 * (U+FF01 to U+FF5E) become ASCII, invisible characters are dropped, and other whitespace becomes a space.
 */
export const valuesIn = (text: string): string[] =>
  text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\p{Cf}\p{DI}]/gu, "")
    .split(/[\t-\r\x85\u2028\u2029]+|\s{2,}/)
    .map((value) => value.replace(/\s/g, " "))
    .filter((value) => value.trim() !== "");

/**
 * Returns the only value in the text, or undefined if there are several. Words in other cells, such as a
 * currency, are kept as part of the value.
 */
function onlyValue(text: string): string | undefined {
  const values = valuesIn(text);
  return values.filter((value) => /\d/.test(value)).length > 1
    ? undefined
    : values.join(" ").replace(/ +/g, " ").trim();
}

/** A decimal number as the visitor entered it. Both parts are digits without leading zeros, so zero is "". */
interface Numeral {
  readonly negative: boolean;
  readonly whole: string;
  readonly decimals: string;
}

const escaped = (text: string): string => text.replace(/[.$]/g, "\\$&");

/** Returns a parser for numbers whose thousands are either grouped in threes or not grouped at all. */
const numeralParser = (groups: readonly string[], decimal: string) => {
  const grouped = [...groups, " "]
    .map((group) => `[1-9]\\d{0,2}(?:${escaped(group)}\\d{3})+`)
    .join("|");
  const numeral = RegExp(`^([-−–]?) ?(${grouped}|\\d*)(?:${escaped(decimal)}(\\d*))?$`);
  return (text: string): Numeral | undefined => {
    const [, sign = "", whole = "", decimals = ""] = numeral.exec(text) ?? [];
    return whole + decimals === ""
      ? undefined
      : { negative: sign !== "", whole: whole.replace(/\D/g, "").replace(/^0+/, ""), decimals };
  };
};

const { group, decimal } = money;
const OTHER_DECIMAL = decimal === "." ? "," : ".";
/** Parses numbers with the separators of the lender's country. */
export const parseOwn = numeralParser([group], decimal);
/**
 * Parses numbers with a foreign keypad's decimal separator, which can also group digits: 1,234 is 1234. Here the own
 * decimal separator groups digits too, so try `parseOwn` first.
 */
export const parseForeign = numeralParser([decimal, OTHER_DECIMAL], OTHER_DECIMAL);

// The currency codes and symbols that may stand before or after an amount, with or without the country's
// letters before the symbol. The currency is ignored, because amounts are not converted.
const names = (country: string) =>
  CURRENCIES.flatMap(({ code, symbol }) => [
    country + escaped(/\p{Sc}/u.exec(symbol)?.[0] ?? symbol),
    code,
    escaped(symbol),
  ]).join("|");
const BEFORE = RegExp(`^([-−–]?) ?(?:${names("[A-Z]{0,3} ?")}) ?`, "i");
const AFTER = RegExp(` ?(?:${names("(?:[A-Z]{2})?")})$`, "i");

/**
 * Parses an amount of money that the visitor entered: "75,000", "$75,000.50", "TT$ 5,000", "5 000",
 * "5000,50", "5k", "5000/=". The range is 0.01 to 1,000,000,000,000.00, regardless of the plan. Never throws.
 */
export const parseAmount = (text: string): ParsedAmount => {
  const value = onlyValue(text);
  if (value === undefined) return reject("severalValues");
  const bare = value
    .replace(BEFORE, "$1")
    .replace(AFTER, "")
    .replace(/ ?\/[=-]$/, "");
  if (bare === "") return reject("empty");
  const thousands = /\d ?k$/i.test(bare) && parseOwn(bare.replace(/ ?k$/i, ""));
  if (thousands && thousands.decimals.length <= 3) return amountOf(timesThousand(thousands));
  const own = parseOwn(bare);
  if (own && own.decimals.length <= DECIMALS) return amountOf(own);
  const foreign = parseForeign(bare);
  const isClear = !own && foreign?.decimals.length === DECIMALS && !bare.includes(decimal);
  if (isClear) return amountOf(foreign);
  return foreign && foreign.decimals.length <= DECIMALS
    ? askFor(own ? [foreign, own] : [foreign])
    : reject(own ? "tooManyDecimals" : "notANumber");
};

/**
 * Rejects an ambiguous amount and returns its possible meanings. If one of them is invalid, rejects the
 * amount for that reason instead.
 */
function askFor(numerals: readonly Numeral[]): ParsedAmount {
  const readings: bigint[] = [];
  for (const numeral of numerals) {
    const amount = amountOf(numeral);
    if (!amount.ok) return amount;
    readings.push(amount.cents);
  }
  return { ...reject("unclear"), readings };
}

const timesThousand = ({ negative, whole, decimals }: Numeral): Numeral => ({
  negative,
  whole: (whole + decimals.padEnd(3, "0")).replace(/^0+/, ""),
  decimals: "",
});

function amountOf({ negative, whole, decimals }: Numeral): ParsedAmount {
  if (negative) return reject("notPositive");
  // Checked before the conversion, which is slow for a million digits.
  if (whole.length > String(MAXIMUM_AMOUNT).length) return reject("tooLarge");
  const digits = decimals.slice(0, DECIMALS + 1).padEnd(DECIMALS + 1, "0");
  const cents = (BigInt(whole + digits) + 5n) / 10n;
  if (cents > MAXIMUM_AMOUNT) return reject("tooLarge");
  return cents === 0n ? reject("notPositive") : { ok: true, cents };
}

export const typedAmount = (text: string): EnteredAmount => ({ text, value: parseAmount(text) });

/** The amount where zero is allowed too, such as for fees. Empty text is zero. */
export const orZero = ({ text, value }: EnteredAmount): ParsedAmount => {
  const isZero =
    !value.ok &&
    (value.problem === "empty" || (value.problem === "notPositive" && !/[-−–－]/.test(text)));
  return isZero ? { ok: true, cents: 0n } : value;
};

/** Like `parseAmount`, but also accepts zero and empty text. Never throws. */
export const parseAmountOrZero = (text: string): ParsedAmount => orZero(typedAmount(text));

/**
 * Parses a whole number that the visitor entered, with or without a unit.
 * @param unit matches the unit at the end of the text
 */
const parseWhole = (text: string, unit: RegExp, maximum: number): ParsedCount => {
  const value = onlyValue(text);
  if (value === undefined) return reject("severalValues");
  const bare = value.replace(unit, "");
  if (bare === "") return reject("empty");
  const numeral = parseOwn(bare);
  if (!numeral) return reject("notANumber");
  const isFractional = /[1-9]/.test(numeral.decimals);
  if (numeral.negative || (numeral.whole === "" && !isFractional)) return reject("notPositive");
  if (isFractional) return reject("fractional");
  const count = Number(numeral.whole);
  return count > maximum ? reject("tooMany") : { ok: true, count };
};

/** Parses a number of instalments that the visitor entered: "26", "26 weeks", "12 payments". Never throws. */
export const parseInstalmentCount = (text: string, maximum: number): ParsedCount =>
  parseWhole(text, / ?(?:instal?lments?|payments?|weeks?|fortnights?|months?)$/i, maximum);

/** Parses an age in years that the visitor entered: "30", "30 years". Never throws. */
export const parseAge = (text: string): ParsedCount => parseWhole(text, YEARS, 130);

/** Returns the interval that a unit in text such as "26 weeks" implies, or undefined if there is no unit. */
export const unitOfCount = (text: string): Interval | undefined => {
  const [, unit = ""] = / ?(week|fortnight|month)s?$/i.exec(onlyValue(text) ?? "") ?? [];
  const interval = `${unit.toLowerCase()}ly`;
  return isInterval(interval) ? interval : undefined;
};

/**
 * Parses a term that the visitor entered, such as "12", "12 months" or "1 year". The range is 1 to 600 months,
 * regardless of the plan. Never throws.
 */
export function parseTerm(text: string): ParsedCount {
  if (!YEARS.test(onlyValue(text) ?? "")) return parseWhole(text, MONTHS, MAXIMUM_TERM_MONTHS);
  const years = parseWhole(text, YEARS, MAXIMUM_TERM_MONTHS / 12);
  return years.ok ? { ok: true, count: years.count * 12 } : years;
}

const MONTHS = / ?(?:m|mos?|mths?|months?)$/i;
const YEARS = / ?(?:y|yrs?|years?)$/i;

export const typedTerm = (text: string): EnteredCount => ({ text, value: parseTerm(text) });

/** Formats the amount in a field, so "12000" becomes "12,000". Any other text is returned unchanged. */
export const tidied = ({ text, value }: EnteredAmount): string =>
  value.ok ? shortAmount(value.cents) : text;

export const tidyAmount = (text: string): string => tidied(typedAmount(text));
