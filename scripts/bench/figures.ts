interface FigureOptions {
  /** The worst value that is good enough. */
  goal?: number;
  /** Scores grow with quality; times and counts shrink with it. */
  isScore?: true;
  /** The worst run counts instead of the median. */
  worstCounts?: true;
  digits?: number;
}

const SCORE: FigureOptions = { goal: 100, isScore: true };

/** What the bench measures, in the order of the table's columns; times in milliseconds. */
const OPTIONS = {
  "LCP ratio": { goal: 1.05, digits: 2 },
  LCP: {},
  TBT: { goal: 0 },
  "TBT without scripts": {},
  CLS: { goal: 0.005, digits: 2 },
  "script kB": { digits: 1 },
  performance: SCORE,
  "performance without scripts": {},
  accessibility: SCORE,
  "best-practices": SCORE,
  seo: SCORE,
  INP: { goal: 200, worstCounts: true },
  "mouse click": { goal: 450 },
  tap: { goal: 750 },
  Back: {},
  "fetched twice": { goal: 0, worstCounts: true },
} as const satisfies Record<string, FigureOptions>;

export type Figure = keyof typeof OPTIONS;
export const FIGURES = Object.keys(OPTIONS) as Figure[];

/** The values of one run. */
export type Values = Partial<Record<Figure, number>>;

/** The values of every run of a page, an interaction or a link. */
export interface Row {
  subject: string;
  /** Goals that replace the usual ones. */
  goals?: Values | undefined;
  now: Values[];
  /** Those of the other build, if there is one. */
  before: Values[];
}

const optionsOf = (figure: Figure): FigureOptions => OPTIONS[figure];

/** Returns the value that counts; undefined if nothing was measured. */
export function result(runs: readonly Values[], figure: Figure): number | undefined {
  const { worstCounts } = optionsOf(figure);
  const values = runs.flatMap((run) => run[figure] ?? []);
  if (values.length === 0) return undefined;
  return worstCounts ? Math.max(...values) : median(values);
}

export function format(runs: readonly Values[], figure: Figure): string {
  return result(runs, figure)?.toFixed(optionsOf(figure).digits ?? 0) ?? "";
}

/** Returns the figures that miss their goals. */
export const misses = ({ now, goals }: Row): { figure: Figure; goal: number }[] =>
  FIGURES.flatMap((figure) => {
    const { goal: usualGoal, isScore } = optionsOf(figure);
    const goal = goals?.[figure] ?? usualGoal;
    const value = result(now, figure);
    if (goal === undefined || value === undefined) return [];
    return (isScore ? value < goal : value > goal) ? [{ figure, goal }] : [];
  });

/** @throws Error for an empty list */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  if (low === undefined || high === undefined)
    throw new Error("The median needs at least one number.");
  return (low + high) / 2;
}
