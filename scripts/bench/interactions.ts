import type { Locator, Page } from "playwright-core";
import { loadHydrated, onPhone } from "./phone";
import type { Bench, Task } from "./runTasks";

interface Interaction {
  name: string;
  route: string;
  target: (page: Page) => Locator;
  act: (target: Locator) => Promise<void>;
}

/** What visitors do first. */
const INTERACTIONS: Interaction[] = [
  {
    name: "menu",
    route: "/faq",
    target: (page) => page.locator("header button[popovertarget=site-menu]"),
    act: (target) => target.tap(),
  },
  {
    name: "FAQ question",
    route: "/faq",
    target: (page) => page.locator("main details > summary").first(),
    act: (target) => target.tap(),
  },
  {
    name: "tab",
    route: "/faq",
    target: (page) => page.getByRole("tab").nth(1),
    act: (target) => target.tap(),
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
    target: (page) => page.locator("#contact-first-name"),
    act: (target) => target.press("A"),
  },
];

declare global {
  interface Window {
    slowestEvent: number;
  }
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/** Times the first interaction of each kind on a page that has just been hydrated, at 4× CPU. */
export const interactions = ({ browser }: Bench): Task[] =>
  INTERACTIONS.map(({ name, route, target, act }) => ({
    subject: `${name} on ${route}`,
    measure: ({ site: { url } }) =>
      onPhone(browser, { slowdown: 4, slowNetwork: false }, async (page) => {
        await loadHydrated(page, `${url}${route}`);
        await target(page).waitFor();
        await page.evaluate(observeEvents);
        await act(target(page));
        return { INP: await page.evaluate(slowestEvent) };
      }),
  }));

/** Runs in the page. Browsers report no event that is answered within 16 ms; it counts as 0. */
function observeEvents(): void {
  window.slowestEvent = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.slowestEvent = Math.max(window.slowestEvent, duration);
  }).observe({ type: "event", durationThreshold: 16 });
}

/** Runs in the page, after the paint that answers the interaction. */
const slowestEvent = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(window.slowestEvent), 300));
  });
