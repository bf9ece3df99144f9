import type { Units } from "../../lending/units";
export type PageLabels = Queries.CalculatorLabelsFieldsFragment;

/** With those of the site for months and weeks. */
export type CalculatorLabels = PageLabels & { readonly units: Units };
