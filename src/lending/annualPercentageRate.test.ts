import { annualPercentageRate } from "./annualPercentageRate";

const equal = (payment: bigint, count: number) => Array.from({ length: count }, () => payment);
const paidOnce = (payment: bigint, month: number) => [...equal(0n, month - 1), payment];
const QUARTER = paidOnce(27_200n, 3);

it.each<[nominal: number | undefined, effective: number | undefined, bigint, bigint[]]>([
  // Regulation Z, Appendix J, example (c)(1)(i): 5,000 repaid by 24 payments of 230
  [9.69, undefined, 500_000n, equal(23_000n, 24)],
  // one payment after one month, 4%: 12 × 4%, and 1.04^12 = 1.60103...
  [48, 60.1032, 10_000n, [10_400n]],
  // two payments, i² × 100 + i × 46 − 8 = 0 for 100 = 54/(1+i) + 54/(1+i)²: i = 5.2877...%
  [63.4526, undefined, 10_000n, [5_400n, 5_400n]],
  // all repaid after 12 months: the interest is the yearly rate
  [undefined, 20, 100_000n, paidOnce(120_000n, 12)],
  // 1,000 against 1,200 after 18 months: 1.2^(12/18) = 1.12924...
  [undefined, 12.9243, 100_000n, paidOnce(120_000n, 18)],
  // 1,000 against 600 after one year and 600 after two: x = 0.3 + √0.69, 1.13066...
  [undefined, 13.0662, 100_000n, [...paidOnce(60_000n, 12), ...paidOnce(60_000n, 12)]],
  // Directive 98/7/EC, Annex II: 1,000 minus expenses of 50, against 1,200 after 18 months
  [undefined, 16.8526, 95_000n, paidOnce(120_000n, 18)],
  // Directive 98/7/EC, Annex II: 1,000 against 272 after three and six months, and 544 after twelve
  [undefined, 13.1855, 100_000n, [...QUARTER, ...QUARTER, ...paidOnce(54_400n, 6)]],
])("matches a manual computation: nominal rate %s, effective rate %s", (...each) => {
  const [nominal, effective, principal, payments] = each;
  const rate = annualPercentageRate(principal, payments);
  if (nominal !== undefined) expect(rate.nominalPercent).toBeCloseTo(nominal, 2);
  if (effective !== undefined) expect(rate.effectivePercent).toBeCloseTo(effective, 4);
});

it.each([
  ["no interest", 100_000n, equal(10_000n, 10), 0],
  ["no interest and uneven payments", 1_000n, [333n, 333n, 334n], 0],
  ["a single payment", 1n, [1n], 0],
  ["a debt that doubles in a month", 1n, [2n], 1_200],
  // 25^(1/600) = 1.00537920...
  ["599 months without a payment", 1n, paidOnce(25n, 600), 6.45505],
  ["an absurdly high price", 1n, [100_000_000_000_000n], 1.2e17],
])("returns a finite and correct rate for %s", (_, principal, payments, nominal) => {
  const rate = annualPercentageRate(principal, payments);
  expect(rate.nominalPercent / (nominal || 1)).toBeCloseTo(nominal ? 1 : 0, 4);
  expect(rate.nominalPercent).toBe(rate.periodPercent * 12);
  expect(Number.isFinite(rate.effectivePercent)).toBe(true);
});
