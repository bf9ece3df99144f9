import * as fc from "fast-check";
import { currencyOf } from "./currencies";
import { formatAmount, formatMoney, plainAmount } from "./formatMoney";
import { formatAnnualRate, formatMonthlyRate, formatShare } from "./formatPercent";
import { fraction } from "./fraction";

it.each([
  [500_000n, "TTD", "$5,000.00"],
  [500_000n, "JMD", "J$5,000.00"],
  [500_000n, "BBD", "Bds$5,000.00"],
  [500_000n, "USD", "$5,000.00"],
  [500_000n, "GYD", "G$5,000.00"],
  [500_000n, "XCD", "EC$5,000.00"],
  [0n, "TTD", "$0.00"],
  [5n, "TTD", "$0.05"],
  [99_999n, "TTD", "$999.99"],
  [100_000_000_000_000n, "TTD", "$1,000,000,000,000.00"],
  [-50n, "JMD", "-J$0.50"],
  [-123_456_789n, "XCD", "-EC$1,234,567.89"],
])("%d cents of %s are %s", (cents, code, shown) => {
  expect(formatMoney(cents, currencyOf(code))).toBe(shown);
});

it.each(["ttd", "EUR", "", "__proto__", "toString"])("knows no currency %j", (code) => {
  expect(() => currencyOf(code)).toThrow("use one of TTD, JMD, BBD, USD, GYD, XCD");
});

it("groups as US English does", () => {
  const usEnglish = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.maxSafeInteger(), (number) => {
      const cents = BigInt(number);
      expect(formatAmount(cents * 100n)).toBe(usEnglish.format(cents));
      expect(formatAmount(cents).replaceAll(",", "")).toBe(plainAmount(cents));
    }),
  );
});

it.each([
  [79.5912, "79.59%"],
  [115.689, "115.69%"],
  [0, "0.00%"],
  [531_440.9999, "531,441.00%"],
])("an annual rate of %d is %s", (percent, shown) => {
  expect(formatAnnualRate(percent)).toBe(shown);
});

it.each([
  [4, "4%"],
  [2.75, "2.75%"],
])("a monthly rate of %d is %s", (percent, shown) => {
  expect(formatMonthlyRate(percent)).toBe(shown);
});

it.each([
  [62n, 3n, "20.7%"],
  [41n, 4n, "10.3%"],
  [0n, 1n, "0.0%"],
  [12_345n, 1n, "12,345.0%"],
])("a share of %d/%d per cent is %s", (numerator, denominator, shown) => {
  expect(formatShare(fraction(numerator, denominator))).toBe(shown);
});
