import * as fc from "fast-check";
import { anyAmount } from "./fixtures/arbitraries";
import { CURRENCIES, formatAmount, formatMoney, plainAmount } from "./money";
import { parseAmount, parseAmountOrZero, tidyAmount } from "./parseInput";

describe("parseAmount", () => {
  it.each([
    ["75000", 7_500_000n],
    ["75,000", 7_500_000n],
    ["75 000", 7_500_000n],
    ["75\u00a0000", 7_500_000n],
    ["75\u202f000.50", 7_500_050n],
    ["  75,000  ", 7_500_000n],
    ["$75,000.50", 7_500_050n],
    ["TT$ 5,000", 500_000n],
    ["TT $5,000", 500_000n],
    ["TTD $5,000", 500_000n],
    ["5,000 US$", 500_000n],
    ["tt$5000", 500_000n],
    ["TTD 5,000.00", 500_000n],
    ["5,000.00 TTD", 500_000n],
    ["US$5,000", 500_000n],
    ["GYD5000", 500_000n],
    ["5000.5", 500_050n],
    ["5000.", 500_000n],
    [".5", 50n],
    ["0.01", 1n],
    ["0005000", 500_000n],
    ["1027", 102_700n],
    ["５，０００．２５", 500_025n],
    ["＄５０００", 500_000n],
    ["\u202a5,000\u202c", 500_000n],
    ["1,000,000,000,000.00", 100_000_000_000_000n],
  ])("parses %j as %d cents", (text, cents) => {
    expect(parseAmount(text)).toEqual({ ok: true, cents });
  });

  it.each([
    ["", "empty"],
    ["   ", "empty"],
    ["$", "empty"],
    ["TT$ ", "empty"],
    ["\u200b", "empty"],
    ["abc", "notANumber"],
    ["12abc", "notANumber"],
    ["1e5", "notANumber"],
    ["5k$", "notANumber"],
    ["5 mil $", "notANumber"],
    ["0x10", "notANumber"],
    ["Infinity", "notANumber"],
    ["NaN", "notANumber"],
    ["5.000,00", "notANumber"],
    ["5,00", "notANumber"],
    ["7,5000", "notANumber"],
    ["1,00,000", "notANumber"],
    ["1,000 000", "notANumber"],
    ["7 5", "notANumber"],
    ["5..0", "notANumber"],
    [".", "notANumber"],
    ["-", "notANumber"],
    ["--5", "notANumber"],
    ["5-", "notANumber"],
    ["5000-6000", "notANumber"],
    ["₿5,000", "notANumber"],
    ["$$5", "notANumber"],
    ["½", "notANumber"],
    ["5²", "notANumber"],
    ["٥٠٠٠", "notANumber"],
    ["1_000", "notANumber"],
    ["5000n", "notANumber"],
    ["0", "notPositive"],
    ["0.00", "notPositive"],
    ["-0", "notPositive"],
    ["-5", "notPositive"],
    ["−5", "notPositive"],
    ["-$5,000.00", "notPositive"],
    ["$-5", "notPositive"],
    ["5.001", "tooManyDecimals"],
    ["5.000", "tooManyDecimals"],
    ["0.001", "tooManyDecimals"],
    ["1,000,000,000,000.01", "tooLarge"],
    ["9".repeat(16), "tooLarge"],
    ["9".repeat(100_000), "tooLarge"],
  ])("rejects %.30j as %s", (text, problem) => {
    expect(parseAmount(text)).toEqual({ ok: false, problem });
  });

  it("parses every format that the site prints", () => {
    fc.assert(
      fc.property(anyAmount, fc.constantFrom(...CURRENCIES), (cents, currency) => {
        for (const text of [
          formatMoney(cents, currency),
          formatAmount(cents),
          plainAmount(cents),
        ]) {
          expect(parseAmount(text)).toEqual({ ok: true, cents });
        }
      }),
    );
  });

  it("returns for any text an amount in bounds or a problem, and never throws", () => {
    const numeric = fc.string({ unit: fc.constantFrom(..."0123456789.,-−$ TDe\u00a0５") });
    const hostile = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: "grapheme" }),
      numeric,
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const parsed = parseAmount(text);
        const isValid = parsed.ok
          ? parsed.cents > 0n && parsed.cents <= 10n ** 14n
          : parsed.problem;
        expect(isValid).toBeTruthy();
      }),
      { numRuns: 5_000 },
    );
  });

  it.each([
    ["spaces", " ".repeat(100_000)],
    ["spaces inside", `1${" ".repeat(100_000)}x`],
    ["groups", `${"111,".repeat(50_000)}x`],
    ["digits", "9".repeat(5_000_000)],
    ["zeros", "0".repeat(100_000)],
    ["signs", "-".repeat(100_000)],
    ["currencies", "TTD ".repeat(50_000)],
  ])("rejects a flood of %s without hanging", (_, text) => {
    const start = performance.now();
    expect(parseAmount(text).ok).toBe(false);
    // No measure of speed: work that grows with the square of the length takes longer on any machine.
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

describe("an amount that may be zero", () => {
  it.each([
    ["", 0n],
    ["0", 0n],
    [" $0.00 ", 0n],
    ["TT$ 250", 25_000n],
    ["0.01", 1n],
  ])("parses %j", (text, cents) => {
    expect(parseAmountOrZero(text)).toEqual({ ok: true, cents });
  });
  it.each([
    ["-5", "notPositive"],
    ["−0", "notPositive"],
    ["5,00", "notANumber"],
    ["none", "notANumber"],
    ["1.005", "tooManyDecimals"],
  ])("rejects %j", (text, problem) => {
    expect(parseAmountOrZero(text)).toEqual({ ok: false, problem });
  });
});

it.each([
  ["12000", "12,000"],
  ["$ 1 234.5", "1,234.50"],
  ["12,000.00", "12,000"],
  ["5.000,00", "5.000,00"],
  ["0", "0"],
  ["", ""],
])("tidies %j to %j", (typed, text) => expect(tidyAmount(typed)).toBe(text));
