import { test as base, expect } from "@playwright/test";
import { TEST_SITE } from "../../scripts/lib/addresses";
import { addLink } from "../support/page";
import { type Browser, startBrowser } from "./browsers";

/** How long to wait for a state in milliseconds. Long enough for a machine under heavy load. */
const STATE_LIMIT = 30_000;

/** A tab in any browser engine. Its methods wait for a state, never for a fixed time. */
class Tab {
  constructor(private readonly browser: Browser) {}

  /** Opens a page in a new document, and waits until it is hydrated. */
  async open(path: string): Promise<void> {
    // Leaves the current page first, because on the same page the browser would only scroll to the anchor.
    if (path.includes("#")) await this.browser.open(`${TEST_SITE}/robots.txt`);
    await this.browser.open(TEST_SITE + path);
    await this.until(() => performance.getEntriesByName("onInitialClientRender").length > 0);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.browser.resize(width, height);
    await this.until((expected) => innerWidth === expected, width);
  }

  /** Evaluates a function in the page. The function can use only its arguments, which must be plain data. */
  evaluate<Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const parameters = args.map((arg) => JSON.stringify(arg) ?? "undefined").join();
    return this.browser.evaluate(`(${run})(${parameters})`) as Promise<Awaited<Result>>;
  }

  /** Retries a function in the page until it returns the expected value, even if it throws meanwhile. */
  expect = <Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    args: Args,
    expected: Awaited<Result>,
    message?: string,
  ): Promise<void> =>
    eventually(async () => {
      expect<unknown>(await this.evaluate(run, ...args), message).toEqual(expected);
    });

  until = <Args extends unknown[]>(condition: (...args: Args) => boolean, ...args: Args) =>
    this.expect(condition, args, true, String(condition));

  /** Waits for a visible element that matches the selector and contains the text. */
  sees = (selector: string, text = "") =>
    this.expect(isVisible, [selector, text], true, `${selector} “${text}” is visible`);

  misses = (selector: string, text = "") =>
    this.expect(isVisible, [selector, text], false, `${selector} “${text}” is visible`);

  isAt = (path: string) => this.expect(() => location.pathname + location.hash, [], path);

  click = (selector: string): Promise<void> =>
    eventually(async () => {
      await this.evaluate(scrollToMiddle, selector);
      await this.browser.click(selector);
    });

  /** Replaces the text of a field by typing, and waits until the page has handled the last key. */
  async fill(selector: string, text: string): Promise<void> {
    await eventually(async () => {
      await this.evaluate(scrollToMiddle, selector);
      await this.browser.fill(selector, text);
      expect(await this.evaluate(textIn, selector)).toBe(text);
    });
    // Firefox scrolls back to the caret some frames later, even if the page has been scrolled since.
    await this.restingTop(selector);
  }

  /** Adds a link and clicks it, because WebKit's Back skips a page that a script has navigated away from. */
  async follow(href: string): Promise<void> {
    await this.evaluate(addLink, href);
    await this.click("#test-link");
  }

  /** Waits until an element stops moving, and returns its top in the window, or NaN if it is missing. */
  restingTop = (selector: string): Promise<number> => this.evaluate(topAtRest, selector);
}

export const test = base.extend<{ tab: Tab }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern.
  tab: async ({}, use, { project }) => {
    const browser = await startBrowser(project.name);
    if (!browser) return test.skip(true, `${project.name} is missing: npm test -- browsers`);
    const tab = new Tab(browser);
    await tab.resize(360, 740);
    await use(tab);
    await browser.close();
  },
});

export { expect };

const eventually = (attempt: () => Promise<void>) =>
  expect(attempt).toPass({ timeout: STATE_LIMIT, intervals: [50, 100, 200] });

// The functions below run in the page. A tab sends their source code there, so they cannot use anything else in
// this file.

/** The middle of the window is clear of the header. */
const scrollToMiddle = (selector: string) =>
  document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" });

const textIn = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;

const isVisible = (selector: string, text: string) =>
  [...document.querySelectorAll(selector)].some(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      `${element.ariaLabel ?? ""} ${element.textContent}`.includes(text),
  );

/** Returns an element's distance from the window's top once it has been the same for some frames. */
async function topAtRest(selector: string): Promise<number> {
  const top = () => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
  let last = top();
  for (let frames = 0; frames < 10; ) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = top();
    frames = Object.is(now, last) ? frames + 1 : 0;
    last = now;
  }
  return last;
}
