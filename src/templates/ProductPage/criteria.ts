export type Criterion = Queries.EligibilityCriterionFieldsFragment;

/** What the visitor has entered, by the condition's label or the budget's field. */
export type Entry = Readonly<Record<string, string>>;

/** Stands for a date that the visitor has left incomplete. */
export const INCOMPLETE = "incomplete";

/** What the pay is spent on besides the loan. Only the other instalments may be left empty. */
export const BUDGET = ["deductions", "costs", "otherInstalments"] as const;
