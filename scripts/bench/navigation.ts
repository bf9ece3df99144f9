import type { Locator, Page } from "playwright-core";
import type { Bench } from "./attempts";
import { isPromptEnough } from "./goals";
import { answersByItself, newPhone } from "./phone";

/** From one page to another by a link that both have. */
const WAYS = [
  { from: "/newsletters", to: "/faq", link: "FAQ" },
  { from: "/faq", to: "/loan-calculator", link: "Loan Calculator" },
  { from: "/about", to: "/terms-of-service", link: "Terms of Service" },
];

/**
 * Milliseconds that a visitor rests on a link before pressing it. After 65 ms on a link, a mouse takes
 * 300 ms more on average until it clicks (https://instant.page); a finger comes down at once.
 */
const RESTS = { mouse: 300, finger: 0 };

/** A way that meets its goal in so many runs is not gone again. */
const ENOUGH = 5;

/** Milliseconds from pressing to letting go, which is the click. */
const PRESS = 80;

export interface Navigation {
  from: string;
  to: string;
  /** Milliseconds from the click to the next heading's paint, for each run. */
  mouse: number[];
  finger: number[];
  /** Milliseconds of a full load of the same page over the warm connection, for each run. */
  loads: number[];
  /** Milliseconds from Back to the former heading's paint. */
  backs: number[];
  /** What the click fetched, in the last run. */
  fetched: string[];
  /** What was fetched a second time, but for `app-data.json`, which Gatsby revalidates on purpose. */
  twice: string[];
}

/** Runs in the page: the time of the paint that shows another heading than now, since the next click. */
const nextHeading = () => {
  const now = document.querySelector("h1");
  window.headingPainted = new Promise((resolve) => {
    let began = 0;
    const begin = ({ timeStamp }: Event) => {
      began ||= timeStamp;
    };
    addEventListener("click", begin, { capture: true, once: true });
    addEventListener("popstate", begin, { capture: true, once: true });
    // Not asked again in each frame: frames that show nothing new would take the page's time.
    const observer = new MutationObserver(() => {
      const heading = document.querySelector("h1");
      if (!heading || heading === now) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // The frame is painted once the next task runs.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - began);
        port2.postMessage(undefined);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
};

declare global {
  interface Window {
    headingPainted: Promise<number>;
  }
}

const headingPainted = (page: Page) => page.evaluate(() => window.headingPainted);

/** Times client-side navigation against full loads, on the throttled phone, in turn. */
export async function timeNavigation(bench: Bench) {
  const { options, attempts } = bench;
  const results: Navigation[] = WAYS.map(({ from, to }) => ({
    ...{ from, to, mouse: [], finger: [], loads: [], backs: [], fetched: [], twice: [] },
  }));
  for (let run = 1; run <= options.runs; run++)
    for (const [index, way] of WAYS.entries()) {
      const result = results[index];
      if (!result || (run > ENOUGH && isPromptEnough(result))) continue;
      await attempts.make(`run ${run} of ${options.runs}: ${way.from} to ${way.to}`, async () => {
        await byClick(bench, way, "mouse", result);
        await byClick(bench, way, "finger", result);
        result.loads.push(await byLoad(bench, way));
      });
    }
  return results;
}

async function byClick(
  { browser, served, asked }: Bench,
  { from, to, link }: (typeof WAYS)[number],
  gesture: keyof typeof RESTS,
  result: Navigation,
): Promise<void> {
  const { context, page } = await newPhone(browser, { slowdown: 4 });
  try {
    asked.length = 0;
    await page.goto(`${served}${from}`, { waitUntil: "load" });
    await answersByItself(page);
    await page.waitForLoadState("networkidle");
    const place = page.getByRole("contentinfo").getByRole("link", { name: link, exact: true });
    await place.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    const before = asked.length;
    await page.evaluate(nextHeading);
    await press(page, place, RESTS[gesture]);
    result[gesture].push(await headingPainted(page));
    await page.waitForURL(`${served}${to}`);
    await page.waitForLoadState("networkidle");
    result.fetched = asked.slice(before);
    result.twice = asked.filter(
      (address, index) => asked.indexOf(address) !== index && !address.endsWith("/app-data.json"),
    );
    await page.evaluate(nextHeading);
    await page.evaluate(() => history.back());
    result.backs.push(await headingPainted(page));
  } finally {
    await context.close();
  }
}

async function press(page: Page, place: Locator, rest: number): Promise<void> {
  const box = await place.boundingBox();
  if (!box) throw new Error("The link is not in view.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(rest);
  await page.mouse.down();
  await page.waitForTimeout(PRESS);
  await page.mouse.up();
}

/** The first paint of a full load, which shows the heading. */
async function byLoad({ browser, served }: Bench, { from, to }: (typeof WAYS)[number]) {
  const { context, page } = await newPhone(browser, { slowdown: 4 });
  try {
    await page.goto(`${served}${from}`, { waitUntil: "load" });
    await page.waitForLoadState("networkidle");
    await page.goto(`${served}${to}`, { waitUntil: "load" });
    return await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    );
  } finally {
    await context.close();
  }
}
