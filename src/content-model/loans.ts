import { amount, decimal, group, months, optional, reference, text, yesNo } from "./fields";

/** What `exampleFigures` computes of a loan while the site is built. */
export const exampleFigures = group("ExampleFigures", "A loan's figures, as text.", {
  isReducing: yesNo(
    "Whether interest is charged on what is still owed; else on the amount borrowed.",
  ),
  principal: text("The amount borrowed."),
  termMonths: months("The term, in months."),
  monthlyRate: text("The monthly rate."),
  instalment: text("The monthly instalment."),
  lastInstalment: optional(text("The last instalment, where rounding makes it another one.")),
  totalInterest: text("The total interest."),
  totalRepayment: text("The total repayment."),
  interestPercent: decimal("The part of the total repayment that is interest, in per cent."),
  effectiveRate: text("The effective annual percentage rate."),
  nominalRate: text("The nominal annual percentage rate."),
  shortestTerm: months("The shortest term of the plan."),
  longestTerm: months("The longest term of the plan."),
  largestEffectiveRate: text("The highest effective annual percentage rate of any term."),
  largestNominalRate: text("The nominal annual percentage rate of the same term."),
  largestRateTerm: months("That term."),
});

/** The loan that a group describes. */
export const loanTerms = () => ({
  ratePlan: reference("The name of a rate plan in content/calculators.", "rate plan"),
  amount: amount("The amount borrowed, in the lender's currency."),
  termMonths: months("The term, in months."),
});

/** A loan whose price is computed while the site is built. */
export const pricedLoan = (description: string) =>
  group("PricedLoan", description, loanTerms()).meta({ computed: { figures: exampleFigures } });
