import { setTimeout as pause } from "node:timers/promises";
import type { Browser, KeyInput, Page } from "puppeteer-core";
import type { InferType } from "yup";
import { navigation } from "../../src/content-model/kinds/site";
import { readContent } from "../../src/content-model/placeholders/load";
import type { BenchSite } from "./edge";
import type { Row, Values } from "./figures";
import { audit, THROTTLING } from "./lighthouse";

export interface Run {
  browser: Browser;
  site: BenchSite;
  run: number;
  note(text: string): void;
}

export interface Task extends Pick<Row, "subject"> {
  measure(run: Run): Promise<Values>;
}

/** Has Lighthouse load pages with and without their scripts, one right after the other. */
export const pageLoads = (routes: readonly string[]): Task[] =>
  routes.map((route) => ({
    subject: route,
    measure: async ({ browser, site, run, note }) => {
      const load = (url: string, ...categories: string[]) =>
        inNewTab(browser, (page) => audit(page, url + route, categories));
      const loadBare = () => load(site.scriptFreeUrl, "performance");
      // In every other run, the page without scripts is loaded first, so that the order favours neither
      // page.
      const early = run % 2 ? await loadBare() : undefined;
      const others = ["accessibility", "best-practices", "seo"];
      const { figure, scores, faults, benchmarkIndex } = await load(
        site.url,
        "performance",
        ...others,
      );
      const bare = early ?? (await loadBare());
      for (const fault of faults) note(`Lighthouse: ${fault}`);
      return {
        ...scores,
        "LCP ratio": figure(LCP) / bare.figure(LCP),
        "TBT added": Math.max(0, figure(TBT) - bare.figure(TBT)),
        CLS: figure("cumulative-layout-shift"),
        "benchmark index": benchmarkIndex,
      };
    },
  }));

const LCP = "largest-contentful-paint";
const TBT = "total-blocking-time";

/** Typical interactions: the element, and the keys to press in it. Without a key, the element is tapped. */
const INTERACTIONS: [
  subject: string,
  route: string,
  selector: string,
  first?: KeyInput,
  later?: KeyInput,
][] = [
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

/**
 * Times interactions on a page that has just been hydrated: from the input to the frame that shows its
 * effect, as reported by the browser.
 */
export const interactions = (): Task[] =>
  INTERACTIONS.map(([subject, route, selector, first, later]) => ({
    subject: `${subject} on ${route}`,
    measure: ({ browser, site }) =>
      inNewTab(browser, async (page): Promise<Values> => {
        await emulatePhone(page);
        await openHydrated(page, site.url + route);
        const target = await page.waitForSelector(selector, { visible: true });
        if (first) await target?.focus();
        const duration = async (key = first) => {
          await page.evaluate(observeEvents);
          await (key ? page.keyboard.press(key) : target?.tap());
          return page.evaluate(() => window.longestEvent);
        };
        const firstDuration = await duration();
        if (!later) return { INP: firstDuration };
        return { "first key": firstDuration, "later key": await duration(later) };
      }),
  }));

const { footer } = readContent<InferType<typeof navigation.schema>>(navigation.files);

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

/** How long the button is held down, in milliseconds. */
const BUTTON_DOWN = 80;

/**
 * Times client-side navigation, from the click until the next page's heading is painted, and full page
 * loads for comparison.
 */
export const navigations = (): Task[] =>
  LINKS.map(({ from, to }) => ({
    subject: `${from} → ${to}`,
    async measure({ browser, site }) {
      const values: Record<string, number> = {};
      for (const [gesture, hover] of Object.entries(GESTURES)) {
        const click = async (page: Page) => {
          const link = await page.waitForSelector(`footer a[href="${to}"]`);
          await link?.scrollIntoView();
          await link?.hover();
          await pause(hover);
          await page.mouse.down();
          await pause(BUTTON_DOWN);
          await page.mouse.up();
        };
        const painted = await inNewTab(browser, async (page) => {
          await emulatePhone(page);
          await openHydrated(page, site.url + from);
          await page.evaluate(observeHeading);
          await click(page);
          return page.evaluate(() => window.headingPainted);
        });
        const document = await inNewTab(browser, async (page) => {
          await emulatePhone(page);
          await page.goto(site.scriptFreeUrl + from, { timeout: 90_000 });
          await page.evaluate(storeClickTime);
          await Promise.all([page.waitForNavigation({ timeout: 90_000 }), click(page)]);
          return page.evaluate(timeSinceClick);
        });
        values[`${gesture} ratio`] = painted / document;
      }
      return values;
    },
  }));

async function emulatePhone(page: Page): Promise<void> {
  await page.setViewport({ width: 412, height: 823, isMobile: true, hasTouch: true });
  await page.emulateCPUThrottling(THROTTLING.cpuSlowdownMultiplier);
  await page.emulateNetworkConditions({
    latency: THROTTLING.requestLatencyMs,
    download: THROTTLING.downloadThroughputKbps * 128,
    upload: THROTTLING.uploadThroughputKbps * 128,
    offline: false,
  });
}

async function inNewTab<Result>(
  browser: Browser,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    // Defines the helper in which tsx wraps functions, because pages do not have it.
    await page.evaluateOnNewDocument("globalThis.__name = (named) => named");
    return await measure(page);
  } finally {
    await context.close();
  }
}

async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url, { timeout: 90_000 });
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
    // Polling on every frame would slow down the page.
    { polling: 500, timeout: 90_000 },
  );
}

declare global {
  interface Window {
    headingPainted: Promise<number>;
    longestEvent: Promise<number>;
  }
}

/** Runs in the page. Measures the time from a click until a different heading is painted, in milliseconds. */
function observeHeading(): void {
  const heading = document.querySelector("h1");
  window.headingPainted = new Promise((resolve) => {
    let start = 0;
    addEventListener("click", ({ timeStamp }) => (start ||= timeStamp), { capture: true });
    const observer = new MutationObserver(() => {
      const next = document.querySelector("h1");
      if (!next || next === heading) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // A message is handled in the next task, which runs after the paint.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage(undefined);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/** Runs in the page. Stores the time of the next click for the document that it opens. */
function storeClickTime(): void {
  const store = ({ timeStamp }: MouseEvent) =>
    sessionStorage.setItem("clicked", `${performance.timeOrigin + timeStamp}`);
  addEventListener("click", store, { capture: true, once: true });
}

/**
 * Runs in the page that a click has opened. Returns the time from the click, as stored by `storeClickTime`,
 * until the first content is painted, in milliseconds.
 */
function timeSinceClick(): Promise<number> {
  return new Promise((resolve) =>
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === "first-contentful-paint")
          resolve(performance.timeOrigin + startTime - Number(sessionStorage.getItem("clicked")));
    }).observe({ type: "paint", buffered: true }),
  );
}

/**
 * Runs in the page. Measures the longest event of the next key press or tap, in milliseconds (0 if under 16).
 */
function observeEvents(): void {
  window.longestEvent = new Promise((resolve) => {
    const durations = [0];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    // Waits, because the browser records an event only after the frame that shows its effect.
    const finish = () => setTimeout(() => resolve(Math.max(...durations)), 1000);
    for (const last of ["keyup", "click"])
      addEventListener(last, finish, { capture: true, once: true });
  });
}
