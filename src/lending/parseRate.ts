import {
  type CountProblem,
  parseForeign,
  parseOwn,
  type Rejected,
  reject,
  valuesIn,
} from "./parseInput";
import type { Interest } from "./ratePlan";

/** A rate, or why the text was rejected: "fractional" means that it has more than four decimals. */
type ParsedRate = { readonly ok: true; readonly millionths: bigint } | Rejected<CountProblem>;

/** The maximum monthly or annual rate that a visitor can enter, in per cent. */
export const MAXIMUM_ENTERED_RATE = 1_000;

const RATE_DECIMALS = 4;

/** Words for a period that the form does not offer, and for a cost of the whole loan. */
const OTHER_PERIOD =
  /\b(?:week|wk|fortnight|days?\b|daily|pay|quarter|(?:half|semi|bi).?(?:week|month|year|ann)|p[./]?[wd]\b|once|one.?off|up.?front|total|in all|(?:per|each|every|the|whole|entire|full) (?:loan|term|instal))/i;

/**
 * Parses a rate in per cent that the visitor entered: "1.5%", "1,5", "2% straight line", "9 per cent a
 * year". `rateWords` parses the words. Rejects "5% a week", which is neither a monthly nor an annual rate. Never
 * throws.
 * @returns the rate in millionths: 1.5% is 15,000
 */
export function parseRate(text: string): ParsedRate {
  const value = valuesIn(text).join(" ").trim();
  if (value === "") return reject("empty");
  const numerals = value.match(/[.,]?\d[\d.,]*(?: \d{3}\b)*/g) ?? [];
  if (numerals.length > 1) return reject("severalValues");
  const bare = (numerals[0] ?? "").replace(/[.,]+$/, "");
  const numeral = parseOwn(bare) ?? parseForeign(bare);
  // Rejects "½", "1½" and "prime + 2". Otherwise, "1½" would be parsed as 1.
  if (!numeral || /\p{No}|(?:\+|\bplus\b) ?[\d.,]/iu.test(value)) return reject("notANumber");
  if (OTHER_PERIOD.test(value)) return reject("notANumber");
  if (/^[-−–]/.test(value)) return reject("notPositive");
  if (numeral.decimals.length > RATE_DECIMALS) return reject("fractional");
  if (Number(`${numeral.whole}.${numeral.decimals}`) > MAXIMUM_ENTERED_RATE)
    return reject("tooMany");
  return {
    ok: true,
    millionths: BigInt(numeral.whole + numeral.decimals.padEnd(RATE_DECIMALS, "0")),
  };
}

/**
 * Shortens a rate in per cent that the visitor entered to a plain number: "1,5% flat" becomes "1.5". Any
 * other text is returned unchanged.
 */
export function tidyRate(text: string): string {
  const rate = parseRate(text);
  return rate.ok ? String(Number(rate.millionths) / 10 ** RATE_DECIMALS) : text;
}

/**
 * The period and the basis that the words next to a rate state. A property is missing if the words do not
 * state it, or contradict each other.
 */
export interface RateWords {
  readonly per?: RatePeriod;
  readonly basis?: Interest;
}

export type RatePeriod = "month" | "year";

/** Parses the words next to a rate, such as "flat", "add-on" or "p.a. reducing". */
export function rateWords(text: string): RateWords {
  const says = (words: RegExp) => words.test(text);
  const isFlat = says(/\bflat|\badd.?on|\bstraight|\bsimple|\bwhole/i);
  const isReducing = says(/\breducing|\bdeclin|\bdiminish|\bbalance|\bowed?\b/i);
  const isMonthly = says(/\bmonth|\bmo\b|\bmth|\bp[./]?m\b/i);
  const isAnnual = says(/\byear|\byrs?\b|\bannu|\bapr\b|\bp[./]?a\b/i);
  return {
    ...(isMonthly !== isAnnual && { per: isMonthly ? "month" : "year" }),
    ...(isFlat !== isReducing && { basis: isFlat ? "flat" : "reducing" }),
  };
}
