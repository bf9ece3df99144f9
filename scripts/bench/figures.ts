/** The measures of the bench, in the order of the columns; times in milliseconds. */
const FIGURES: Record<string, { goal?: number; isScore?: true; worstCounts?: true; digits?: 2 }> = {
  "LCP ratio": { goal: 1.05, digits: 2 },
  LCP: {},
  TBT: {},
  /** The excess over the page without scripts. */
  "TBT added": { goal: 20 },
  CLS: { goal: 0.005, digits: 2 },
  performance: { goal: 100, isScore: true },
  "performance without scripts": {},
  accessibility: { goal: 100, isScore: true },
  "best-practices": { goal: 100, isScore: true },
  seo: { goal: 100, isScore: true },
  INP: { goal: 200, worstCounts: true },
  "mouse click": { goal: 450 },
  tap: { goal: 750 },
};

/** The figures of one run, by name. */
export type Values = Readonly<Record<string, number>>;

/** The runs of a page, an interaction or a link. */
export interface Row {
  subject: string;
  now: Values[];
  /** The runs of the other build, if there is one. */
  before: Values[];
}

/** Returns the figures that miss their goals. */
export const missedGoals = (row: Row): string[] =>
  Object.entries(FIGURES).flatMap(([name, { goal, isScore }]) => {
    const value = result(row.now, name);
    if (goal === undefined || value === undefined) return [];
    if (isScore ? value >= goal : value <= goal) return [];
    return [`${row.subject}: ${name} ${figuresOf(row)[name]}, goal ${goal}`];
  });

/** Returns the figures of a row by name; those of the other build are in brackets. */
export const figuresOf = ({ now, before }: Row): Record<string, string> =>
  Object.fromEntries(
    Object.entries(FIGURES).flatMap(([name, { digits = 0 }]) => {
      const [value, former] = [now, before].map((runs) => result(runs, name)?.toFixed(digits));
      return value ? [[name, former ? `${value} (${former})` : value]] : [];
    }),
  );

/** The median or the worst of the runs; undefined without a measurement. */
function result(runs: readonly Values[], name: string): number | undefined {
  const values = runs.flatMap((run) => run[name] ?? []).sort((one, other) => one - other);
  if (FIGURES[name]?.worstCounts) return values.at(-1);
  const middle = (values.length - 1) / 2;
  const [low, high] = [values[Math.floor(middle)], values[Math.ceil(middle)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}
