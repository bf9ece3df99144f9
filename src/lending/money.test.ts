import * as fc from "fast-check";
import { currencyOf, formatAmount, formatMoney, plainAmount, shortAmount } from "./money";

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
])("formats %d cents of %s as %s", (cents, code, shown) => {
  expect(formatMoney(cents, currencyOf(code))).toBe(shown);
});

it.each([
  [5_000_000n, "50,000"],
  [500_050n, "5,000.50"],
  [1n, "0.01"],
])("formats %d cents for a field as %s", (cents, text) => expect(shortAmount(cents)).toBe(text));

it.each(["ttd", "ZZZ", "", "__proto__", "toString"])("throws when the currency is %j", (code) => {
  expect(() => currencyOf(code)).toThrow("use one of TTD, JMD, BBD, USD, GYD, XCD");
});

it("groups the digits of any amount as Intl does for US English", () => {
  const usEnglish = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.maxSafeInteger(), (number) => {
      const cents = BigInt(number);
      expect(formatAmount(cents * 100n)).toBe(usEnglish.format(cents));
      expect(formatAmount(cents).replaceAll(",", "")).toBe(plainAmount(cents));
    }),
  );
});
