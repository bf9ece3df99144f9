import { distance } from "fastest-levenshtein";
import type { KeyPath } from "../remark";

/** What the check reports: a mistake that an editor must fix, or a hint. Lines and columns count from 1. */
export interface Problem {
  /** The file's path below the content folder. */
  file: string;
  line: number;
  column: number;
  message: string;
  /** The part of the file that it concerns. */
  path?: KeyPath;
  /** Whether nothing needs to change: it stops no build. */
  isHint?: boolean;
}

/** Returns a problem of a whole file. */
export const atStart = (file: string, message: string): Problem => ({
  file,
  line: 1,
  column: 1,
  message,
});

/** Formats problems for the terminal, each on one line that starts with `file:line:column`. */
export const formatProblems = (problems: readonly Problem[], folder = "content"): string =>
  problems
    .map(({ file, line, column, message }) => `${folder}/${file}:${line}:${column} ${message}`)
    .join("\n");

/** Returns the allowed value that is spelt most like a word, unless it is quite another. */
export function nearest(word: string, allowed: Iterable<string>): string | undefined {
  let found: string | undefined;
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of allowed) {
    const steps = distance(word.toLowerCase(), candidate.toLowerCase());
    if (steps < least) [found, least] = [candidate, steps];
  }
  return found;
}

/** Returns ` Did you mean "…"?` with the nearest allowed value, or an empty string. */
export function didYouMean(word: string, allowed: Iterable<string>): string {
  const found = nearest(word, allowed);
  return found ? ` Did you mean "${found}"?` : "";
}
