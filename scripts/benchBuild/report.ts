import { cpus, totalmem } from "node:os";
import type { BuildCost } from "./measureBuild";

export interface Measured {
  pages: number;
  full: BuildCost;
  /** Built again with the cache kept, after one word was changed. */
  again: BuildCost;
  /** How many programs waited for a processor when it began and ended; the build is two of them. */
  load: number[];
}

/** The results as a Markdown table, which also reads well in a terminal. */
export function report(measured: readonly Measured[], date: string): string {
  const rows = measured.map(({ pages, full, again, load }, index) => {
    const before = measured[index - 1];
    const onePage = (cost: keyof BuildCost) =>
      before
        ? `${((1000 * (full[cost] - before.full[cost])) / (pages - before.pages)).toFixed(1)} ms`
        : "–";
    return [
      pages,
      `${full.seconds.toFixed(1)} s`,
      onePage("seconds"),
      `${full.processorSeconds.toFixed(1)} s`,
      onePage("processorSeconds"),
      `${Math.round(full.megabytes)} MB`,
      `${again.seconds.toFixed(1)} s`,
      (again.seconds / full.seconds).toFixed(2),
      (again.processorSeconds / full.processorSeconds).toFixed(2),
      load.map((programs) => programs.toFixed(1)).join(" to "),
    ];
  });
  const titles = [
    ...["pages more", "full build", "one more page", "processors", "one more page", "memory"],
    ...["one word changed", "ratio", "of processors", "load"],
  ];
  return [
    `Made ${date} on ${machine()}.`,
    "",
    ...[titles, titles.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`),
  ].join("\n");
}

function machine(): string {
  const processors = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${processors.length} processors (${processors[0]?.model.trim()}), ${gigabytes} GB, Node ${process.version}`;
}
