import { setTimeout as pause } from "node:timers/promises";
import type { Browser, KeyInput, Page } from "puppeteer-core";
import { PredefinedNetworkConditions } from "puppeteer-core";
import type { InferType } from "yup";
import { navigation as menus } from "../../src/content-model/kinds/site";
import { readContent } from "../../src/content-model/reading/load";
import { fail } from "../lib/fail";

export interface Task {
  subject: string;
  /** Measures the site at this URL, and returns the figures by name. */
  measure(browser: Browser, site: string): Promise<Readonly<Record<string, number>>>;
}

/** With `--slow`, an old phone, whose processor is half as fast as that of Lighthouse's phone. */
export const SLOWDOWN = process.argv.includes("--slow") ? 8 : 4;

async function inNewTab<Result>(
  browser: Browser,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(90_000);
    // Defines the helper in which tsx wraps functions, because pages do not have it.
    await page.evaluateOnNewDocument("globalThis.__name = (named) => named");
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** Opens a page on a slow phone, and waits until it is hydrated. */
async function openOnPhone(page: Page, url: string): Promise<void> {
  await page.setViewport({ width: 412, height: 823, isMobile: true, hasTouch: true });
  await page.emulateCPUThrottling(SLOWDOWN);
  await page.emulateNetworkConditions(PredefinedNetworkConditions["Slow 4G"]);
  await page.goto(url);
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
    // Polling on every frame would slow down the page.
    { polling: 500 },
  );
}

/** The parts of Lighthouse's reports that the benchmark uses. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
}

/** Has Lighthouse load a page on its slow phone. */
async function audit(page: Page, url: string, flags: object): Promise<Report> {
  // Only scripts/bench/ installs it, because nothing else needs its 200 packages.
  const name = "lighthouse";
  const { navigation } = await import(name).catch(() =>
    fail("Lighthouse is not installed. Run `npm ci --prefix scripts/bench`."),
  );
  const throttling = { cpuSlowdownMultiplier: SLOWDOWN };
  const phone = { logLevel: "error", throttlingMethod: "devtools", throttling };
  const { lhr } = await navigation(page, url, { flags: { ...phone, ...flags } });
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  return lhr;
}

const figure = ({ audits }: Report, name: string) => audits[name]?.numericValue ?? 0;
const [LCP, TBT] = ["largest-contentful-paint", "total-blocking-time"];

/** Loads pages with and without their scripts, one right after the other. */
export const pageLoads = (routes: readonly string[]): Task[] =>
  routes.map((route) => ({
    subject: route,
    measure: async (browser, site) => {
      const load = (flags: object) => inNewTab(browser, (page) => audit(page, site + route, flags));
      const whole = await load({});
      const bare = await load({
        onlyCategories: ["performance"],
        blockedUrlPatterns: ["*/scripts/loader-*"],
      });
      return {
        "LCP ratio": figure(whole, LCP) / figure(bare, LCP),
        "TBT added": Math.max(0, figure(whole, TBT) - figure(bare, TBT)),
        CLS: figure(whole, "cumulative-layout-shift"),
        "lowest score": Math.min(
          ...Object.values(whole.categories).map(({ score }) => (score ?? 0) * 100),
        ),
        "benchmark index": whole.environment.benchmarkIndex,
      };
    },
  }));

/** Typical interactions: the element, and the keys to press in it. Without a key, the element is tapped. */
const INTERACTIONS: [subject: string, route: string, selector: string, ...keys: KeyInput[]][] = [
  ["menu", "/faq", "header button[popovertarget=siteMenu]"],
  ["FAQ question", "/faq", "main details > summary"],
  ["tab", "/faq", "[role=tab][aria-selected=false]"],
  ["calculator's slider", "/loan-calculator", "input[type=range]", "ArrowRight"],
  ["form's first key", "/contact", "#contactFirstName", "A"],
  ["keys in FAQ's search", "/faq", "input[type=search]", "p", "a"],
  ["keys in amount", "/loan-calculator", "main input[inputmode=decimal]", "1", "2"],
  ["keys in term", "/loan-calculator", "main input[inputmode=numeric]", "1", "2"],
  ["keys in offer", "/check-an-offer", "main input[inputmode=decimal]", "1", "2"],
  ["keys in message", "/contact", "textarea", "a", "b"],
];

/** Times interactions on a page that has just been hydrated. */
export const interactions = (): Task[] =>
  INTERACTIONS.map(([subject, route, selector, first, later]) => ({
    subject: `${subject} on ${route}`,
    measure: (browser, site) =>
      inNewTab(browser, async (page): Promise<Record<string, number>> => {
        await openOnPhone(page, site + route);
        const target = await page.waitForSelector(selector, { visible: true });
        if (first) await target?.focus();
        const duration = async (key?: KeyInput) => {
          const longest = page.evaluate(longestEvent);
          await (key ? target?.press(key) : target?.tap());
          return longest;
        };
        if (!later) return { INP: await duration(first) };
        return { "first key": await duration(first), "later key": await duration(later) };
      }),
  }));

/**
 * Runs in the page. Returns the time from the next key press or tap to the frame that shows its effect, in
 * milliseconds, as reported by the browser (0 if under 16).
 */
const longestEvent = (): Promise<number> =>
  new Promise((resolve) => {
    const durations = [0];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    // Waits, because the browser records an event only after the frame that shows its effect.
    const finish = () => setTimeout(() => resolve(Math.max(...durations)), 1000);
    for (const last of ["keyup", "click"])
      addEventListener(last, finish, { capture: true, once: true });
  });

const { footer } = readContent<InferType<typeof menus.schema>>(menus.files);

/** Links in the footer, each with the page on which it is clicked. */
const LINKS = [
  { from: "/newsletters", to: "/faq" },
  { from: "/faq", to: "/loan-calculator" },
  { from: "/faq", to: footer[0]?.links.at(-1)?.to ?? "/" },
];

/**
 * How long the pointer is over a link before the button is pressed, in milliseconds. After 65 ms of hovering,
 * over 300 ms remain before a click on average (https://instant.page). A finger does not hover.
 */
const GESTURES = { "mouse click": 300, tap: 0 };

/** Times client-side navigations, and full page loads for comparison. */
export const navigations = (): Task[] =>
  LINKS.map(({ from, to }) => ({
    subject: `${from} → ${to}`,
    async measure(browser, site) {
      const load = await inNewTab(browser, async (page) => {
        await openOnPhone(page, site + from);
        await page.goto(site + to);
        return page.evaluate(
          () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
        );
      });
      const values: Record<string, number> = {};
      for (const [gesture, hover] of Object.entries(GESTURES))
        values[`${gesture} ratio`] = await inNewTab(browser, async (page) => {
          await openOnPhone(page, site + from);
          const link = await page.waitForSelector(`footer a[href="${to}"]`);
          const time = page.evaluate(timeToHeading);
          await link?.hover();
          await pause(hover);
          await link?.click({ delay: 80 });
          return (await time) / load;
        });
      return values;
    },
  }));

/** Runs in the page. Returns the time from the next click until a different heading has been painted. */
const timeToHeading = (): Promise<number> =>
  new Promise((resolve) => {
    let clicked = 0;
    addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), { capture: true });
    const heading = document.querySelector("h1");
    const observer = new MutationObserver(() => {
      const next = document.querySelector("h1");
      if (!next || next === heading) return;
      observer.disconnect();
      // The next task runs after the paint.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
