import * as fc from "fast-check";
import { anyAmount } from "../../test/lending/arbitraries";
import { each } from "../../test/lending/inputs";
import { CURRENCIES, formatAmount, formatMoney, plainAmount } from "./money";
import {
  parseAge,
  parseAmount,
  parseAmountOrZero,
  parseInstalmentCount,
  parseTerm,
} from "./parseInput";

describe("parseAmount", () => {
  it.each<[cents: bigint, texts: string[]]>([
    [7_500_000n, ["75000", "75,000", "75 000", "75\u00a0000", "  75,000  "]],
    [7_500_050n, ["75\u202f000.50", "$75,000.50"]],
    [500_000n, ["TT$ 5,000", "TT $5,000", "TTD $5,000", "5,000 US$", "tt$5000", "TTD 5,000.00"]],
    [500_000n, ["5,000.00 TTD", "US$5,000", "GYD5000", "5000.", "0005000", "＄５０００"]],
    [500_000n, ["\u202a5,000\u202c", "\t5,000\r\n", "TTD\t5,000", "5\ufe0f0\u00ad0\u20600"]],
    [500_000n, ["\u061c5\ufeff000\u180e", "5\u034f000\u{e0001}", "5000,00", "5000.00"]],
    [800_000n, ["8k", "8 K", "$8k", "8k TTD", "8.0k", "8000/=", "8,000.00/-", "$8,000/="]],
    [150n * 1000n, ["1.5k", "01.500k"]],
    [500_050n, ["5000.5", "5,000.50"]],
    [500_025n, ["５，０００．２５"]],
    [50n, [".5", ",50", "0.50"]],
    [1n, ["0.01"]],
    [102_700n, ["1027", "1,027"]],
    [100_000_000_000_000n, ["1,000,000,000,000.00"]],
    [103_667n, ["1036,67", "1 036,67", "$ 1036,67"]],
    [5_000_000n, ["50,000,00"]],
    [15_020_000n, ["150 200"]],
    [1_520_000n, ["15 200"]],
    [103_667_000n, ["1 036 670"]],
  ])("parses %d cents from %j", (cents, texts) =>
    expect(each(texts, parseAmount)).toEqual(each(texts, () => ({ ok: true, cents }))),
  );

  it.each<[problem: string, texts: string[]]>([
    ["empty", ["", "   ", "$", "TT$ ", "\u200b"]],
    [
      "notANumber",
      ["abc", "12abc", "1e5", "k", "5kk", "1,5k", "5 mil $", "0x10", "Infinity", "NaN", "½", "5²"],
    ],
    ["notANumber", ["7,5000", "1,00,000", "1,000 000", "7 5", "1500 20", "15 20", "1 2000"]],
    ["notANumber", ["5..0", ".", "-", "--5", "5-", "5000-6000", "₿5,000", "$$5", "٥٠٠٠", "1_000"]],
    ["notANumber", ["5000n", "1036,670", "0,500"]],
    ["notPositive", ["0", "0.00", "-0", "-5", "−5", "-$5,000.00", "$-5"]],
    ["tooManyDecimals", ["0.001", "5.0001"]],
    ["severalValues", ["150\t200", "150\n200", "150\r\n200\r\n", "TTD\t150\tTTD\t200"]],
    ["severalValues", ["150\u2028200", "150  200", "150 \t 200"]],
    ["tooLarge", ["1,000,000,000,000.01", "9".repeat(16)]],
  ])("reports the problem %s for %j", (problem, texts) =>
    expect(each(texts, parseAmount)).toEqual(each(texts, () => ({ ok: false, problem }))),
  );

  it.each([
    ["1.036", [103_600n, 104n]],
    ["5.000", [500_000n, 500n]],
    ["TT$ 10.500", [1_050_000n, 1_050n]],
    ["1.036,67", [103_667n]],
    ["1.036.500", [103_650_000n]],
    ["1036,6", [103_660n]],
    ["0,5", [50n]],
  ])("asks which amount %j means", (text, readings) =>
    expect(parseAmount(text)).toEqual({ ok: false, problem: "unclear", readings }),
  );

  it("parses every format that the site prints, even with invisible characters anywhere in it", () => {
    const invisible = fc.constantFrom(..."\u00ad\u061c\u200b\u200f\u202a\u2060\u2066\ufe0f\ufeff");
    const currency = fc.constantFrom(...CURRENCIES);
    fc.assert(
      fc.property(anyAmount, currency, fc.array(invisible), fc.nat(), (cents, of, marks, at) => {
        for (const text of [formatMoney(cents, of), formatAmount(cents), plainAmount(cents)]) {
          const index = at % (text.length + 1);
          const typed = text.slice(0, index) + marks.join("") + text.slice(index);
          expect(parseAmount(typed)).toEqual({ ok: true, cents });
        }
      }),
    );
  });

  it("for any input, returns an amount within the limits or a problem, and never throws", () => {
    const numeric = fc.string({ unit: fc.constantFrom(..."0123456789.,-−$ TDe\t\u00a0５") });
    const hostile = fc.oneof(fc.string({ unit: "binary" }), numeric);
    fc.assert(
      fc.property(hostile, (text) => {
        const parsed = parseAmount(text);
        expect(
          parsed.ok ? parsed.cents > 0n && parsed.cents <= 10n ** 14n : parsed.problem,
        ).toBeTruthy();
      }),
      { numRuns: 5_000 },
    );
  });

  it.each([
    ["spaces", `1${" ".repeat(100_000)}x`],
    ["groups", `${"111,".repeat(50_000)}x`],
    ["digits", "9".repeat(5_000_000)],
    ["currencies", "TTD ".repeat(50_000)],
  ])("rejects a long run of %s without hanging", (_, text) => {
    const start = performance.now();
    expect(parseAmount(text).ok).toBe(false);
    // Does not measure speed. On any machine, only quadratic time would exceed this limit.
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

it.each([
  ["", { ok: true, cents: 0n }],
  [" $0.00 ", { ok: true, cents: 0n }],
  ["TT$ 250", { ok: true, cents: 25_000n }],
  ["-5", { ok: false, problem: "notPositive" }],
  ["−0", { ok: false, problem: "notPositive" }],
  ["none", { ok: false, problem: "notANumber" }],
  ["0.005", { ok: false, problem: "tooManyDecimals" }],
])("accepts or rejects %j when the amount may be zero", (text, parsed) =>
  expect(parseAmountOrZero(text)).toEqual(parsed),
);

describe("parseTerm and parseInstalmentCount", () => {
  it.each<[count: number, texts: string[]]>([
    [12, ["12", "12 months", "12.0", "12.", "１２", "1\u00ad2\ufe0f", "12\n"]],
    [6, [" 6 ", "06"]],
    [1, ["1", "1 month"]],
    [12, ["1 year", "1yr", "12 mths", "12mo"]],
    [24, ["2 Years"]],
    [600, ["600", "50 years"]],
  ])("parse a term of %d months from %j", (count, texts) =>
    expect(each(texts, parseTerm)).toEqual(each(texts, () => ({ ok: true, count }))),
  );

  it.each<[problem: string, texts: string[]]>([
    ["empty", ["", "\u00a0", "months", "years"]],
    ["notANumber", ["twelve", "12abc", "1e1", "6,5", "Infinity", "$12", "1 2"]],
    ["notPositive", ["0", "-0", "-6", "-6.5"]],
    ["fractional", ["6.5", "0.5", ".5", "1.5 years"]],
    ["tooMany", ["601", "51 years", "1,000", "9".repeat(100_000)]],
    ["severalValues", ["6\t12"]],
  ])("report the problem %s in a term", (problem, texts) =>
    expect(each(texts, parseTerm)).toEqual(each(texts, () => ({ ok: false, problem }))),
  );

  it("parse an age, with or without its unit", () => {
    for (const text of ["30", "30 years", "30yrs"])
      expect(parseAge(text)).toEqual({ ok: true, count: 30 });
    for (const text of ["30 months", "131"]) expect(parseAge(text)).toMatchObject({ ok: false });
  });

  it.each([
    ["26", 26],
    ["26 weeks", 26],
    ["12 payments", 12],
    ["1 instalment", 1],
    ["1,300", 1_300],
    ["2,601", undefined],
  ])("parse a number of instalments up to 2,600 from %j", (text, count) =>
    expect(parseInstalmentCount(text, 2_600)).toEqual(
      count ? { ok: true, count } : { ok: false, problem: "tooMany" },
    ),
  );
});
