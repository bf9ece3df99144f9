import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import puppeteer from "puppeteer-core";
import { freePort } from "../backend/server/ports";
import { fail } from "../lib/fail";
import { BROWSER_ARGUMENTS, findBrowser } from "../lib/findBrowser";
import { ROUTES } from "../lib/routes";
import { serveSiteFromMemory } from "../lib/siteInMemory";
import { fontEnvironment } from "../lib/testFonts";
import { interactions, navigations, pageLoads, SLOWDOWN } from "./measures";

/** The highest values of the figures, in milliseconds or as ratios. Lighthouse's scores should be 100. */
const GOALS: Readonly<Record<string, number>> = {
  "LCP ratio": SLOWDOWN > 4 ? 1.07 : 1.05,
  "TBT added": SLOWDOWN > 4 ? 60 : 20,
  CLS: 0.005,
  INP: 200,
  "first key": 100,
  "later key": 50,
  "mouse click ratio": 0.6,
  "tap ratio": 0.85,
  "benchmark index": Number.POSITIVE_INFINITY,
};

const { values: options } = parseArgs({
  options: {
    routes: { type: "string", default: ROUTES.join() },
    runs: { type: "string", default: "3" },
    parts: { type: "string", default: "loads,interactions,navigation" },
    against: { type: "string" },
    slow: { type: "boolean" },
  },
});

/** `npm run bench` compares the built site with its goals and, on request, with another build. */
async function bench(): Promise<void> {
  const parts = { loads: pageLoads, interactions, navigation: navigations };
  const tasks = Object.entries(parts).flatMap(([name, part]) =>
    options.parts.split(",").includes(name) ? part(options.routes.split(",")) : [],
  );
  const sites: string[] = [];
  // Started one after the other, because wrangler's servers would otherwise choose the same port for their
  // inspectors.
  for (const folder of ["public", ...(options.against ? [options.against] : [])])
    sites.push((await serveSiteFromMemory(await freePort(), folder)).url);
  const browser = await puppeteer.launch({
    executablePath: findBrowser(chromium),
    args: BROWSER_ARGUMENTS,
    defaultViewport: null,
    // A machine without Arial would measure layout shifts that visitors do not see.
    env: { ...process.env, ...fontEnvironment() },
  });
  const results: { subject: string; name: string; build: number; value: number }[] = [];
  // Interleaves all tasks and both builds, so that a busy phase of the machine affects all of them.
  for (let run = 0; run < Number(options.runs); run += 1)
    for (const { subject, measure } of tasks)
      for (const [build, site] of sites.entries()) {
        console.log(`run ${run + 1}: ${subject}${build ? ", before" : ""}`);
        const values = await measure(browser, site).catch((error: Error) =>
          console.error(`  could not be measured: ${error.message.split("\n")[0]}`),
        );
        for (const [name, value] of Object.entries(values ?? {}))
          results.push({ subject, name, build, value });
      }
  await browser.close();
  const table: Record<string, Record<string, string>> = {};
  for (const { subject, name } of results) {
    const runs = results.filter((each) => each.subject === subject && each.name === name);
    table[subject] = { ...table[subject], [name]: shown(name, runs) };
  }
  console.table(table);
  mkdirSync(".bench", { recursive: true });
  writeFileSync(".bench/results.json", JSON.stringify(results, null, 1));
  console.log("! means a missed goal. The values of every run are in .bench/results.json.");
}

/** Returns the median of the runs, or for INP the worst, and in brackets that of the other build. */
function shown(name: string, runs: readonly { build: number; value: number }[]): string {
  const [now = Number.NaN, before] = [0, 1].map((build) => {
    const values = runs.flatMap((run) => (run.build === build ? run.value : []));
    values.sort((one, other) => one - other);
    return name === "INP" ? values.at(-1) : values[Math.floor(values.length / 2)];
  });
  const text = (value: number) => value.toFixed(/ratio|CLS/.test(name) ? 2 : 0);
  const isMissed = name in GOALS ? now > (GOALS[name] ?? 0) : now < 100;
  return `${text(now)}${isMissed ? "!" : ""}${before === undefined ? "" : ` (${text(before)})`}`;
}

bench().then(() => process.exit(), fail);
