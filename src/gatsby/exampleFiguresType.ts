/** The GraphQL type of computed figures, as `exampleFigures` of the calculator prints them. */
export const exampleFiguresType = `
"""A representative example's figures, computed while the site is built."""
type ExampleFigures @dontInfer {
  principal: String!
  termMonths: Int!
  monthlyRate: String!
  instalment: String!
  """The last instalment, where rounding makes it another one."""
  lastInstalment: String
  totalInterest: String!
  totalRepayment: String!
  """The part of the total repayment that is interest, in per cent."""
  interestPercent: Float!
  effectiveRate: String!
  nominalRate: String!
  shortestTerm: Int!
  longestTerm: Int!
  largestEffectiveRate: String!
  largestNominalRate: String!
  largestRateTerm: Int!
}`;
