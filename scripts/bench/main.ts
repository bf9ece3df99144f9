import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { BROWSER_ARGUMENTS, findBrowser } from "../../shared/findBrowser";
import { ROUTES } from "../../shared/routes";
import { serveSite } from "../../shared/serveSite";
import { fail } from "../fail";
import { timeActions } from "./actions";
import { Attempts } from "./attempts";
import { makeCertificate, trusting } from "./certificate";
import { startEdge } from "./edge";
import { judgeRoutes } from "./judgeRoutes";
import { loadRoutes } from "./loadRoutes";
import { timeNavigation } from "./navigation";
import { type BenchOptions, readOptions } from "./options";
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
  const [{ asked } = { asked: [] }] = edges;
  const browserArguments = [...BROWSER_ARGUMENTS, ...(certificate ? trusting(certificate) : [])];
  const browser = await chromium.launch({
    executablePath: findBrowser(chromium),
    args: browserArguments,
  });
  try {
    const results: BenchResults = {
      made: new Date().toISOString().slice(0, 16).replace("T", " "),
      commit: execFileSync("git", ["rev-parse", "--short", "HEAD"]).toString().trim(),
      protocol: certificate ? "HTTP/2 and brotli" : "HTTP/1.1 (no openssl here) and brotli",
      runs: options.runs,
      routes: options.routes.map(routeResult),
      actions: [],
      navigations: [],
      failures: [],
    };
    const attempts = new Attempts(results.failures);
    const bench = { browser, browserArguments, served, plain, asked, options, attempts };
    if (options.parts.includes("loads")) await loadRoutes(bench, results.routes);
    if (options.parts.includes("actions")) results.actions = await timeActions(bench);
    if (options.parts.includes("navigation")) results.navigations = await timeNavigation(bench);
    if (options.parts.includes("lighthouse")) await judgeRoutes(bench, results.routes);
    keep(results, options);
  } finally {
    await browser.close();
    for (const edge of edges) edge.stop();
    await origin.stop();
  }
}

const routeResult = (route: string): RouteResult => ({
  route,
  hasIsland: readFileSync(
    join("public", route === "/" ? "index.html" : `${route}.html`),
    "utf8",
  ).includes("data-island="),
  served: [],
  plain: [],
});

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
