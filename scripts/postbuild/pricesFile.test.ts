import { readFileSync } from "node:fs";
import { readContent } from "../../src/content-model/placeholders/load";
import { formatAnnualRate } from "../../src/lending/annualPercentageRate";
import { exampleFigures } from "../../src/lending/exampleFigures";
import { currencyOf, formatMoney } from "../../src/lending/money";
import { type RatePlan, termsOf } from "../../src/lending/ratePlan";
import { pricesFile } from "./pricesFile";

interface Schema {
  type: string;
  pattern?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

/**
 * Lists the differences between a value and a schema. Treats every property as required, and allows
 * no others.
 */
function faults(value: unknown, schema: Schema, at = ""): string[] {
  if (Array.isArray(value) && schema.items) {
    const { items } = schema;
    return value.flatMap((entry, index) => faults(entry, items, `${at}/${index}`));
  }
  if (typeof value === "object" && value !== null && schema.properties) {
    const { properties } = schema;
    return [...new Set([...Object.keys(value), ...Object.keys(properties)])].flatMap((name) =>
      faults(
        (value as Record<string, unknown>)[name],
        properties[name] ?? { type: "nothing" },
        `${at}/${name}`,
      ),
    );
  }
  const isType = schema.type === "integer" ? Number.isInteger(value) : typeof value === schema.type;
  const fits =
    isType &&
    RegExp(schema.pattern ?? "").test(String(value)) &&
    (schema.enum?.includes(String(value)) ?? true);
  return fits ? [] : [`${at}: ${value}`];
}

const prices = JSON.parse(pricesFile());
const plan = readContent<RatePlan>("calculators/standalone.yaml");

test("matches its schema and has no additional properties", () => {
  expect(faults(prices, JSON.parse(readFileSync("docs/prices.schema.json", "utf8")))).toEqual([]);
});

test("contains the figures that the site shows for every term", () => {
  expect(prices.terms).toHaveLength(termsOf(plan).length);
  expect(prices.currency).toBe(plan.currencies[0]);
  const currency = currencyOf(prices.currency);
  for (const { months, ...term } of prices.terms) {
    const shown = exampleFigures(plan, 1000, months);
    expect({
      monthlyRate: `${term.monthlyRatePercent}%`,
      nominalRate: formatAnnualRate(term.nominalAnnualPercent),
      effectiveRate: formatAnnualRate(term.effectiveAnnualPercent),
      instalment: formatMoney(BigInt(term.instalmentPer1000.replace(".", "")), currency),
    }).toEqual({
      monthlyRate: shown.monthlyRate,
      nominalRate: shown.nominalRate,
      effectiveRate: shown.effectiveRate,
      instalment: shown.instalment,
    });
  }
});
