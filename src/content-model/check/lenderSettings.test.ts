import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkLenderSettings, LENDER_SETTINGS } from "./lenderSettings";

const EURO = {
  locale: "de-DE",
  timeZone: "Europe/Berlin",
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
  ["mixed decimals", { currencies: [...EURO.currencies, YEN] }, "the same number of decimals"],
  ["no currency", { currencies: [] }, "one or more currencies"],
  ["a currency without a symbol", { currencies: [{ ...YEN, symbol: "" }] }, "a name and a symbol"],
  ["an unknown time zone", { timeZone: "Europe/Atlantis" }, "cannot be used: Invalid time zone"],
  ["an unknown locale", { locale: "x" }, "cannot be used: Incorrect locale"],
  ["an unknown setting", { money: { decimals: 2 } }, 'delete "money"'],
])("reports %s", (_, change, message) =>
  expect(problemsOf(JSON.stringify({ ...EURO, ...change })).join()).toContain(message),
);

test("reports a file that is not JSON, and a missing file", () => {
  expect(problemsOf("{")).toEqual([expect.stringContaining("cannot be used")]);
  rmSync(join(folder, LENDER_SETTINGS));
  expect(checkLenderSettings(folder)).toEqual([expect.objectContaining({ line: 1 })]);
});
