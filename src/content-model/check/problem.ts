import { distance } from "fastest-levenshtein";

/** The keys and indexes that lead to a value of a file; none for the whole file. */
export type KeyPath = readonly (string | number)[];

/** An error in the content, or a hint. Lines and columns count from 1. */
export interface Problem {
  /** The file's path below the content folder. */
  file: string;
  line: number;
  column: number;
  /** Empty when the reason is an error that is reported elsewhere. */
  message: string;
  path: KeyPath;
  /** True for a hint, which does not stop the build. */
  isHint?: boolean;
  /** Whether a site with an address of its own is not built with it. */
  isLeftover?: boolean;
}

/** Returns a problem of a whole file. */
export const atStart = (file: string, message: string): Problem => ({
  file,
  line: 1,
  column: 1,
  message,
  path: [],
});

/** Formats problems for the terminal, each on one line that starts with `file:line:column`. */
export const formatProblems = (problems: readonly Problem[], folder = "content"): string =>
  problems
    .filter(({ message }) => message !== "")
    .map(({ file, line, column, message }) => `${folder}/${file}:${line}:${column} ${message}`)
    .join("\n");

/** Returns a path as messages name it: `steps[2].title`. */
export const named = (path: KeyPath): string =>
  path.reduce<string>(
    (before, key) => before + (typeof key === "number" ? `[${key}]` : `${before && "."}${key}`),
    "",
  );

/** Returns the allowed value with the nearest spelling, unless none is close. */
export function nearest(word: string, allowed: Iterable<string>): string | undefined {
  let best: string | undefined;
  let shortest = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of allowed) {
    const steps = distance(word.toLowerCase(), candidate.toLowerCase());
    if (steps < shortest) [best, shortest] = [candidate, steps];
  }
  return best;
}

/** Returns ` Did you mean "…"?` with the nearest allowed value, or an empty string. */
export function didYouMean(word: string, allowed: Iterable<string>): string {
  const meant = nearest(word, allowed);
  return meant ? ` Did you mean "${meant}"?` : "";
}
