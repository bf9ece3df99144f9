import { RESOURCES_PLAN, STANDALONE_PLAN } from "../../test/lending/plans";
import { formatAnnualRate } from "./annualPercentageRate";
import { exampleFigures, typedPrice } from "./exampleFigures";
import { loanFigures } from "./loanFigures";
import { centsOf, type RatePlan, termsOf } from "./ratePlan";

it("formats the figures of a loan in equal instalments", () =>
  expect(exampleFigures(STANDALONE_PLAN, 12_000, 12)).toMatchObject({
    principal: "$12,000.00",
    termMonths: 12,
    monthlyRate: "2%",
    instalment: "$1,240.00",
    lastInstalment: null,
    totalInterest: "$2,880.00",
    totalRepayment: "$14,880.00",
    // 2,880 is 19.35…% of 14,880
    interestPercent: 19.4,
    shortestTerm: 2,
    longestTerm: 12,
  }));

it("returns the last instalment when rounding makes it differ", () =>
  expect(exampleFigures(STANDALONE_PLAN, 50_000, 6).lastInstalment).toBe("$10,333.35"));

it.each([
  ["resources", RESOURCES_PLAN, 10],
  ["standalone", STANDALONE_PLAN, 6],
])(
  "returns the highest annual rates of the %s plan across all its terms and amounts",
  (_, plan, term) => {
    const example = exampleFigures(plan, plan.defaults.amount, 3);
    const largest = ratesOf(plan).reduce((one, other) =>
      other.effectivePercent > one.effectivePercent ? other : one,
    );
    expect(example.largestRateTerm).toBe(term);
    expect(example.largestEffectiveRate).toBe(formatAnnualRate(largest.effectivePercent));
    expect(example.largestNominalRate).toBe(formatAnnualRate(largest.nominalPercent));
  },
);

function ratesOf(plan: RatePlan) {
  const { minimum, maximum, step } = plan.amountRange;
  const amounts = Array.from(
    { length: (maximum - minimum) / step + 1 },
    (_, index) => minimum + index * step,
  );
  return amounts.flatMap((amount) =>
    termsOf(plan).map((term) => loanFigures(plan, centsOf(amount), term).annualRate),
  );
}

describe("the price of an amount that a visitor enters", () => {
  const { minimum, maximum } = STANDALONE_PLAN.amountRange;

  it("matches the figures computed by the build", () =>
    expect(typedPrice(STANDALONE_PLAN, `${minimum + 1}.50`, 7)).toEqual(
      exampleFigures(STANDALONE_PLAN, minimum + 1.5, 7),
    ));

  it.each(["", "much", "0", String(minimum - 1), String(maximum + 1)])(
    "is null when the input is %p",
    (text) => expect(typedPrice(STANDALONE_PLAN, text, 7)).toBeNull(),
  );
});
