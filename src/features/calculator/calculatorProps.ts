import type { RatePlan } from "../../lending/ratePlan";

/** The plan of a calculator's page. */
export type NamedPlan = RatePlan & { readonly name: string };

export type CalculatorLabels = Queries.CalculatorLabelsFieldsFragment;

/** The id of the section about instalments that cannot be paid, on the page of the calculator. */
export const CANNOT_PAY_ANCHOR = "if-you-cannot-pay";
