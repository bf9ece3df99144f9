import settings from "../../content/lender.json";

/** Loads the modules in src/lending with the settings of a lender in another country. */
function lendingOf(change: Partial<typeof settings>) {
  jest.resetModules();
  jest.doMock("../../content/lender.json", () => ({ ...settings, ...change }));
  return {
    ...(require("./money") as typeof import("./money")),
    ...(require("./parseInput") as typeof import("./parseInput")),
    ...(require("../features/calculator/inputMessages") as typeof import("../features/calculator/inputMessages")),
    ...(require("./loanFigures") as typeof import("./loanFigures")),
    ...(require("./ratePlan") as typeof import("./ratePlan")),
  };
}

const COUNTRIES = [
  ["de-DE", "EUR", "€", 2],
  ["en-IE", "EUR", "€", 2],
  ["en-ZA", "ZAR", "R", 2],
  ["en-KW", "KWD", "KWD", 3],
  ["ja-JP", "JPY", "￥", 0],
  ["nb-NO", "NOK", "kr", 2],
] as const;

const plain = (text: string) => text.replace(/\s/g, " ");

describe.each(COUNTRIES)("money in %s", (locale, code, symbol, decimals) => {
  const lending = lendingOf({ locale, currencies: [{ code, name: code, symbol }] });
  const intl = new Intl.NumberFormat(locale, { style: "currency", currency: code });
  const amounts = [0n, 1n, 99_999n, 123_456_700n, 1_234_567_891n];

  it("is formatted as Intl formats it, with the symbol of the settings", () => {
    for (const cents of amounts)
      expect(plain(lending.formatMoney(cents, lending.OWN_CURRENCY))).toBe(
        plain(intl.format(lending.plainAmount(cents) as `${number}`)),
      );
    expect(lending.formatMoney(0n, { symbol: "Q" })).toContain("Q");
  });

  it("is parsed back to the same amount when formatted with the symbol, with the code or with neither", () => {
    for (const cents of amounts.slice(1))
      for (const text of [
        lending.formatMoney(cents, lending.OWN_CURRENCY),
        `${code} ${lending.formatAmount(cents)}`,
        lending.shortAmount(cents),
      ])
        expect(lending.parseAmount(text)).toEqual({ ok: true, cents });
  });

  it("is accepted in the form of the examples in the error messages", () => {
    for (const problem of ["notANumber", "notPositive", "tooLarge"] as const) {
      const { text } = lending.amountProblem({ ok: false, problem });
      const [example = ""] = /\d\S*(?: \d\S*)*/.exec(text) ?? [];
      expect(lending.parseAmount(example.replace(/\.$/, "")).ok).toBe(true);
    }
  });

  it("is rounded to its smallest unit", () => {
    const plan = { rateBands: [{ monthlyRatePercent: 4 }] } as never;
    const { schedule, repayment } = lending.loanFigures(plan, lending.centsOf(1_000), 3);
    expect(lending.plainAmount(repayment)).toBe((1_120).toFixed(decimals));
    expect(schedule.reduce((sum, { payment }) => sum + payment, 0n)).toBe(repayment);
  });
});

// Excludes currencies with three decimals, in which "1,036" always means 1036.
test.each(COUNTRIES.filter(([, , , decimals]) => decimals < 3))(
  "in %s, parses an amount with swapped separators, or asks which amount is meant",
  (locale, code, symbol, decimals) => {
    const lending = lendingOf({ locale, currencies: [{ code, name: code, symbol }] });
    const foreign = new Intl.NumberFormat(/^(de|nb|en-ZA)/.test(locale) ? "en-IE" : "de-DE", {
      minimumFractionDigits: decimals,
    });
    for (const cents of [1n, 99_999n, 123_456_700n, 1_234_567_891n]) {
      const parsed = lending.parseAmount(foreign.format(lending.plainAmount(cents) as `${number}`));
      expect(parsed.ok ? [parsed.cents] : parsed.readings).toContain(cents);
    }
  },
);
