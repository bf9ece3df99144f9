import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkLenderSettings, LENDER_SETTINGS } from "./lenderSettings";

const EURO = {
  locale: "de-DE",
  timeZone: "Europe/Berlin",
  money: { pattern: "# ¤", group: ".", decimal: ",", decimals: 2 },
  symbolInTexts: "€",
  currencies: [{ code: "EUR", name: "Euro", symbol: "€" }],
};
const YEN = { code: "JPY", name: "Yen", symbol: "¥" };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "settings-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const problemsOf = (text: string) => {
  writeFileSync(join(folder, LENDER_SETTINGS), text);
  return checkLenderSettings(folder).map(({ message }) => message);
};

test.each([
  ["another country's settings", JSON.stringify(EURO)],
  ["settings with a byte order mark, which some editors add", `\ufeff${JSON.stringify(EURO)}`],
  ["the site's own settings", readFileSync(join("content", LENDER_SETTINGS), "utf8")],
])("accepts %s", (_, text) => expect(problemsOf(text)).toEqual([]));

test.each([
  ["a symbol on the wrong side", { money: { ...EURO.money, pattern: "¤#" } }, "money.pattern is"],
  ["foreign separators", { money: { ...EURO.money, group: "," } }, 'money.group is ",", but de-DE'],
  ["wrong decimals", { currencies: [YEN] }, "money.decimals is 2, but de-DE writes JPY with 0"],
  ["mixed decimals", { currencies: [...EURO.currencies, YEN] }, "JPY has not 2 decimals"],
  ["no currency", { currencies: [] }, "currencies is empty"],
  ["an unknown time zone", { timeZone: "Europe/Atlantis" }, "cannot be used: Invalid time zone"],
  ["an unknown locale", { locale: "x" }, "cannot be used: Incorrect locale"],
])("reports %s", (_, change, message) =>
  expect(problemsOf(JSON.stringify({ ...EURO, ...change })).join()).toContain(message),
);

test("reports a file that is not JSON, and a missing file", () => {
  expect(problemsOf("{")).toEqual([expect.stringContaining("cannot be used")]);
  rmSync(join(folder, LENDER_SETTINGS));
  expect(checkLenderSettings(folder)).toEqual([expect.objectContaining({ line: 1 })]);
});
