import { IS_SLOW_PHONE } from "./lighthouse";

interface Figure {
  goal?: number;
  isScore?: true;
  worstCounts?: true;
  digits?: 2;
}

/** The figures that the benchmark measures, in column order. Times are in milliseconds. */
const FIGURES: Record<string, Figure> = {
  "LCP ratio": { goal: IS_SLOW_PHONE ? 1.07 : 1.05, digits: 2 },
  /** The total blocking time (TBT) beyond that of the page without scripts. */
  "TBT added": { goal: IS_SLOW_PHONE ? 60 : 20 },
  CLS: { goal: 0.005, digits: 2 },
  performance: { goal: 100, isScore: true },
  accessibility: { goal: 100, isScore: true },
  "best-practices": { goal: 100, isScore: true },
  seo: { goal: 100, isScore: true },
  INP: { goal: 200, worstCounts: true },
  "first key": { goal: 100 },
  "later key": { goal: 50 },
  /** The duration divided by that of a full page load from the same link. */
  "mouse click ratio": { goal: 0.6, digits: 2 },
  "tap ratio": { goal: 0.85, digits: 2 },
  "benchmark index": {},
};

export type Values = Readonly<Record<string, number>>;

export interface Row {
  subject: string;
  now: Values[];
  /** The runs with the other build, if there is one. */
  before: Values[];
}

export const missedGoals = (row: Row): string[] =>
  Object.entries(FIGURES).flatMap(([name, { goal, isScore }]) => {
    const value = result(row.now, name);
    if (goal === undefined || value === undefined) return [];
    if (isScore ? value >= goal : value <= goal) return [];
    return [`${row.subject}: ${name} ${figuresOf(row)[name]}, goal ${goal}`];
  });

/** Returns the figures in a row by name. Those for the other build are in brackets. */
export const figuresOf = ({ now, before }: Row): Record<string, string> =>
  Object.fromEntries(
    Object.entries(FIGURES).flatMap(([name, { digits = 0 }]) => {
      const [value, former] = [now, before].map((runs) => result(runs, name)?.toFixed(digits));
      return value ? [[name, former ? `${value} (${former})` : value]] : [];
    }),
  );

/** Returns the median or the worst of the runs, or undefined if nothing was measured. */
function result(runs: readonly Values[], name: string): number | undefined {
  const values = runs.flatMap((run) => run[name] ?? []).sort((one, other) => one - other);
  if (FIGURES[name]?.worstCounts) return values.at(-1);
  const middle = (values.length - 1) / 2;
  const [low, high] = [values[Math.floor(middle)], values[Math.ceil(middle)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}
