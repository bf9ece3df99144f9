import { loanFigures } from "../../lending/loanFigures";
import { centsOf, termsOf } from "../../lending/ratePlan";
import { copyContent, type Part } from "../walkContent";
import type { PricedPlan } from "./figures";

/** What a text may say of the loans, and how that is computed. */
export const CONDITIONS = {
  flatRate: (plan: PricedPlan) => plan.interest !== "reducing",
  reducingRate: (plan: PricedPlan) => plan.interest === "reducing",
  longerTermCostsLess: (plan: PricedPlan) =>
    termsOf(plan)
      .map((term) => loanFigures(plan, centsOf(plan.example.amount), term).repayment)
      .some((repayment, index, all) => index > 0 && repayment < (all[index - 1] ?? 0n)),
} as const;

export type Condition = keyof typeof CONDITIONS;

const isHidden = (value: unknown, plan: PricedPlan | undefined): boolean => {
  const condition = (value as { trueWhen?: Condition } | null)?.trueWhen;
  const holds = condition && CONDITIONS[condition];
  return plan !== undefined && holds !== undefined && !holds(plan);
};

/** Whether a part is in a list entry whose condition does not hold of the plan. */
export const isLeftOut = (part: Part | undefined, plan: PricedPlan | undefined): boolean =>
  part !== undefined && (isHidden(part.value, plan) || isLeftOut(part.parent, plan));

/** Returns content without the list entries whose `trueWhen` does not hold of the plan. */
export const onlyTrue = <Value>(value: Value, plan: PricedPlan | undefined): Value =>
  copyContent(value, (entry) => !isHidden(entry, plan));
