import type { Units } from "../../lending/units";
export type PageLabels = Queries.CalculatorLabelsFieldsFragment;

/** Includes the site's labels for months and weeks. */
export type CalculatorLabels = PageLabels & { readonly units: Units };
