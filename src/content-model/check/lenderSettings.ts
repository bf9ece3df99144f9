import { readFileSync } from "node:fs";
import { join } from "node:path";
import type settings from "../../../content/lender.json";
import { notationOf } from "../../lib/lender";
import { atStart, type Problem } from "../reading/problem";

export const LENDER_SETTINGS = "lender.json";

/** Checks the lender's settings in a content folder. */
export function checkLenderSettings(root: string): Problem[] {
  try {
    const text = readFileSync(join(root, LENDER_SETTINGS), "utf8").replace(/^\ufeff/, "");
    const { locale, timeZone, symbolInTexts, currencies, ...others }: typeof settings =
      JSON.parse(text);
    new Intl.DateTimeFormat(locale, { timeZone });
    const decimals = currencies.map(({ code }) => notationOf(locale, code).decimals);
    if (new Set(decimals).size !== 1)
      throw new Error("it needs one or more currencies, all with the same number of decimals");
    if (!symbolInTexts || currencies.some(({ name, symbol }) => !name || !symbol))
      throw new Error("it needs symbolInTexts, and a name and a symbol for each currency");
    for (const name of Object.keys(others)) throw new Error(`delete "${name}", which is not used`);
    return [];
  } catch (error) {
    return [atStart(LENDER_SETTINGS, `cannot be used: ${(error as Error).message}.`)];
  }
}
