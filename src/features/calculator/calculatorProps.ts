import type { Units } from "../../lending/units";
export type PageLabels = Queries.CalculatorLabelsFieldsFragment;

/** With those of the site for months and weeks. */
export type CalculatorLabels = PageLabels & { readonly units: Units };

/** The id of the section about instalments that cannot be paid, on the page of the calculator. */
export const CANNOT_PAY_ANCHOR = "if-you-cannot-pay";
