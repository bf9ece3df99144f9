import { ratePlanFaults } from "../../lending/ratePlanFaults";
import { choice, decimal, group, listOf, optional, text, whole } from "../fields";
import { defineKind } from "../kind";

const CURRENCY_CODES = ["TTD", "JMD", "BBD", "USD", "GYD", "XCD"] as const;

export const ratePlan = defineKind({
  name: "RatePlan",
  files: "calculators/*.yaml",
  schema: group("RatePlan", "What a calculator computes with: amounts, terms and rates.", {
    name: text("The plan's name, by which pages choose it, such as standalone.", { max: 40 }),
    amountRange: group("AmountRange", "The amounts the lender offers.", {
      minimum: decimal("The smallest amount.", { min: 1 }),
      maximum: decimal("The largest amount.", { min: 1 }),
      step: decimal("How far the slider moves at a time.", { min: 1 }),
    }),
    termRange: group("TermRange", "The terms the lender offers, in months.", {
      minimum: whole("The shortest term.", { min: 1, max: 600 }),
      maximum: whole("The longest term.", { min: 1, max: 600 }),
    }),
    defaults: group("PlanDefaults", "What the calculator shows at first.", {
      amount: decimal("The amount at first.", { min: 1 }),
      termMonths: whole("The term at first, in months.", { min: 1, max: 600 }),
    }),
    rateBands: listOf(
      "The monthly rates by term, the shortest terms first.",
      group("RateBand", "Terms that share one monthly rate.", {
        upToMonths: optional(
          whole("The longest term of the band; left out in the last one.", { min: 1, max: 600 }),
        ),
        monthlyRatePercent: decimal("Per cent of the principal charged each month.", { max: 100 }),
        companionValue: optional(whole("A value that goes with the rate and is never displayed.")),
      }),
    ),
    currencies: listOf(
      "The currencies the calculator offers, the first one at first.",
      choice("A currency's code.", CURRENCY_CODES),
    ),
    example: group("PlanExample", "The loan of the representative example.", {
      amount: decimal("The amount borrowed.", { min: 1 }),
      termMonths: whole("The term in months.", { min: 1, max: 600 }),
    }),
  }),
  check: (plan) => ratePlanFaults(plan).map((message) => ({ at: [], message: `${message}.` })),
});
