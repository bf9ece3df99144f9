import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import puppeteer from "puppeteer-core";
import { createCertificate, trustArgument } from "../../shared/certificate";
import { BROWSER_ARGUMENTS, findBrowser } from "../../shared/findBrowser";
import { ROUTES } from "../../shared/routes";
import { fontEnvironment } from "../../shared/testFonts";
import { fail } from "../fail";
import { serveBenchSite } from "./edge";
import { figuresOf, missedGoals, type Row } from "./figures";
import { interactions, navigations, pageLoads, type Task } from "./measures";

const PARTS: Record<string, (routes: readonly string[]) => Task[]> = {
  loads: pageLoads,
  interactions,
  navigation: navigations,
};

/** `npm run bench` compares the built site with its goals and, on request, with another build. */
async function bench(): Promise<void> {
  const { routes, runs, parts, against } = readOptions();
  const folder = mkdtempSync(join(tmpdir(), "kwedi-bench-"));
  const certificate = createCertificate(folder);
  rmSync(folder, { recursive: true });
  // Started one after the other, because wrangler's servers would otherwise choose the same port for their
  // inspectors.
  const now = await serveBenchSite("public", certificate);
  const before = against ? await serveBenchSite(against, certificate) : undefined;
  const browser = await puppeteer.launch({
    executablePath: findBrowser(chromium),
    args: [...BROWSER_ARGUMENTS, trustArgument(certificate.cert)],
    defaultViewport: null,
    // A machine without Arial would measure layout shifts that visitors do not see.
    env: { ...process.env, ...fontEnvironment() },
  });
  const notes = new Set<string>();
  const jobs = parts
    .flatMap((part) => part(routes))
    .map((task) => ({ task, row: { ...task, now: [], before: [] } as Row }));
  try {
    // Interleaves all tasks and both builds, so that a busy phase of the machine affects all of them.
    for (let run = 0; run < runs; run += 1)
      for (const { task, row } of jobs)
        for (const [site, values] of [[now, row.now] as const, [before, row.before] as const]) {
          if (!site) continue;
          console.log(
            `run ${run + 1} of ${runs}: ${task.subject}${site === now ? "" : ", before"}`,
          );
          const note = (text: string) => notes.add(`${task.subject}: ${text}`);
          await task.measure({ browser, site, run, note }).then(
            (measured) => values.push(measured),
            (error: Error) => note(`could not be measured: ${error.message.split("\n")[0]}`),
          );
        }
  } finally {
    await browser.close();
    await Promise.all([now.stop(), before?.stop()]);
  }
  const rows = jobs.map(({ row }) => row);
  const missed = rows.flatMap(missedGoals);
  console.log(["\nMissed goals:", ...missed, "\nNotes:", ...notes].join("\n"));
  console.table(Object.fromEntries(rows.map((row) => [row.subject, figuresOf(row)])));
  mkdirSync(".bench", { recursive: true });
  writeFileSync(
    ".bench/results.json",
    JSON.stringify({ missed, notes: [...notes], rows }, null, 1),
  );
  console.log("Every run is in .bench/results.json.");
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      routes: { type: "string", default: ROUTES.join() },
      runs: { type: "string", default: "3" },
      parts: { type: "string", default: Object.keys(PARTS).join() },
      against: { type: "string" },
      slow: { type: "boolean" },
    },
  });
  const routes = values.routes.split(",");
  const unknown = routes.find((route) => !ROUTES.includes(route));
  if (unknown) fail(`--routes: the built site has no page ${unknown}.`);
  const parts = values.parts
    .split(",")
    .map((name) => PARTS[name] ?? fail(`--parts: ${name} is none of ${Object.keys(PARTS)}.`));
  const runs = Number(values.runs);
  if (!(runs >= 1)) fail("--runs takes a number from 1.");
  return { routes, runs, parts, against: values.against };
}

bench().then(
  () => process.exit(0),
  (error: Error) => fail(error.stack ?? error.message),
);
