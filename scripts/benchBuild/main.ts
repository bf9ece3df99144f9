import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { copyProject } from "../../shared/copyProject";
import { BUILD_CACHE } from "../../src/gatsby/buildCache";
import { fail } from "../fail";
import { generatePages } from "./generatePages";
import { type BuildCost, measureBuild } from "./measureBuild";
import { type Measured, report } from "./report";

const FOLDER = ".bench";
const COUNTS = "24,1000,10000";
/** The text that one word is changed of, for the second build. */
const CHANGED = "content/legal/privacy-policy.yaml";
const DOCUMENT = "docs/performance.md";
const LAST_TABLE = /(<!-- the last builds -->\n)[\s\S]*?(\n<!-- end of builds -->)/;

/** `npm run bench:build`: what a build costs, and what each page more adds to it. */
async function benchBuilds(list: string): Promise<void> {
  const measured: Measured[] = [];
  for (const pages of countsOf(list)) {
    measured.push(await measurePages(pages));
    keep(measured, list);
  }
}

async function measurePages(pages: number): Promise<Measured> {
  const root = copyProject();
  console.log(`${pages} generated pages in ${root}`);
  if (existsSync(BUILD_CACHE)) cpSync(BUILD_CACHE, join(root, ".kept"), { recursive: true });
  generatePages(root, pages);
  execFileSync("node_modules/.bin/tsx", ["scripts/benchBuild/drawShareImages.ts"], {
    cwd: root,
    env: { ...process.env, BUILD_CACHE: "" },
  });
  const load = [loadavg()[0] ?? 0];
  const full = await measureBuild(root);
  console.log(`  full build: ${words(full)}`);
  changeOneWord(join(root, CHANGED));
  const again = await measureBuild(root);
  console.log(`  one word changed: ${words(again)}`);
  rmSync(root, { recursive: true });
  return { pages, full, again, load: [...load, loadavg()[0] ?? 0] };
}

/** Writes what is measured so far; the whole list's table stands in the documentation, too. */
function keep(measured: readonly Measured[], list: string): void {
  const text = report(measured, new Date().toISOString().slice(0, 10));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, "builds.json"), JSON.stringify(measured, null, 1));
  writeFileSync(join(FOLDER, "builds.md"), `${text}\n`);
  console.log(`\n${text}\n\nThe same stands in ${FOLDER}/.`);
  if (list !== COUNTS) return;
  const before = readFileSync(DOCUMENT, "utf8");
  writeFileSync(
    DOCUMENT,
    before.replace(LAST_TABLE, (_, start, end) => `${start}\n${text}\n${end}`),
  );
}

function changeOneWord(file: string): void {
  const text = readFileSync(file, "utf8");
  const changed = text.replace(/\binformation\b/, "data");
  if (changed === text) fail(`${file} has no word to change.`);
  writeFileSync(file, changed);
}

const words = ({ seconds, processorSeconds, megabytes }: BuildCost) =>
  `${seconds.toFixed(1)} s, ${processorSeconds.toFixed(1)} s of processors, ${Math.round(megabytes)} MB`;

function countsOf(list: string): number[] {
  const counts = list.split(",").map(Number);
  if (counts.some((count) => !Number.isInteger(count) || count < 0))
    fail("--pages is a list of whole numbers, such as 24,1000.");
  return counts;
}

const { values } = parseArgs({ options: { pages: { type: "string", default: COUNTS } } });
benchBuilds(values.pages).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);
