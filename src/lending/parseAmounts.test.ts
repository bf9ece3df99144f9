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
    ["1036,67", 103_667n],
    ["1 036,67", 103_667n],
    ["12,50", 1_250n],
    ["$ 5,00", 500n],
    [",50", 50n],
    ["50,000,00", 5_000_000n],
    ["1,036", 103_600n],
    ["150 200", 15_020_000n],
    ["15 200", 1_520_000n],
    ["1 036 670", 103_667_000n],
    ["5\ufe0f0\u00ad0\u20600", 500_000n],
    ["\u061c5\ufeff000\u180e", 500_000n],
    ["5\u034f000\u{e0001}", 500_000n],
    ["\t5,000\r\n", 500_000n],
    ["TTD\t5,000", 500_000n],
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
    ["0.001", "tooManyDecimals"],
    ["5.0001", "tooManyDecimals"],
    ["1036,670", "notANumber"],
    ["0,500", "notANumber"],
    ["1500 20", "notANumber"],
    ["15 20", "notANumber"],
    ["1 2000", "notANumber"],
    ["150\t200", "severalValues"],
    ["150\n200", "severalValues"],
    ["150\r\n200\r\n", "severalValues"],
    ["TTD\t150\tTTD\t200", "severalValues"],
    ["150\u2028200", "severalValues"],
    ["150  200", "severalValues"],
    ["150 \t 200", "severalValues"],
    ["1,000,000,000,000.01", "tooLarge"],
    ["9".repeat(16), "tooLarge"],
    ["9".repeat(100_000), "tooLarge"],
  ])("rejects %.30j as %s", (text, problem) => {
    expect(parseAmount(text)).toEqual({ ok: false, problem });
  });

  it.each([
    ["1.036", [103_600n, 104n]],
    ["5.000", [500_000n, 500n]],
    ["TT$ 10.500", [1_050_000n, 1_050n]],
    ["1.036,67", [103_667n]],
    ["5.000,00", [500_000n]],
    ["1.036.500", [103_650_000n]],
    ["1036,6", [103_660n]],
    ["7,5", [750n]],
    ["0,5", [50n]],
  ])("asks what %j means", (text, readings) => {
    expect(parseAmount(text)).toEqual({ ok: false, problem: "unclear", readings });
  });

  it("computes or asks for the amount that is meant when it is in another notation", () => {
    fc.assert(
      fc.property(anyAmount, (cents) => {
        const own = formatAmount(cents);
        const foreign = own.replace(/[.,]/g, (mark) => (mark === "." ? "," : "."));
        const parsed = parseAmount(foreign);
        if (parsed.ok) expect(parsed.cents).toBe(cents);
        else expect(parsed.readings).toContain(cents);
      }),
    );
  });

  it("ignores invisible characters wherever they are", () => {
    const invisible = fc.constantFrom(
      ..."\u00ad\u061c\u200b\u200f\u202a\u2060\u2066\ufe0f\ufeff\u180d",
    );
    fc.assert(
      fc.property(anyAmount, fc.array(invisible), fc.nat(), (cents, marks, at) => {
        const text = formatAmount(cents);
        const index = at % (text.length + 1);
        const typed = text.slice(0, index) + marks.join("") + text.slice(index);
        expect(parseAmount(typed)).toEqual({ ok: true, cents });
      }),
    );
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
    const numeric = fc.string({ unit: fc.constantFrom(..."0123456789.,-−$ TDe\t\u00a0５") });
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
    ["none", "notANumber"],
    ["0.005", "tooManyDecimals"],
    ["150\t200", "severalValues"],
  ])("rejects %j", (text, problem) => {
    expect(parseAmountOrZero(text)).toEqual({ ok: false, problem });
  });
});

it.each([
  ["12000", "12,000"],
  ["$ 1 234.5", "1,234.50"],
  ["12,000.00", "12,000"],
  ["5.000,00", "5.000,00"],
  ["1036,67", "1,036.67"],
  ["0", "0"],
  ["", ""],
])("tidies %j to %j", (typed, text) => expect(tidyAmount(typed)).toBe(text));
