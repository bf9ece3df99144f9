import { fillTemplate } from "../lib/fillTemplate";

/** The intervals between instalments, with the number of each in a year. */
export const INTERVALS = { weekly: 52, fortnightly: 26, monthly: 12 } as const;

export type Interval = keyof typeof INTERVALS;

export const isInterval = (text: string): text is Interval => Object.hasOwn(INTERVALS, text);

/** The site's words for month and week, in the singular and the plural. */
export type Units = Readonly<Record<"month" | "months" | "week" | "weeks", string>>;

/** Formats a number of months: "1 month", "12 months". */
export const monthsText = (count: number, { month, months }: Pick<Units, "month" | "months">) =>
  count === 1 ? month : fillTemplate(months, { count });

/** States how long the instalments run: "6 months", "26 weeks". A fortnight counts as two weeks. */
export function timeText(count: number, interval: Interval, units: Units): string {
  if (interval === "monthly") return monthsText(count, units);
  const weeks = interval === "weekly" ? count : 2 * count;
  return weeks === 1 ? units.week : fillTemplate(units.weeks, { count: weeks });
}
