import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { atStart, type Problem } from "./problem";

export const LENDER_SETTINGS = "lender.json";

interface Settings {
  locale: string;
  timeZone: string;
  money: Record<"pattern" | "group" | "decimal", string> & { decimals: number };
  symbolInTexts: string;
  currencies: { code: string; name: string; symbol: string }[];
}

const spaces = (text: string) => text.replace(/\s/g, " ");

/** Returns how `Intl` writes a currency's money in a locale. */
function notationOf(locale: string, currency: string): Settings["money"] {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency });
  const parts = format.formatToParts(1_234_567.5);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const pattern = parts
    .map(({ type, value }) =>
      type === "currency" ? "¤" : type === "literal" ? value : type === "integer" ? "#" : "",
    )
    .join("")
    .replace(/#+/, "#");
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  return { pattern, group: of("group"), decimal: of("decimal") || ".", decimals };
}

function* faults({
  locale,
  timeZone,
  money,
  symbolInTexts,
  currencies,
}: Settings): Generator<string> {
  const [own] = currencies;
  if (!own) {
    yield "currencies is empty; the first one is that in which loans are given";
    return;
  }
  for (const [name, value] of Object.entries(notationOf(locale, own.code)))
    if (spaces(String(money[name as keyof typeof money])) !== spaces(String(value)))
      yield `money.${name} is ${JSON.stringify(money[name as keyof typeof money])}, but ${locale} writes ${own.code} with ${JSON.stringify(value)}`;
  for (const { code, name, symbol } of currencies) {
    const { decimals } = notationOf(locale, code);
    if (decimals !== money.decimals)
      yield `${code} has ${decimals} decimals, and amounts have ${money.decimals}; offer currencies that have as many`;
    if (!name || !symbol) yield `${code} needs a name and a symbol`;
  }
  if (!symbolInTexts) yield "symbolInTexts is missing";
  new Intl.DateTimeFormat(locale, { timeZone });
}

interface CheckedSettings {
  /** The code of the currency in which loans are given, unless a problem hides it. */
  ownCurrency?: string | undefined;
  problems: Problem[];
}

/** Checks the settings of a content folder: money as `Intl` writes it, known currencies and time zone. */
export function checkLenderSettings(root: string): CheckedSettings {
  const path = join(root, LENDER_SETTINGS);
  const at = (message: string) => atStart(LENDER_SETTINGS, `${message}.`);
  if (!existsSync(path)) return { problems: [at("is missing; restore it")] };
  try {
    const settings = JSON.parse(readFileSync(path, "utf8"));
    const problems = [...faults(settings)].map(at);
    return { ownCurrency: settings.currencies[0]?.code, problems };
  } catch (error) {
    return { problems: [at(`cannot be used: ${(error as Error).message}`)] };
  }
}
