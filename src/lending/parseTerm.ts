import { MAXIMUM_TERM_MONTHS } from "./limits";
import { readNumeral, tidyInput } from "./readNumeral";

export type TermProblem = "empty" | "notANumber" | "notPositive" | "fractionalTerm" | "tooLong";

/** A term in whole months, or what is wrong with the text. */
export type ParsedTerm =
  | { readonly ok: true; readonly months: number }
  | { readonly ok: false; readonly problem: TermProblem };

const refused = (problem: TermProblem): ParsedTerm => ({ ok: false, problem });

/**
 * Reads a typed term: "12", "12 months", "12.0". It is not clamped to any plan. Never throws,
 * whatever the text.
 */
export const parseTerm = (text: string): ParsedTerm => {
  const bare = tidyInput(text).replace(/ ?months?$/i, "");
  if (bare === "") {
    return refused("empty");
  }
  const numeral = readNumeral(bare);
  if (!numeral) {
    return refused("notANumber");
  }
  const fractional = /[1-9]/.test(numeral.decimals);
  if (numeral.negative || (numeral.whole === "" && !fractional)) {
    return refused("notPositive");
  }
  if (fractional) {
    return refused("fractionalTerm");
  }
  const months = Number(numeral.whole);
  return months > MAXIMUM_TERM_MONTHS ? refused("tooLong") : { ok: true, months };
};
