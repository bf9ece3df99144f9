import { distance } from "fastest-levenshtein";

/** The keys and indexes that lead to a value in a file. Empty for the whole file. */
export type KeyPath = readonly (string | number)[];

/** An error in the content, or a hint. Lines and columns are counted from 1. */
export interface Problem {
  /** The file's path, relative to the content folder. */
  file: string;
  line: number;
  column: number;
  message: string;
  path: KeyPath;
  /** Whether this is a hint. Hints do not stop the build. */
  isHint?: boolean;
}

/** Returns a problem that concerns a whole file. */
export const atStart = (file: string, message: string): Problem => ({
  file,
  line: 1,
  column: 1,
  message,
  path: [],
});

export const byPosition = (one: Problem, other: Problem): number =>
  one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column;

/** Formats problems for the terminal, one per line, each starting with `file:line:column`. */
export const formatProblems = (problems: readonly Problem[], folder = "content"): string =>
  problems
    .map(({ file, line, column, message }) => `${folder}/${file}:${line}:${column} ${message}`)
    .join("\n");

/** Formats a path as it appears in messages: `steps[2].title`. */
export const named = (path: KeyPath): string =>
  path.reduce<string>(
    (before, key) => before + (typeof key === "number" ? `[${key}]` : `${before && "."}${key}`),
    "",
  );

/** Converts a path such as `steps[2].title` or `steps.2.title` to its keys and indexes. */
export const toKeyPath = (path: string): KeyPath =>
  [...path.matchAll(/[^.[\]]+/g)].map(([key]) => (/^\d+$/.test(key) ? Number(key) : key));

/** Returns the allowed value with the most similar spelling, or undefined if none is similar enough. */
export function nearest(word: string, allowed: Iterable<string>): string | undefined {
  let best: string | undefined;
  let shortest = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of allowed) {
    const steps = distance(word.toLowerCase(), candidate.toLowerCase());
    if (steps < shortest) [best, shortest] = [candidate, steps];
  }
  return best;
}

/** Returns ` Did you mean "…"?` with the most similar allowed value, or an empty string. */
export function didYouMean(word: string, allowed: Iterable<string>): string {
  const meant = nearest(word, allowed);
  return meant ? ` Did you mean "${meant}"?` : "";
}
