import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { parse, stringify } from "yaml";
import { copyProject } from "../shared/copyProject";
import { BUILD_CACHE } from "../src/gatsby/buildCache";
import { saveReport, table } from "./bench/report";
import { fail } from "./fail";

interface BuildCost {
  seconds: number;
  /** Of all processors together, which a busy machine changes less than the clock. */
  cpuSeconds: number;
  /** The peak of all processes of the build together. */
  megabytes: number;
}

interface Measurement {
  pages: number;
  full: BuildCost;
  /** With Gatsby's cache, after one word was changed. */
  incremental: BuildCost;
}

/** Pages that are copied in turn, so that there are three articles for each product. */
const MODELS = [
  "education/borrow-within-means.yaml",
  "education/credit-record.yaml",
  "education/pay-slip.yaml",
  "products/business-loans.yaml",
];
/** Quotes every value, so that dates stay strings. */
const YAML_STYLE = { defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" } as const;
/** The build needs a backend's URL and requests nothing of it. */
const BACKEND = {
  GATSBY_SUPABASE_URL: "http://127.0.0.1:54321",
  GATSBY_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_none",
};

/** `npm run bench:build`: what a build costs, and how it grows with the number of pages. */
async function benchBuild(counts: readonly number[]): Promise<void> {
  const measurements: Measurement[] = [];
  for (const pages of counts) {
    measurements.push(await measurePages(pages));
    const title = `${new Date().toISOString().slice(0, 10)}, Node ${process.version}`;
    saveReport("builds", `${title}\n\n${costTable(measurements)}`, measurements);
  }
}

async function measurePages(pages: number): Promise<Measurement> {
  const root = copyProject();
  console.log(`${pages} generated pages in ${root}`);
  if (existsSync(BUILD_CACHE)) cpSync(BUILD_CACHE, join(root, ".build-cache"), { recursive: true });
  generatePages(join(root, "content"), pages);
  // The first build encodes pictures into the cache for all later ones.
  await measureBuild(root);
  for (const folder of [".cache", "public"]) rmSync(join(root, folder), { recursive: true });
  const full = await measureBuild(root);
  changeOneWord(join(root, "content/legal/privacy-policy.yaml"));
  const incremental = await measureBuild(root);
  rmSync(root, { recursive: true });
  return { pages, full, incremental };
}

function changeOneWord(file: string): void {
  const text = readFileSync(file, "utf8");
  const changed = text.replace(/\binformation\b/, "data");
  if (changed === text) fail(`${file} has no word "information" to change.`);
  writeFileSync(file, changed);
}

/** Writes copies of the site's own pages, each with a path, a title and an order of its own. */
function generatePages(content: string, count: number): void {
  const models = MODELS.map((file) => ({
    file,
    page: parse(readFileSync(join(content, file), "utf8")),
  }));
  const factsFile = join(content, "facts.yaml");
  const facts = parse(readFileSync(factsFile, "utf8"));
  for (let number = 1; number <= count; number++) {
    const { file, page } = structuredClone(
      models[number % models.length] ?? fail("MODELS is empty."),
    );
    page.path = `${page.path}-${number}`;
    page.label = `${page.label} ${number}`;
    page.seo.title = `${page.seo.title.split(" ").slice(0, 3).join(" ")} ${number} | Kwedi`;
    page.seo.description = `Number ${number}. ${page.seo.description}`.slice(0, 155);
    page.intro.title = `${page.intro.title}, number ${number}`;
    if (page.card) {
      page.card.id = `${page.card.id}-${number}`;
      page.card.order = 10 + (number % 40);
      page.card.title = `${page.card.title} ${number}`;
    } else page.order = 100 + (number % 400);
    const copy = file.replace(".yaml", `-${number}.yaml`);
    writeFileSync(join(content, copy), stringify(page, YAML_STYLE));
    const exceptions = facts.typedFigures.find((one: { file: string }) => one.file === file);
    if (exceptions) facts.typedFigures.push({ ...exceptions, file: copy });
  }
  writeFileSync(factsFile, stringify(facts, YAML_STYLE));
}

/** @throws Error when the build fails; `build.log` in the folder has its output */
async function measureBuild(root: string): Promise<BuildCost> {
  const start = performance.now();
  const log = join(root, "build.log");
  const output = openSync(log, "w");
  // `times` prints the CPU time of everything that the shell has started.
  const command = "node_modules/.bin/tsx scripts/build.ts; status=$?; times; exit $status";
  const build = spawn("sh", ["-c", command], {
    cwd: root,
    stdio: ["ignore", output, output],
    env: { ...BACKEND, ...process.env, BUILD_CACHE_FOLDER: "", CI: "1" },
  });
  let megabytes = 0;
  const sampling = setInterval(() => {
    megabytes = Math.max(megabytes, memoryOf(build.pid ?? 0));
  }, 500);
  const [status] = await once(build, "exit");
  clearInterval(sampling);
  if (status !== 0) throw new Error(`The build failed; see ${log}.`);
  const times = readFileSync(log, "utf8").trim().split("\n").at(-1) ?? "";
  const cpuSeconds = [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (total, [, minutes, seconds]) => total + Number(minutes) * 60 + Number(seconds),
    0,
  );
  return { seconds: (performance.now() - start) / 1000, cpuSeconds, megabytes };
}

/** Returns the memory of a process and all its descendants in megabytes. */
function memoryOf(root: number): number {
  const rows = execFileSync("ps", ["-eo", "pid=,ppid=,rss="])
    .toString()
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  for (const [pid = 0, parent = 0] of rows) if (family.has(parent)) family.add(pid);
  return rows.reduce(
    (total, [pid = 0, , kilobytes = 0]) => total + (family.has(pid) ? kilobytes / 1024 : 0),
    0,
  );
}

function costTable(measurements: readonly Measurement[]): string {
  const rows = measurements.map(({ pages, full, incremental }, index) => {
    const smaller = measurements[index - 1];
    const perPage = (cost: "seconds" | "cpuSeconds") =>
      smaller
        ? `${((1000 * (full[cost] - smaller.full[cost])) / (pages - smaller.pages)).toFixed(1)} ms`
        : "";
    return [
      String(pages),
      `${full.seconds.toFixed(1)} s`,
      perPage("seconds"),
      `${full.cpuSeconds.toFixed(1)} s`,
      perPage("cpuSeconds"),
      `${Math.round(full.megabytes)} MB`,
      `${incremental.seconds.toFixed(1)} s`,
      (incremental.seconds / full.seconds).toFixed(2),
    ];
  });
  const titles = ["added pages", "full build", "per page", "CPU", "per page", "memory"];
  return table([...titles, "one word changed", "ratio"], rows);
}

const { values } = parseArgs({ options: { pages: { type: "string", default: "24,1000,10000" } } });
const counts = values.pages.split(",").map(Number);
if (counts.some((count) => !Number.isInteger(count) || count < 0))
  fail(`--pages is ${values.pages}; list whole numbers, such as 24,1000.`);
benchBuild(counts).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);
