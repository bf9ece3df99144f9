import type { Browser, Page, Request } from "playwright-core";
import type { Bench } from "./attempts";
import { answersByItself, newPhone } from "./phone";

/** From one page to another by a link that both have. */
const WAYS = [
  { from: "/newsletters", to: "/faq", link: "FAQ" },
  { from: "/faq", to: "/loan-calculator", link: "Loan Calculator" },
  { from: "/about", to: "/terms-of-service", link: "Terms of Service" },
];

export interface Navigation {
  from: string;
  to: string;
  /** Milliseconds from the click to the next heading's paint, for each run. */
  clicks: number[];
  /** Milliseconds of a full load of the same page over the warm connection, for each run. */
  loads: number[];
  /** Milliseconds from Back to the former heading's paint. */
  backs: number[];
  /** What the click fetched, in the last run. */
  fetched: string[];
  /** What was fetched a second time. */
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
    const look = () => {
      const heading = document.querySelector("h1");
      if (!heading || heading === now) return requestAnimationFrame(look);
      // The frame is painted once the next task runs.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - began);
      return port2.postMessage(undefined);
    };
    requestAnimationFrame(look);
  });
};

declare global {
  interface Window {
    headingPainted: Promise<number>;
  }
}

const headingPainted = (page: Page) => page.evaluate(() => window.headingPainted);

/** Times client-side navigation against full loads, on the throttled phone, in turn. */
export async function timeNavigation({ browser, served, options: { runs }, attempts }: Bench) {
  const results: Navigation[] = WAYS.map(({ from, to }) => ({
    ...{ from, to, clicks: [], loads: [], backs: [], fetched: [], twice: [] },
  }));
  for (let run = 1; run <= runs; run++)
    for (const [index, way] of WAYS.entries()) {
      const result = results[index];
      if (!result) continue;
      await attempts.make(`run ${run} of ${runs}: ${way.from} to ${way.to}`, async () => {
        await byClick(browser, served, way, result);
        result.loads.push(await byLoad(browser, served, way));
      });
    }
  return results;
}

async function byClick(
  browser: Browser,
  site: string,
  { from, to, link }: (typeof WAYS)[number],
  result: Navigation,
): Promise<void> {
  const { context, page } = await newPhone(browser, { slowdown: 4 });
  try {
    const requests: Request[] = [];
    page.on("request", (request) => requests.push(request));
    await page.goto(`${site}${from}`, { waitUntil: "load" });
    await answersByItself(page);
    await page.waitForLoadState("networkidle");
    const place = page.getByRole("contentinfo").getByRole("link", { name: link, exact: true });
    await place.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    const before = requests.length;
    await page.evaluate(nextHeading);
    // A finger rests on the glass about this long.
    await place.click({ delay: 80 });
    result.clicks.push(await headingPainted(page));
    await page.waitForURL(`${site}${to}`);
    await page.waitForLoadState("networkidle");
    const addresses = requests.map((request) => request.url().replace(site, ""));
    result.fetched = addresses.slice(before);
    result.twice = addresses.filter((address, place) => addresses.indexOf(address) !== place);
    await page.evaluate(nextHeading);
    await page.evaluate(() => history.back());
    result.backs.push(await headingPainted(page));
  } finally {
    await context.close();
  }
}

/** The first paint of a full load, which shows the heading. */
async function byLoad(
  browser: Browser,
  site: string,
  { from, to }: (typeof WAYS)[number],
): Promise<number> {
  const { context, page } = await newPhone(browser, { slowdown: 4 });
  try {
    await page.goto(`${site}${from}`, { waitUntil: "load" });
    await page.waitForLoadState("networkidle");
    await page.goto(`${site}${to}`, { waitUntil: "load" });
    return await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    );
  } finally {
    await context.close();
  }
}
