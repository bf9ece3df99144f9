import { readFileSync } from "node:fs";
import Ajv from "ajv";
import type { PlanWithExample } from "../../src/content-model/placeholders/figures";
import { readContent } from "../../src/content-model/placeholders/load";
import { formatAnnualRate } from "../../src/lending/annualPercentageRate";
import { exampleFigures } from "../../src/lending/exampleFigures";
import { currencyOf, formatMoney } from "../../src/lending/money";
import { termsOf } from "../../src/lending/ratePlan";
import { PLAN } from "../../test/contentCopy";
import { pricesFile } from "./pricesFile";

const prices = JSON.parse(pricesFile());
const plan = readContent<PlanWithExample>(PLAN);

test("matches docs/prices.schema.json", () => {
  const ajv = new Ajv();
  ajv.validate(JSON.parse(readFileSync("docs/prices.schema.json", "utf8")), prices);
  expect(ajv.errors).toBeNull();
});

test("states the example of each product, the main one first", () => {
  const [main] = prices.products;
  expect(main.terms).toEqual(prices.terms);
  const { amount, termMonths } = plan.example;
  const shown = exampleFigures(plan, amount, termMonths);
  expect(main.example).toMatchObject({ amount, months: termMonths });
  expect(
    formatMoney(BigInt(main.example.total.replace(".", "")), currencyOf(prices.currency)),
  ).toBe(shown.totalRepayment);
});

test("contains the figures that the site shows for every term", () => {
  expect(prices.terms).toHaveLength(termsOf(plan).length);
  expect(prices.currency).toBe(plan.currencies[0]);
  const currency = currencyOf(prices.currency);
  for (const { months, ...term } of prices.terms) {
    const shown = exampleFigures(plan, plan.example.amount, months);
    expect({
      nominalRate: formatAnnualRate(term.nominalAnnualPercent),
      effectiveRate: formatAnnualRate(term.effectiveAnnualPercent),
      instalment: formatMoney(BigInt(term.instalmentPer1000.replace(".", "")), currency),
    }).toEqual({
      nominalRate: shown.nominalRate,
      effectiveRate: shown.effectiveRate,
      instalment: exampleFigures({ ...plan, fees: [] }, 1000, months).instalment,
    });
  }
});
