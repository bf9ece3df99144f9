import { distance } from "fastest-levenshtein";

/** A mistake that an editor must fix. Lines and columns count from 1. */
export interface Problem {
  /** The file's path below the content folder. */
  file: string;
  line: number;
  column: number;
  message: string;
}

/** Formats problems for the terminal, grouped by file, each with `file:line:column`. */
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

/** Returns ` Did you mean "…"?` with the allowed value spelt most like `word`, or an empty string. */
export function didYouMean(word: string, allowed: Iterable<string>): string {
  let nearest = "";
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of allowed) {
    const steps = distance(word.toLowerCase(), candidate.toLowerCase());
    if (steps < least) [nearest, least] = [candidate, steps];
  }
  return nearest ? ` Did you mean "${nearest}"?` : "";
}

/** Returns a value as JSON, cut to a length that fits a message. */
export function quoted(value: unknown): string {
  const json = JSON.stringify(value) ?? "nothing";
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
}
