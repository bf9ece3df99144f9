import { MAXIMUM_AMOUNT } from "./limits";
import { readNumeral, tidyInput } from "./readNumeral";

export type AmountProblem = "empty" | "notANumber" | "notPositive" | "tooManyDecimals" | "tooLarge";

/** An amount in exact cents, or what is wrong with the text. */
export type ParsedAmount =
  | { readonly ok: true; readonly cents: bigint }
  | { readonly ok: false; readonly problem: AmountProblem };

// What people write before and after an amount in the six currencies, the specification's symbols
// included. The sign of the currency changes nothing: no amount is converted.
const BEFORE = /^([-−–]?) ?(?:(?:TT|JA?|Bds|B|US|GY?|EC|XC)?\$|TTD|JMD|BBD|USD|GYD|XCD) ?/i;
const AFTER = / ?(?:TTD|JMD|BBD|USD|GYD|XCD)$/i;

const refused = (problem: AmountProblem): ParsedAmount => ({ ok: false, problem });

/**
 * Reads a typed amount of money: "75,000", "$75,000.50", "TT$ 5,000", "5 000". It is not clamped to
 * any plan. Never throws, whatever the text.
 */
export const parseAmount = (text: string): ParsedAmount => {
  const bare = tidyInput(text).replace(BEFORE, "$1").replace(AFTER, "");
  if (bare === "") {
    return refused("empty");
  }
  const numeral = readNumeral(bare);
  if (!numeral) {
    return refused("notANumber");
  }
  if (numeral.negative) {
    return refused("notPositive");
  }
  if (numeral.decimals.length > 2) {
    return refused("tooManyDecimals");
  }
  // Before the conversion, which takes long for a million digits.
  if (numeral.whole.length > String(MAXIMUM_AMOUNT).length) {
    return refused("tooLarge");
  }
  const cents = BigInt(numeral.whole + numeral.decimals.padEnd(2, "0"));
  if (cents > MAXIMUM_AMOUNT) {
    return refused("tooLarge");
  }
  return cents === 0n ? refused("notPositive") : { ok: true, cents };
};
