import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { freePort } from "../../shared/backend/server/ports";
import { BROWSER_ARGUMENTS, findBrowser } from "../../shared/findBrowser";
import { ROUTES } from "../../shared/routes";
import { fail } from "../fail";
import { createCertificate, serveBenchSite, trustArgument } from "./benchSite";
import type { Row } from "./figures";
import { interactions } from "./interactions";
import { lighthouseScores } from "./lighthouse";
import { navigations } from "./navigation";
import { pageLoads } from "./pageLoads";
import { report, saveReport } from "./report";
import { type Bench, runTasks, type Task } from "./runTasks";

interface Part {
  tasks: (routes: readonly string[], bench: Bench) => Task[];
  /** After so many runs, a task that meets its goals is done. */
  enough?: number;
  maxRuns?: number;
}

const PARTS: Record<string, Part> = {
  loads: { tasks: pageLoads, enough: 2 },
  interactions: { tasks: (_, bench) => interactions(bench) },
  navigation: { tasks: (_, bench) => navigations(bench), enough: 5 },
  lighthouse: { tasks: lighthouseScores, enough: 1, maxRuns: 3 },
};

/** `npm run bench`: measures the built site against its goals and, if wanted, another build. */
async function bench({ routes, runs, slowdown, parts, against }: Options): Promise<void> {
  const certificate = createCertificate();
  const debuggingPort = await freePort();
  // One after the other: wrangler's servers would choose the same port for their inspectors.
  const now = await serveBenchSite("public", certificate);
  const before = against ? await serveBenchSite(against, certificate) : undefined;
  const browser = await chromium.launch({
    executablePath: findBrowser(chromium),
    args: [
      ...BROWSER_ARGUMENTS,
      trustArgument(certificate),
      `--remote-debugging-port=${debuggingPort}`,
    ],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    const notes = new Set<string>();
    const rows: Row[] = [];
    for (const { tasks, enough = runs, maxRuns = runs } of parts) {
      const part = tasks(routes, { browser, debuggingPort, slowdown });
      const options = { now, before, runs: Math.min(runs, maxRuns), enough, notes };
      rows.push(...(await runTasks(part, options)));
    }
    const date = new Date().toISOString().slice(0, 16).replace("T", " ");
    const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"]).toString().trim();
    const comparison = against ? `; values in brackets: ${against}` : "";
    const title = `${date}, commit ${commit}, up to ${runs} runs at ${slowdown}× CPU${comparison}`;
    saveReport("results", report(title, rows, notes), rows);
  } finally {
    await browser.close();
    await Promise.all([now.stop(), before?.stop()]);
  }
}

interface Options {
  routes: readonly string[];
  runs: number;
  slowdown: number;
  parts: Part[];
  /** The public folder of another build to compare with. */
  against: string | undefined;
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      routes: { type: "string", default: ROUTES.join(",") },
      runs: { type: "string", default: "9" },
      slowdown: { type: "string", default: "4" },
      parts: { type: "string", default: Object.keys(PARTS).join(",") },
      against: { type: "string" },
    },
  });
  const routes = values.routes.split(",");
  const [runs, slowdown] = [Number(values.runs), Number(values.slowdown)];
  const unknownRoute = routes.find((route) => !ROUTES.includes(route));
  if (unknownRoute) fail(`--routes: the built site has no page ${unknownRoute}.`);
  if (!Number.isInteger(runs) || runs < 1) fail(`--runs is ${runs}; use a whole number from 1.`);
  if (!(slowdown >= 1)) fail(`--slowdown is ${slowdown}; use a number from 1.`);
  if (values.against && !existsSync(join(values.against, "index.html")))
    fail(`--against is ${values.against}, which has no index.html; name a built public folder.`);
  const parts = values.parts.split(",").map((name) => {
    return PARTS[name] ?? fail(`--parts: ${name} is none of ${Object.keys(PARTS).join(", ")}.`);
  });
  return { routes, runs, slowdown, parts, against: values.against };
}

bench(readOptions()).then(
  () => process.exit(0),
  (error: unknown) => fail(error instanceof Error ? (error.stack ?? error.message) : String(error)),
);
