import { readFileSync } from "node:fs";
import type { Browser, ConsoleMessage, Request } from "playwright-core";
import { newPhone } from "./phone";

/** One load of one page on a phone with an empty cache. */
export interface PageLoad {
  /** Milliseconds until the largest part was painted. */
  lcp: number;
  /** What the largest part is. */
  largest: string;
  /** Milliseconds in which the page could not answer, from the first paint on. */
  tbt: number;
  cls: number;
  /** Bytes by kind, and how many requests, until the page was loaded. */
  first: Transfer;
  /** The same, until its scripts had nothing left to fetch. */
  afterIdle: Transfer;
}

export interface Transfer {
  requests: number;
  kinds: Record<string, number>;
}

interface Vitals {
  lcp: number;
  largest: string;
  cls: number;
  firstPaint: number;
  longTasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    vitals: Vitals;
    webVitals: typeof import("web-vitals/attribution");
  }
}

const LIBRARY = readFileSync("node_modules/web-vitals/dist/web-vitals.attribution.iife.js", "utf8");

/** Milliseconds after the scripts are done in which late shifts and tasks are still seen. */
const AFTERWARDS = 1000;

/** What the page says once it answers by itself; to ask it again and again would cost it time. */
const ANSWERS = "the page answers";

/** Milliseconds after which a page counts as lost. */
const LONGEST = 90_000;

/** Runs in the page before anything else. */
function watch(): void {
  const { webVitals } = window;
  window.vitals = { lcp: 0, largest: "", cls: 0, firstPaint: 0, longTasks: [] };
  const always = { reportAllChanges: true };
  webVitals.onLCP(({ value, attribution }) => {
    Object.assign(window.vitals, { lcp: value, largest: attribution.target ?? "" });
  }, always);
  webVitals.onCLS(({ value }) => Object.assign(window.vitals, { cls: value }), always);
  webVitals.onFCP(({ value }) => Object.assign(window.vitals, { firstPaint: value }), always);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      window.vitals.longTasks.push({ start: startTime, duration });
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("onInitialClientRender").length > 0) console.info("the page answers");
  }).observe({ type: "mark", buffered: true });
}

/**
 * Loads a page and measures it.
 * @param hydrates whether the page has scripts to wait for
 */
export async function loadPage(
  browser: Browser,
  address: string,
  { slowdown, hydrates }: { slowdown: number; hydrates: boolean },
): Promise<PageLoad> {
  const { context, page } = await newPhone(browser, { slowdown });
  try {
    // The library names itself in its own scope, which is not the window's here.
    await page.addInitScript({
      content: `${LIBRARY}\nwindow.webVitals = webVitals;(${watch.toString()})()`,
    });
    const done: Request[] = [];
    page.on("requestfinished", (request) => done.push(request));
    const said = { predicate: (message: ConsoleMessage) => message.text() === ANSWERS };
    const [first] = await Promise.all([
      page.goto(address, { waitUntil: "load", timeout: LONGEST }).then(() => transfer([...done])),
      hydrates && page.waitForEvent("console", { ...said, timeout: LONGEST }),
    ]);
    await page.waitForLoadState("networkidle");
    if (hydrates) await page.waitForTimeout(AFTERWARDS);
    const vitals = await page.evaluate(() => window.vitals);
    const tbt = vitals.longTasks
      .filter(({ start, duration }) => start + duration > vitals.firstPaint)
      .reduce((total, { duration }) => total + Math.max(0, duration - 50), 0);
    return {
      lcp: vitals.lcp,
      largest: vitals.largest,
      tbt,
      cls: vitals.cls,
      first,
      afterIdle: await transfer(done),
    };
  } finally {
    await context.close();
  }
}

async function transfer(requests: readonly Request[]): Promise<Transfer> {
  const kinds: Record<string, number> = {};
  for (const request of requests) {
    const kind = request.url().includes("/page-data/") ? "data" : request.resourceType();
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    kinds[kind] = (kinds[kind] ?? 0) + responseBodySize + responseHeadersSize;
  }
  return { requests: requests.length, kinds };
}
