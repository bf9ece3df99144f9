import { RESOURCES_PLAN, STANDALONE_PLAN } from "./fixtures/plans";
import { ratePlanErrors } from "./ratePlanErrors";

it.each([RESOURCES_PLAN, STANDALONE_PLAN])("finds no error in the two plans (%#)", (plan) => {
  expect(ratePlanErrors(plan)).toEqual([]);
});

const range = (minimum: number, maximum: number, step: number) => ({
  amountRange: { minimum, maximum, step },
});
const terms = (minimum: number, maximum: number) => ({ termRange: { minimum, maximum } });
const bands = (...pairs: readonly (readonly [number | null, number])[]) => ({
  rateBands: pairs.map(([upToMonths, monthlyRatePercent]) => ({ upToMonths, monthlyRatePercent })),
});

it.each([
  ["a fraction of a cent", range(1_000.001, 50_000, 1), "amountRange.minimum is 1000.001"],
  [
    "a range whose minimum is above its maximum",
    { ...range(60_000, 50_000, 1_000), defaults: { amount: 50_000, termMonths: 12 } },
    "amountRange.minimum 60000 is above amountRange.maximum 50000",
  ],
  ["a range without the default", range(6_000, 50_000, 1_000), "defaults.amount 5000 is outside"],
  [
    "a step that does not reach the maximum",
    range(1_000, 50_000, 4_000),
    "step 4000 does not lead from 1000 to 50000",
  ],
  [
    "a default between two steps",
    { defaults: { amount: 5_500, termMonths: 12 } },
    "defaults.amount 5500 is no step of 1000 from 1000",
  ],
  [
    "a default below the range",
    { defaults: { amount: 500, termMonths: 12 } },
    "defaults.amount 500",
  ],
  [
    "a default term off the range",
    { defaults: { amount: 5_000, termMonths: 13 } },
    "defaults.termMonths 13",
  ],
  ["a term range whose minimum is above its maximum", terms(12, 2), "termRange is 12 to 2"],
  ["a last band with an end", bands([6, 4], [12, 2]), "rateBands[1].upToMonths is 12"],
  [
    "a first band without an end",
    bands([null, 4], [null, 2]),
    "rateBands[0].upToMonths is missing",
  ],
  [
    "bands out of order",
    bands([6, 4], [6, 3], [null, 2]),
    "rateBands[1].upToMonths is 6; write whole months above 6",
  ],
  ["five decimals", bands([null, 4.00001]), "monthlyRatePercent is 4.00001"],
  ["a currency twice", { currencies: ["TTD", "TTD"] }, 'currencies[1] repeats "TTD"'],
])("reports %s", (_, change, message) =>
  expect(ratePlanErrors({ ...RESOURCES_PLAN, ...change })[0]).toContain(message),
);
