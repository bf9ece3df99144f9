import settings from "../../../content/lender.json";
import { STANDALONE_PLAN } from "../../../test/lending/plans";

const NOTATIONS = [
  ["en-TT", "TTD", "$"],
  ["en-ZA", "ZAR", "R"],
  ["en-DK", "DKK", "kr."],
  ["en-AT", "EUR", "€"],
  ["en-CH", "CHF", "CHF"],
  ["en-IN", "INR", "₹"],
  ["en-KW", "KWD", "KWD"],
  ["en-ID", "IDR", "Rp"],
] as const;

describe.each(NOTATIONS)("in %s", (locale, code, symbol) => {
  jest.resetModules();
  const others = settings.currencies.filter((one) => one.code !== code);
  const currencies = [{ code, name: code, symbol }, ...others];
  jest.doMock("../../../content/lender.json", () => ({ ...settings, locale, currencies }));
  const { parseAmount, tidyAmount } =
    require("../../lending/parseInput") as typeof import("../../lending/parseInput");
  const { defaultChoice, parseChoice, serializeChoice } =
    require("./state/loanChoice") as typeof import("./state/loanChoice");
  const { entryOf, slidAmount } =
    require("./state/calculatorState") as typeof import("./state/calculatorState");
  const plan = { ...STANDALONE_PLAN, currencies: [code] };

  it("both calculators start with an amount, slide to amounts and link to amounts that they accept", () => {
    const choice = defaultChoice({ name: "own", plan });
    expect(parseAmount(entryOf(choice).amount.text)).toEqual({ ok: true, cents: choice.amount });
    expect(parseChoice(serializeChoice(choice))).toEqual(choice);
    const slid = slidAmount(plan.amountRange.maximum);
    expect(parseAmount(slid.text)).toEqual(slid.value);
  });

  it("the fields of an offer, of the pay and of an instalment accept the amount as they format it", () => {
    for (const text of ["1", "999", "12000", "1234567"])
      expect(parseAmount(tidyAmount(text))).toEqual(parseAmount(text));
  });
});
