import { RESOURCES_PLAN, STANDALONE_PLAN } from "./fixtures/plans";
import { formatAnnualRate } from "./formatPercent";
import { quoteLoan } from "./quote";
import { centsOf, type RatePlan, termsOf } from "./ratePlan";
import { quotedAnnualRate, representativeExample } from "./representativeExample";

it.each([
  // the brand's salary loan: 12000/12 + 240, nothing to round
  [STANDALONE_PLAN, 1_200_000n, 12, 2, 124_000n, 124_000n, 288_000n, 1_488_000n],
  // 31000/3: five of 10,333.33 and one of 10,333.35
  [STANDALONE_PLAN, 5_000_000n, 6, 4, 1_033_333n, 1_033_335n, 1_200_000n, 6_200_000n],
  // 1850/3: eleven of 616.67 are 6,783.37, which leaves 616.63
  [RESOURCES_PLAN, 500_000n, 12, 4, 61_667n, 61_663n, 240_000n, 740_000n],
])(
  "states the figures of a loan (%#)",
  (plan, principal, termMonths, rate, instalment, last, interest, total) => {
    expect(representativeExample(plan, principal, termMonths)).toMatchObject({
      principal,
      termMonths,
      monthlyRatePercent: rate,
      instalment,
      lastInstalment: last,
      totalInterest: interest,
      totalRepayment: total,
      shortestTerm: 2,
      longestTerm: 12,
    });
  },
);

// Solved apart from the engine, with Python's decimal module at 40 digits.
it.each([
  [STANDALONE_PLAN, 1_200_000n, 12, "41.70%", "50.67%"],
  [STANDALONE_PLAN, 5_000_000n, 6, "78.18%", "113.28%"],
  [RESOURCES_PLAN, 500_000n, 12, "79.38%", "115.69%"],
])("states both annual rates (%#)", (plan, principal, termMonths, nominal, effective) => {
  const { annualPercentageRate: rate } = representativeExample(plan, principal, termMonths);
  expect(formatAnnualRate(rate.nominalPercent)).toBe(nominal);
  expect(formatAnnualRate(rate.effectivePercent)).toBe(effective);
});

const ratesOnOffer = (plan: RatePlan): readonly number[] => {
  const rates: number[] = [];
  const { minimum, maximum, step } = plan.amountRange;
  for (let amount = minimum; amount <= maximum; amount += step) {
    for (const term of termsOf(plan)) {
      rates.push(quotedAnnualRate(quoteLoan(plan, centsOf(amount), term)).effectivePercent);
    }
  }
  return rates;
};

it.each([
  ["resources", RESOURCES_PLAN, 10, "116.23%"],
  ["standalone", STANDALONE_PLAN, 6, "113.28%"],
])(
  "states the largest rate of the %s plan over all its terms and amounts",
  (_, plan, term, shown) => {
    const { largestRate, largestRateTerm } = representativeExample(
      plan,
      centsOf(plan.defaults.amount),
      3,
    );
    expect(largestRateTerm).toBe(term);
    expect(formatAnnualRate(largestRate.effectivePercent)).toBe(shown);
    expect(formatAnnualRate(Math.max(...ratesOnOffer(plan)))).toBe(shown);
  },
);
