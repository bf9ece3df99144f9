/** A decimal number as it was typed: digits only, leading zeros gone ("0" is ""). */
export type Numeral = {
  readonly negative: boolean;
  readonly whole: string;
  readonly decimals: string;
};

/**
 * What was typed, with the traps of copying removed: full-width characters (U+FF01 to U+FF5E)
 * become ordinary ones, invisible marks vanish, any run of white space becomes one space.
 */
export const tidyInput = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim();

// Thousands are grouped in threes by commas or by spaces, or not at all: "5,00" and "5.000,00" are
// not read, because a reader elsewhere would mean another number by them.
const NUMERAL = /^([-−–]?) ?(\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d*)(?:\.(\d*))?$/;

/** Reads a tidied number in plain decimal notation; undefined when it is anything else. */
export const readNumeral = (tidied: string): Numeral | undefined => {
  const [, sign = "", whole = "", decimals = ""] = NUMERAL.exec(tidied) ?? [];
  return whole + decimals === ""
    ? undefined
    : { negative: sign !== "", whole: whole.replace(/[, ]/g, "").replace(/^0+/, ""), decimals };
};
