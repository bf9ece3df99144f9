import { FEE_TIMES } from "../../lending/fees";
import { isPaidOut } from "../../lending/loanFigures";
import { CURRENCIES, OWN_CURRENCY } from "../../lending/money";
import { centsOf, INTEREST, type RatePlan } from "../../lending/ratePlan";
import { now } from "../../lib/now";
import * as b from "../blocks";
import * as f from "../fields";
import { defineKind } from "../kind";
import type { PlanWithExample } from "../placeholders/figures";
import { type KeyPath, named } from "../reading/problem";

/** What the monthly rate is charged on, and its bands. */
const rates = () => ({
  interest: f.optional(
    f.choice(
      "What the monthly rate is charged on: flat, the amount borrowed, to the end; reducing, what is still owed of it. Flat if left out.",
      INTEREST,
    ),
  ),
  rateBands: f.groups("RateBand", "The monthly rates by term, the shortest terms first.", {
    upToMonths: f.optional(
      f
        .whole("The band's longest term in months; the last band has none.", { min: 1, max: 600 })
        .meta({ unit: "months" }),
    ),
    monthlyRatePercent: f.monthlyRate("The monthly rate, in per cent."),
    companionValue: f.optional(f.whole("A value of the rate that is not displayed.")),
  }),
});

export const ratePlan = defineKind({
  files: "rate-plans/*.yaml",
  schema: f
    .group("RatePlan", "The prices of a product. The name of the file is the name of the plan.", {
      amountRange: f.group("AmountRange", "The range of amounts.", {
        minimum: f.price("The smallest amount."),
        maximum: f.price("The largest amount."),
        step: f.price("The step of the slider."),
      }),
      termRange: f.group("TermRange", "The range of terms, in months.", {
        minimum: f.months("The shortest term."),
        maximum: f.months("The longest term."),
      }),
      salaryMultiple: f.optional(
        f.whole("The largest loan, in monthly salaries.", { min: 1, max: 100 }),
      ),
      defaults: f.group("PlanDefaults", "The values that the calculator starts with.", {
        amount: f.amount("The initial amount."),
        termMonths: f.months("The initial term, in months."),
      }),
      ...rates(),
      fees: f.optional(
        f.groups("PlanFee", "What is charged besides the interest; nothing if left out.", {
          name: f.text("Its name, such as Application fee.", 60),
          percent: f.optional(f.monthlyRate("In per cent of the amount borrowed.")),
          amount: f.optional(f.price("An amount, added to the percentage.")),
          minimum: f.optional(f.price("The least that is charged.")),
          maximum: f.optional(f.price("The most that is charged.")),
          when: f.choice(
            "When it is charged. One that is deducted comes off the money.",
            FEE_TIMES,
          ),
        }),
      ),
      currencies: f.listOf(
        "The currencies of the calculator. It starts with the first one.",
        f.choice(
          "A currency's code.",
          CURRENCIES.map(({ code }) => code),
        ),
      ),
      since: f.date("The day from which these prices apply."),
      former: f.optional(
        f.groups("FormerPrices", "What applied before, the latest first.", {
          since: f.date("The day from which it applied."),
          until: f.date("The last day on which it applied."),
          ...rates(),
        }),
      ),
      example: f.group(
        "PlanExample",
        "The loan of the representative example, which the home page shows at first.",
        {
          amount: f.amount("The amount borrowed."),
          termMonths: f.months("The term in months."),
        },
      ),
    })
    .meta({
      computed: {
        name: f.text("The name of its file, without the ending."),
        exampleFigures: b.exampleFigures.meta({ isApart: true }),
      },
    }),
  *check(plan) {
    yield* contradictions(plan);
    yield* foreignStart(plan);
    if (plan.since > now().day)
      yield [["since"], "is in the future, so pages show prices that do not apply yet.", "hint"];
  },
});

const at = (path: KeyPath, message: string) => [path, `${named(path)} ${message}.`] as const;

/** Yields the contradictions in a plan. A plan without any cannot make a function in src/lending throw. */
export function* contradictions(plan: PlanWithExample): Generator<ReturnType<typeof at>> {
  const { amountRange, termRange, defaults, fees, former, currencies } = plan;
  const { minimum, maximum, step } = amountRange;
  const isStep = (amount: number) => (centsOf(amount) - centsOf(minimum)) % centsOf(step) === 0n;
  if (minimum > maximum) yield at(["amountRange", "minimum"], `is above the maximum, ${maximum}`);
  else if (!isStep(maximum))
    yield at(["amountRange", "step"], `does not lead from ${minimum} to ${maximum}`);
  else if (defaults.amount < minimum || defaults.amount > maximum || !isStep(defaults.amount))
    yield at(["defaults", "amount"], `is no step of ${step} from ${minimum} to ${maximum}`);
  if (termRange.minimum > termRange.maximum)
    yield at(["termRange", "minimum"], `is above the maximum, ${termRange.maximum}`);
  else if (defaults.termMonths < termRange.minimum || defaults.termMonths > termRange.maximum)
    yield at(["defaults", "termMonths"], "is outside termRange");
  const periods = [plan, ...(former ?? [])];
  for (const [period, { rateBands }] of periods.entries())
    for (const [index, { upToMonths }] of rateBands.entries()) {
      const around = period ? ["former", period - 1] : [];
      const path = [...around, "rateBands", index, "upToMonths"];
      const isLast = index === rateBands.length - 1;
      const before = rateBands[index - 1]?.upToMonths ?? 0;
      if (isLast && upToMonths)
        yield at(path, "must be left out in the last band, which has no end");
      if (!isLast && (upToMonths ?? 0) <= before) yield at(path, `must be more than ${before}`);
    }
  for (const [index, { percent, amount, minimum: least, maximum: most }] of (
    fees ?? []
  ).entries()) {
    if (percent == null && amount == null)
      yield at(["fees", index], "needs a percent, an amount or both");
    if (least != null && most != null && least > most)
      yield at(["fees", index, "minimum"], `is above the maximum, ${most}`);
  }
  if (minimum <= maximum && !isPaidOut(plan, centsOf(minimum)))
    yield at(["fees"], `take all of ${minimum}, the smallest amount`);
  for (const [index, { since, until }] of (former ?? []).entries()) {
    const next = periods[index]?.since ?? "9999";
    if (until < since) yield at(["former", index, "until"], `is before ${since}`);
    if (until >= next) yield at(["former", index, "until"], `must be before ${next}`);
  }
  for (const [index, code] of currencies.entries())
    if (currencies.indexOf(code) < index) yield at(["currencies", index], `repeats ${code}`);
}

/**
 * The first currency must be the lender's own, because the text next to a calculator uses it. This is no
 * contradiction: a plan of another currency can price loans, as in tests with a lender of their own.
 */
const foreignStart = ({ currencies }: RatePlan) =>
  currencies[0] === OWN_CURRENCY.code
    ? []
    : [at(["currencies", 0], `must be "${OWN_CURRENCY.code}". Move it to the start`)];
