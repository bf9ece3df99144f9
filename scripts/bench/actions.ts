import type { Browser, Page } from "playwright-core";
import type { Bench } from "./attempts";
import { answersByItself, newPhone } from "./phone";

interface Action {
  name: string;
  route: string;
  /** Brings what is acted on into view. */
  target: (page: Page) => ReturnType<Page["locator"]>;
  act: (target: ReturnType<Page["locator"]>) => Promise<void>;
}

const tap: Action["act"] = (target) => target.tap();

/** What visitors do first, and how long the page may take to answer is judged by. */
const ACTIONS: Action[] = [
  {
    name: "menu",
    route: "/faq",
    target: (page) => page.getByRole("banner").getByRole("button", { name: "Menu" }),
    act: tap,
  },
  {
    name: "FAQ question",
    route: "/faq",
    target: (page) => page.locator("main details > summary").first(),
    act: tap,
  },
  {
    name: "tab",
    route: "/faq",
    target: (page) => page.getByRole("tab").nth(1),
    act: tap,
  },
  {
    name: "calculator's slider",
    route: "/loan-calculator",
    target: (page) => page.getByRole("slider").first(),
    act: (target) => target.press("ArrowRight"),
  },
  {
    name: "form's first key",
    route: "/contact",
    target: (page) => page.getByRole("textbox", { name: "First name" }),
    act: (target) => target.press("A"),
  },
];

export interface ActionTime {
  name: string;
  route: string;
  /** Milliseconds until the next paint, for each run. */
  times: number[];
}

/** Runs in the page: the longest time from an action to the paint that answers it. */
const longest = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: "event", buffered: true, durationThreshold: 16 });
        const entries = [...window.seenEvents, ...observer.takeRecords()];
        resolve(Math.max(0, ...entries.map(({ duration }) => duration)));
      }, 300),
    );
  });

const watchEvents = () => {
  window.seenEvents = [];
  new PerformanceObserver((list) => window.seenEvents.push(...list.getEntries())).observe({
    type: "event",
    durationThreshold: 16,
  });
};

declare global {
  interface Window {
    seenEvents: PerformanceEntry[];
  }
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/**
 * Times the first action of each kind, at a processor four times slower, on the page that has just
 * started to answer by itself. What is shorter than the browser reports, 16 ms, counts as none.
 */
export async function timeActions({ browser, served, options: { runs }, attempts }: Bench) {
  const results: ActionTime[] = ACTIONS.map(({ name, route }) => ({ name, route, times: [] }));
  for (let run = 1; run <= runs; run++)
    for (const [index, action] of ACTIONS.entries()) {
      const what = `run ${run} of ${runs}: ${action.name} on ${action.route}`;
      const time = await attempts.make(what, () => timeAction(browser, served, action));
      if (time !== undefined) results[index]?.times.push(time);
    }
  return results;
}

async function timeAction(
  browser: Browser,
  site: string,
  { route, target, act }: Action,
): Promise<number> {
  const { context, page } = await newPhone(browser, { slowdown: 4, network: false });
  try {
    await page.goto(`${site}${route}`, { waitUntil: "load" });
    await answersByItself(page);
    // Islands may still take their places.
    await page.waitForLoadState("networkidle");
    await target(page).waitFor();
    await page.evaluate(watchEvents);
    await act(target(page));
    return await page.evaluate(longest);
  } finally {
    await context.close();
  }
}
