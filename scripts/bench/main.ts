import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { ROUTES } from "../../e2e/support/routes";
import { fail } from "../fail";
import { BROWSER_ARGUMENTS, findBrowser } from "../findBrowser";
import { serveSite } from "../serveSite";
import { timeActions } from "./actions";
import { makeCertificate } from "./certificate";
import { startEdge } from "./edge";
import { Lighthouse } from "./lighthouse";
import { timeNavigation } from "./navigation";
import { type BenchOptions, readOptions } from "./options";
import { loadPage } from "./pageLoad";
import { report } from "./report";
import type { BenchResults, RouteResult } from "./results";

const FOLDER = ".bench";
const DOCUMENT = "docs/performance.md";
const LAST_TABLE = /(<!-- the last bench -->\n)[\s\S]*?(\n<!-- end -->)/;

/** `npm run bench`: how fast the built site is, against itself without scripts. */
async function bench(options: BenchOptions): Promise<void> {
  const certificate = makeCertificate();
  const origin = await serveSite(options.port);
  const edges = await Promise.all(
    [true, false].map((scripts) => startEdge({ origin: origin.url, certificate, scripts })),
  );
  const [served = "", plain = ""] = edges.map(({ url }) => url);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
  try {
    const results: BenchResults = {
      made: new Date().toISOString().slice(0, 16).replace("T", " "),
      commit: execFileSync("git", ["rev-parse", "--short", "HEAD"]).toString().trim(),
      protocol: certificate ? "HTTP/2 and brotli" : "HTTP/1.1 (no openssl here) and brotli",
      runs: options.runs,
      routes: await loadRoutes(browser, served, plain, options),
      actions: [],
      navigations: [],
    };
    if (options.parts.includes("actions")) {
      console.log("actions");
      results.actions = await timeActions(browser, served, options.runs);
    }
    if (options.parts.includes("navigation")) {
      console.log("navigation");
      results.navigations = await timeNavigation(browser, served, options.runs);
    }
    if (options.parts.includes("lighthouse")) await judge(results.routes, served, options.slowdown);
    keep(results, options);
  } finally {
    await browser.close();
    for (const edge of edges) edge.stop();
    await origin.stop();
  }
}

/** Loads every page with and without its scripts, in turn, so that both meet the same machine. */
async function loadRoutes(
  browser: Browser,
  served: string,
  plain: string,
  { routes, runs, slowdown, parts }: BenchOptions,
): Promise<RouteResult[]> {
  const results: RouteResult[] = routes.map((route) => ({
    route,
    hasIsland: readFileSync(
      join("public", route === "/" ? "index.html" : `${route}.html`),
      "utf8",
    ).includes("data-island="),
    served: [],
    plain: [],
  }));
  if (!parts.includes("loads")) return results;
  for (let run = 1; run <= runs; run++)
    for (const result of results) {
      console.log(`run ${run} of ${runs}: ${result.route}`);
      const withScripts = async () =>
        result.served.push(
          await loadPage(browser, `${served}${result.route}`, { slowdown, hydrates: true }),
        );
      const without = async () =>
        result.plain.push(
          await loadPage(browser, `${plain}${result.route}`, { slowdown, hydrates: false }),
        );
      for (const load of run % 2 ? [withScripts, without] : [without, withScripts]) await load();
    }
  return results;
}

async function judge(
  results: readonly RouteResult[],
  served: string,
  slowdown: number,
): Promise<void> {
  const lighthouse = await Lighthouse.start();
  try {
    for (const result of results) {
      result.verdict = await lighthouse.judge(`${served}${result.route}`, slowdown);
      console.log(`Lighthouse: ${result.route} ${Object.values(result.verdict.scores).join(" ")}`);
    }
  } finally {
    await lighthouse.stop();
  }
}

function keep(results: BenchResults, { complete }: BenchOptions): void {
  const text = report(results);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, "results.json"), JSON.stringify(results, null, 1));
  writeFileSync(join(FOLDER, "results.md"), `${text}\n`);
  console.log(`\n${text}\n\nThe same stands in ${FOLDER}/, with every run in results.json.`);
  if (!complete || !existsSync(DOCUMENT)) return;
  const before = readFileSync(DOCUMENT, "utf8");
  writeFileSync(
    DOCUMENT,
    before.replace(LAST_TABLE, (_, start, end) => `${start}\n${text}\n${end}`),
  );
  console.log(`${DOCUMENT} has the new table.`);
}

bench(readOptions(process.argv.slice(2), ROUTES)).then(
  () => process.exit(0),
  (error: unknown) => fail(error instanceof Error ? (error.stack ?? error.message) : String(error)),
);
