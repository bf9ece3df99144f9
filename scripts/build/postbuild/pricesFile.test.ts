import { readFileSync } from "node:fs";
import Ajv from "ajv";
import type { PlanWithExample } from "../../../src/content-model/placeholders/figures";
import { readContent } from "../../../src/content-model/reading/load";
import { termsOf } from "../../../src/lending/ratePlan";
import { PLAN } from "../../../test/contentCopy";
import { figuresOf, type Prices } from "../../../test/lending/oracle";
import { ContentFolder } from "../../lib/contentFolder";
import { pricesFile } from "./pricesFile";

const prices = JSON.parse(pricesFile());

test("matches docs/prices.schema.json", () => {
  const ajv = new Ajv();
  ajv.validate(JSON.parse(readFileSync("docs/prices.schema.json", "utf8")), prices);
  expect(ajv.errors).toBeNull();
});

test("states the prices of the main product at its top", () => {
  const plan = readContent<PlanWithExample>(PLAN);
  expect(prices).toMatchObject({ currency: plan.currencies[0], since: plan.since });
  expect(prices.products[0]).toMatchObject({ terms: prices.terms, since: plan.since });
});

const content = new ContentFolder("content");
const products = content.entries("products").map((file) => content.read(file));

test.each<typeof prices>(prices.products)(
  "states figures of $name at which an independent computation arrives",
  ({ page, terms, example }) => {
    const product = products.find(({ path }) => page.endsWith(path));
    const plan = readContent<PlanWithExample & Prices>(`rate-plans/${product?.plan}.yaml`);
    expect(terms).toHaveLength(termsOf(plan).length);
    for (const { months, instalmentPer1000, ...term } of terms) {
      expect(figuresOf(plan, plan.example.amount, months)).toEqual(
        expect.arrayContaining(ratesOf(term)),
      );
      expect(figuresOf({ ...plan, fees: [] }, 1000, months)).toContain(instalmentPer1000);
    }
    const { received, instalment, fees, total } = example;
    expect(figuresOf(plan, example.amount, example.months)).toEqual(
      expect.arrayContaining([received, instalment, fees, total, ...ratesOf(example)]),
    );
  },
);

const ratesOf = (rates: Record<"nominalAnnualPercent" | "effectiveAnnualPercent", number>) =>
  [rates.nominalAnnualPercent, rates.effectiveAnnualPercent].map((rate) => `${rate.toFixed(2)}%`);
