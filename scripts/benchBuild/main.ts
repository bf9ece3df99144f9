import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fail } from "../fail";
import { copyProject } from "./copyProject";
import { generatePages } from "./generatePages";
import { type BuildCost, measureBuild } from "./measureBuild";

const FOLDER = ".bench";
/** The text that one word is changed of, for the second build. */
const CHANGED = "content/legal/privacy-policy.yaml";

interface Measured {
  pages: number;
  full: BuildCost;
  /** Built again with the cache kept, after one word was changed. */
  again: BuildCost;
}

/** `npm run bench:build`: what a build costs, and what each page more adds to it. */
async function benchBuilds(counts: readonly number[]): Promise<void> {
  const measured: Measured[] = [];
  for (const pages of counts) {
    const root = copyProject();
    console.log(`${pages} generated pages in ${root}`);
    generatePages(root, pages);
    const full = await measureBuild(root);
    console.log(`  full build: ${words(full)}`);
    changeOneWord(join(root, CHANGED));
    const again = await measureBuild(root);
    console.log(`  one word changed: ${words(again)}`);
    measured.push({ pages, full, again });
    rmSync(root, { recursive: true });
  }
  const table = tableOf(measured);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, "builds.json"), JSON.stringify(measured, null, 1));
  writeFileSync(join(FOLDER, "builds.md"), `${table}\n`);
  console.log(`\n${table}\n\nThe same stands in ${FOLDER}/.`);
}

function changeOneWord(file: string): void {
  const text = readFileSync(file, "utf8");
  const changed = text.replace(/\binformation\b/, "data");
  if (changed === text) fail(`${file} has no word to change.`);
  writeFileSync(file, changed);
}

function tableOf(measured: readonly Measured[]): string {
  const rows = measured.map(({ pages, full, again }, index) => {
    const before = measured[index - 1];
    const onePage = before
      ? `${((1000 * (full.seconds - before.full.seconds)) / (pages - before.pages)).toFixed(1)} ms`
      : "–";
    return [
      pages,
      `${full.seconds.toFixed(1)} s`,
      onePage,
      `${Math.round(full.megabytes)} MB`,
      `${again.seconds.toFixed(1)} s`,
      (again.seconds / full.seconds).toFixed(2),
    ];
  });
  const titles = ["pages", "full build", "one more page", "memory", "one word changed", "ratio"];
  return [titles, titles.map(() => "---"), ...rows]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");
}

const words = ({ seconds, megabytes }: BuildCost) =>
  `${seconds.toFixed(1)} s, ${Math.round(megabytes)} MB`;

const { values } = parseArgs({ options: { pages: { type: "string", default: "24,1000,10000" } } });
const counts = values.pages.split(",").map(Number);
if (counts.some((count) => !Number.isInteger(count) || count < 0))
  fail("--pages is a list of whole numbers, such as 24,1000.");
benchBuilds(counts).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);
