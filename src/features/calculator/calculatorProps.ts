import type { Units } from "../../lending/units";
export type PageLabels = Queries.CalculatorLabelsFieldsFragment;

/** The page's labels plus the site's words for months and weeks. */
export type CalculatorLabels = PageLabels & { readonly units: Units };
