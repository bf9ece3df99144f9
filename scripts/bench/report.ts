import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FIGURES, format, misses, type Row } from "./figures";

/** Returns what misses its goal, what was noted, and one table of all figures, as Markdown. */
export function report(title: string, rows: readonly Row[], notes: ReadonlySet<string>): string {
  const subjects = mergeRows(rows);
  const missed = subjects.flatMap((row) =>
    misses(row).map(({ figure, goal }) => {
      const before = format(row.before, figure);
      const comparison = before && `; before: ${before}`;
      return `${row.subject}: ${figure} ${format(row.now, figure)}, goal ${goal}${comparison}`;
    }),
  );
  const figures = FIGURES.filter((figure) => subjects.some(({ now }) => format(now, figure)));
  const cells = subjects.map(({ subject, now, before }) => [
    subject,
    ...figures.map((figure) => {
      const former = format(before, figure);
      return former ? `${format(now, figure)} (${former})` : format(now, figure);
    }),
  ]);
  return [
    title,
    `## Missed goals\n\n${list(missed)}`,
    ...(notes.size > 0 ? [`## Notes\n\n${list([...notes])}`] : []),
    `## Figures\n\n${table(["", ...figures], cells)}`,
  ].join("\n\n");
}

/** One row for each subject, with what all parts of the bench have measured of it. */
function mergeRows(rows: readonly Row[]): Row[] {
  const merged = new Map<string, Row>();
  for (const { subject, goals, now, before } of rows) {
    const former = merged.get(subject);
    merged.set(subject, {
      subject,
      goals: { ...former?.goals, ...goals },
      now: [...(former?.now ?? []), ...now],
      before: [...(former?.before ?? []), ...before],
    });
  }
  return [...merged.values()];
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n") || "None.";

/** A Markdown table that also reads well in a terminal. */
function table(titles: readonly string[], rows: readonly string[][]): string {
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(titles), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join(
    "\n",
  );
}

/** Writes a report and its data to the git-ignored `.bench/`, and logs the report. */
export function saveReport(name: string, text: string, data: unknown): void {
  mkdirSync(".bench", { recursive: true });
  writeFileSync(join(".bench", `${name}.md`), `${text}\n`);
  writeFileSync(join(".bench", `${name}.json`), JSON.stringify(data, null, 1));
  console.log(`\n${text}\n\nSaved as .bench/${name}.md; .bench/${name}.json has every run.`);
}
