import { EQUAL_COST_PLAN, RESOURCES_PLAN, STANDALONE_PLAN } from "../../test/lending/plans";
import { everyTerm, termToCompare } from "./everyTerm";
import { loanFigures } from "./loanFigures";
import type { RatePlan } from "./ratePlan";

const FROM_FOUR = { minimum: 4, maximum: 9 };

const marked = (plan: RatePlan, principal: bigint) => {
  const options = everyTerm(plan, principal);
  const termsWith = (mark: "hasLowestTotal" | "hasLowestPayment") =>
    options.filter((option) => option[mark]).map(({ termMonths }) => termMonths);
  return { total: termsWith("hasLowestTotal"), payment: termsWith("hasLowestPayment") };
};

it.each<[what: string, plan: RatePlan, total: number[], payment: number[]]>([
  ["the standalone plan", STANDALONE_PLAN, [2], [12]],
  // From 7 months the rate is lower, and terms below 4 are not offered.
  ["a plan whose longer terms cost less", { ...STANDALONE_PLAN, termRange: FROM_FOUR }, [7], [9]],
  ["a plan with two terms of equal cost", EQUAL_COST_PLAN, [4, 7], [7]],
  ["a plan with one term", { ...RESOURCES_PLAN, termRange: { minimum: 3, maximum: 3 } }, [3], [3]],
])(
  "marks the terms with the lowest total and the lowest payment in %s",
  (_, plan, total, payment) => expect(marked(plan, 5_000_000n)).toEqual({ total, payment }),
);

it.each([
  ["the first longer one that costs less in total", 4, 7],
  ["the first longer one that costs less in total", 6, 7],
  ["one month longer, if none costs less in total", 3, 4],
  ["one month longer, if none costs less in total", 7, 8],
  ["the longest of the shorter ones", 12, 11],
  ["the longest of the shorter ones", 20, 12],
  ["the first one", 1, 2],
])("compares with %s: a loan of %d months with one of %d", (_, term, other) => {
  const loan = loanFigures(STANDALONE_PLAN, 5_000_000n, term);
  expect(termToCompare(everyTerm(STANDALONE_PLAN, 5_000_000n), loan)?.termMonths).toBe(other);
});
