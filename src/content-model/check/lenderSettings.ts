import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { atStart, type Problem } from "./problem";

export const LENDER_SETTINGS = "lender.json";

interface Settings {
  locale: string;
  timeZone: string;
  money: Record<string, string | number>;
  symbolInTexts: string;
  currencies: { code: string; name: string; symbol: string }[];
}

/** Returns how `Intl` formats a currency in a locale, in the form of the settings' `money`. */
export function notationOf(locale: string, currency: string): Settings["money"] {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency });
  const parts = format.formatToParts(1_234_567.5);
  const of = (type: string) => parts.find((part) => part.type === type)?.value;
  const marks: Partial<Record<string, string>> = { currency: "¤", integer: "#" };
  const signs = parts.map(({ type, value }) => marks[type] ?? (type === "literal" ? value : ""));
  return {
    pattern: signs.join("").replace(/#+/, "#"),
    group: of("group") ?? "",
    decimal: of("decimal") ?? ".",
    decimals: format.resolvedOptions().maximumFractionDigits ?? 2,
  };
}

function faultsOf(settings: Settings): string[] {
  const { locale, timeZone, money, symbolInTexts, currencies } = settings;
  const [own] = currencies;
  if (!own) return ["currencies is empty; the first one is that in which loans are given"];
  new Intl.DateTimeFormat(locale, { timeZone });
  const shown = (value: unknown) => JSON.stringify(value)?.replace(/\s/g, " ");
  const wrong = Object.entries(notationOf(locale, own.code)).flatMap(([name, value]) =>
    shown(money[name]) === shown(value)
      ? []
      : [
          `money.${name} is ${shown(money[name])}, but ${locale} writes ${own.code} with ${shown(value)}`,
        ],
  );
  const others = currencies.flatMap(({ code, name, symbol }) => [
    ...(notationOf(locale, code).decimals === money.decimals
      ? []
      : [`${code} has not ${money.decimals} decimals; offer currencies that have as many`]),
    ...(name && symbol ? [] : [`${code} needs a name and a symbol`]),
  ]);
  return [...wrong, ...others, ...(symbolInTexts ? [] : ["symbolInTexts is missing"])];
}

/**
 * Checks the lender settings in a content folder: the money format must match `Intl`, the time zone must
 * exist, and every currency must have a name, a symbol and the same number of decimals.
 */
export function checkLenderSettings(root: string): Problem[] {
  const path = join(root, LENDER_SETTINGS);
  const at = (message: string) => atStart(LENDER_SETTINGS, `${message}.`);
  if (!existsSync(path)) return [at("is missing; restore it")];
  try {
    return faultsOf(JSON.parse(readFileSync(path, "utf8").replace(/^\ufeff/, ""))).map(at);
  } catch (error) {
    return [at(`cannot be used: ${(error as Error).message}`)];
  }
}
