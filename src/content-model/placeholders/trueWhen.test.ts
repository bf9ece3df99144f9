import { STANDALONE_PLAN } from "../../lending/fixtures/plans";
import { faqPage } from "../kinds/learning";
import type { PricedPlan } from "./figures";
import { resolveContent } from "./load";
import { onlyTrue } from "./trueWhen";

const flat: PricedPlan = { ...STANDALONE_PLAN, example: { amount: 12_000, termMonths: 12 } };
const reducing: PricedPlan = { ...flat, interest: "reducing" };
const oneRate: PricedPlan = { ...flat, rateBands: [{ monthlyRatePercent: 4 }] };

const content = {
  list: [
    { id: "always" },
    { id: "flat", trueWhen: "flatRate" },
    { id: "reducing", trueWhen: "reducingRate" },
    { id: "longer", trueWhen: "longerTermCostsLess" },
  ],
};

test.each([
  ["a flat rate that falls with the term", flat, ["always", "flat", "longer"]],
  ["one flat rate", oneRate, ["always", "flat"]],
  ["a reducing balance whose rate falls with the term", reducing, ["always", "reducing", "longer"]],
  ["no valid plan", undefined, ["always", "flat", "reducing", "longer"]],
])("shows the entries that are true of %s", (_, plan, shown) =>
  expect(onlyTrue(content, plan).list.map(({ id }) => id)).toEqual(shown),
);

test("a figure of flat rates is a mistake on a reducing balance, but in an entry that is left out", () => {
  const answer = "It is {monthlyInterest}.";
  const questions = [{ answer }, { answer, trueWhen: "flatRate" }];
  const placeholders = { facts: new Map(), plan: reducing };
  const { mistakes } = resolveContent({ tabs: [{ questions }] }, faqPage, placeholders);
  expect(mistakes.map(({ path }) => path)).toEqual([["tabs", 0, "questions", 0, "answer"]]);
  expect(mistakes[0]?.message).toContain("is a figure of flat rates");
});
