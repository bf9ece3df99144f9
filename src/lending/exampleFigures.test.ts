import { formatAnnualRate } from "./annualPercentageRate";
import { exampleFigures } from "./exampleFigures";
import { RESOURCES_PLAN, STANDALONE_PLAN } from "./fixtures/plans";
import { loanFigures } from "./loanFigures";
import { centsOf, type RatePlan, termsOf } from "./ratePlan";

// The expected figures are those of docs/calculator.md and of the specification's formulas.
describe("exampleFigures", () => {
  it.each([
    [
      "TT$12,000 over 12 months, in equal instalments",
      12_000,
      12,
      {
        principal: "$12,000.00",
        monthlyRate: "2%",
        instalment: "$1,240.00",
        lastInstalment: null,
        totalInterest: "$2,880.00",
        totalRepayment: "$14,880.00",
        interestPercent: 19.4,
        effectiveRate: "50.67%",
        nominalRate: "41.70%",
      },
    ],
    [
      "TT$50,000 over 6 months, whose last instalment takes the rounding",
      50_000,
      6,
      {
        principal: "$50,000.00",
        monthlyRate: "4%",
        instalment: "$10,333.33",
        lastInstalment: "$10,333.35",
        totalInterest: "$12,000.00",
        totalRepayment: "$62,000.00",
        interestPercent: 19.4,
        effectiveRate: "113.28%",
        nominalRate: "78.18%",
      },
    ],
  ])("formats the figures of %s", (_, amount, termMonths, expected) => {
    expect(exampleFigures(STANDALONE_PLAN, amount, termMonths)).toMatchObject({
      ...expected,
      termMonths,
      shortestTerm: 2,
      longestTerm: 12,
      largestEffectiveRate: "113.28%",
      largestNominalRate: "78.18%",
      largestRateTerm: 6,
    });
  });

  it.each([
    ["resources", RESOURCES_PLAN, 10, "116.23%"],
    ["standalone", STANDALONE_PLAN, 6, "113.28%"],
  ])(
    "states the largest rate of the %s plan over all of its terms and amounts",
    (_, plan, term, largest) => {
      const { largestEffectiveRate, largestRateTerm } = exampleFigures(
        plan,
        plan.defaults.amount,
        3,
      );
      expect(largestRateTerm).toBe(term);
      expect(largestEffectiveRate).toBe(largest);
      expect(formatAnnualRate(Math.max(...effectiveRatesOf(plan)))).toBe(largest);
    },
  );
});

const effectiveRatesOf = (plan: RatePlan): readonly number[] => {
  const rates: number[] = [];
  const { minimum, maximum, step } = plan.amountRange;
  for (let amount = minimum; amount <= maximum; amount += step) {
    for (const term of termsOf(plan)) {
      rates.push(loanFigures(plan, centsOf(amount), term).annualRate.effectivePercent);
    }
  }
  return rates;
};
