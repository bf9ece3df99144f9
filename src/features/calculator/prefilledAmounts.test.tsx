import settings from "../../../content/lender.json";
import { STANDALONE_PLAN } from "../../../test/lending/plans";
import { readContent } from "../../../test/readContent";

const { price } = readContent<{ price: Queries.HomePriceFieldsFragment }>("home/page.yaml");

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

const example = { amount: 12_000, termMonths: 12 };

describe.each(NOTATIONS)("in %s", (locale, code, symbol) => {
  jest.resetModules();
  const others = settings.currencies.filter((one) => one.code !== code);
  const currencies = [{ code, name: code, symbol }, ...others];
  jest.doMock("../../../content/lender.json", () => ({ ...settings, locale, currencies }));
  const { renderToStaticMarkup } = require("react-dom/server") as typeof import("react-dom/server");
  const { HomePrice } =
    require("../../templates/HomePage/HomePrice") as typeof import("../../templates/HomePage/HomePrice");
  const { exampleFigures } =
    require("../../lending/exampleFigures") as typeof import("../../lending/exampleFigures");
  const { parseAmount, tidyAmount } =
    require("../../lending/parseInput") as typeof import("../../lending/parseInput");
  const { defaultChoice, parseChoice, serializeChoice } =
    require("./state/loanChoice") as typeof import("./state/loanChoice");
  const { entryOf, slidAmount } =
    require("./state/calculatorState") as typeof import("./state/calculatorState");
  const { centsOf } = require("../../lending/ratePlan") as typeof import("../../lending/ratePlan");
  const plan = { ...STANDALONE_PLAN, currencies: [code], example };

  it("the home page starts with an amount that it and the linked calculator accept", () => {
    const figures = exampleFigures(plan, example.amount, example.termMonths);
    document.body.innerHTML = renderToStaticMarkup(
      <HomePrice price={price} plan={{ ...plan, exampleFigures: figures }} />,
    );
    const { value = "" } = document.querySelector("input") ?? {};
    const amount = centsOf(example.amount);
    expect(parseAmount(value)).toEqual({ ok: true, cents: amount });
    const link = document.querySelector<HTMLAnchorElement>(`a[href*="amount="]`);
    expect(parseChoice(link?.search ?? "")).toEqual({ amount, termMonths: example.termMonths });
  });

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
