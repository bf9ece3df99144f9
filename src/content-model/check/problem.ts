import { distance } from "fastest-levenshtein";

/** Something an editor must mend, and where. Lines and columns count from 1. */
export interface Problem {
  /** The file's path below the content folder. */
  file: string;
  line: number;
  column: number;
  message: string;
}

/** All problems as text, grouped by file, each with `file:line:column`. */
export function formatProblems(problems: readonly Problem[], folder = "content"): string {
  const byFile = new Map<string, Problem[]>();
  for (const problem of problems)
    byFile.set(problem.file, [...(byFile.get(problem.file) ?? []), problem]);
  return [...byFile]
    .map(([file, ofFile]) =>
      ofFile
        .map(({ line, column, message }) => `${folder}/${file}:${line}:${column}\n    ${message}`)
        .join("\n"),
    )
    .join("\n\n");
}

/** ` Did you mean "…"?` with the word that is spelt nearest, or nothing when none is near. */
export function didYouMean(word: string, allowed: Iterable<string>): string {
  let nearest = "";
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of allowed) {
    const steps = distance(word.toLowerCase(), candidate.toLowerCase());
    if (steps < least) [nearest, least] = [candidate, steps];
  }
  return nearest ? ` Did you mean "${nearest}"?` : "";
}

/** A value as an editor wrote it, short enough for a message. */
export function quoted(value: unknown): string {
  const shown = JSON.stringify(value) ?? "nothing";
  return shown.length > 60 ? `${shown.slice(0, 57)}…` : shown;
}
