import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { loadHydrated, onPhone } from "./phone";
import type { Bench, Task } from "./runTasks";

/** Milliseconds in which layout shifts and long tasks after hydration are still seen. */
const AFTERWARDS = 1000;

/** Loads pages with and without their scripts, one after the other, on the throttled phone. */
export const pageLoads = (routes: readonly string[], { browser, slowdown }: Bench): Task[] =>
  routes.map((route) => ({
    subject: route,
    goals: hasLazySection(route) ? { TBT: 20 } : undefined,
    measure: async ({ site: { url, scriptFreeUrl }, run }) => {
      const loadScriptFree = () =>
        onPhone(browser, { slowdown }, async (page) => {
          await page.goto(`${scriptFreeUrl}${route}`, { waitUntil: "networkidle" });
          return readVitals(page);
        });
      const load = () =>
        onPhone(browser, { slowdown }, async (page) => {
          await loadHydrated(page, `${url}${route}`);
          await page.waitForTimeout(AFTERWARDS);
          return readVitals(page);
        });
      // Neither of the two always follows the other.
      const early = run % 2 ? await loadScriptFree() : undefined;
      const { lcp, tbt, cls, scriptBytes } = await load();
      const scriptFree = early ?? (await loadScriptFree());
      return {
        "LCP ratio": lcp / scriptFree.lcp,
        LCP: lcp,
        TBT: tbt,
        "TBT without scripts": scriptFree.tbt,
        CLS: cls,
        "script kB": scriptBytes / 1000,
      };
    },
  }));

/** Lazy-loaded sections hydrate right after the load, without waiting for idle time. */
const hasLazySection = (route: string) =>
  readFileSync(join("public", route === "/" ? "index.html" : `${route}.html`), "utf8").includes(
    "data-lazy=",
  );

/** Reads what the browser has recorded since the navigation began. */
async function readVitals(page: Page) {
  const vitals = await page.evaluate(() => {
    const recorded = <Entry>(type: string) => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type, buffered: true });
      return observer.takeRecords() as Entry[];
    };
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    const paints = recorded<PerformanceEntry>("largest-contentful-paint");
    const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const tasks = recorded<PerformanceEntry>("longtask");
    const shifts = recorded<PerformanceEntry & { value: number }>("layout-shift");
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return {
      lcp: paints.at(-1)?.startTime ?? 0,
      tbt: sum(
        tasks
          .filter(({ startTime, duration }) => startTime + duration > firstPaint)
          .map(({ duration }) => Math.max(0, duration - 50)),
      ),
      // The sum of all shifts is no less than the CLS, which counts the worst burst of them.
      cls: sum(shifts.map(({ value }) => value)),
      scriptBytes: sum(
        resources
          .filter(({ name }) => name.endsWith(".js"))
          .map(({ transferSize }) => transferSize),
      ),
    };
  });
  if (vitals.lcp === 0) throw new Error("The browser reports no largest contentful paint.");
  return vitals;
}
