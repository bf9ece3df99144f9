import { setTimeout as wait } from "node:timers/promises";
import { expect } from "@playwright/test";
import { SITE } from "../../shared/addresses";
import { addLink } from "../support/page";
import { ATTEMPT_LIMIT, type Driver } from "./browsers";

/** How long to wait for a state in milliseconds. Long enough for a machine under heavy load. */
const STATE_LIMIT = 30_000;

/** A tab in any browser engine. Its methods wait for a state, never for a fixed time. */
export class Tab {
  constructor(private readonly driver: Driver) {}

  /** Opens a page and waits until its HTML is parsed and its loader has started. */
  async open(path: string): Promise<void> {
    // Leaves the current page first, because on the same page the browser would only scroll to the anchor.
    if (path.includes("#")) await this.open("/robots.txt");
    await this.evaluate(() => Object.assign(window, { isLeft: true }) && 0);
    await this.driver.open(SITE + path);
    await this.until(
      () =>
        !("isLeft" in window) &&
        performance
          .getEntriesByType("navigation")
          .some((entry) => (entry as PerformanceNavigationTiming).domContentLoadedEventEnd > 0),
    );
  }

  async openHydrated(path: string): Promise<void> {
    await this.open(path);
    await this.until(() => performance.getEntriesByName("onInitialClientRender").length > 0);
  }

  back = () => this.evaluate(() => history.back());
  forward = () => this.evaluate(() => history.forward());
  press = (...keys: string[]) => this.driver.press(keys);
  close = () => this.driver.close();

  async resize(width: number, height: number): Promise<void> {
    await this.driver.resize(width, height);
    await this.until((expected) => innerWidth === expected, width);
  }

  /** Evaluates a function in the page. The function can use only its arguments, which must be plain data. */
  evaluate<Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const parameters = args.map((arg) => JSON.stringify(arg) ?? "undefined").join();
    return this.driver.evaluate(`(${run})(${parameters})`) as Promise<Awaited<Result>>;
  }

  /** Retries a function in the page until it returns the expected value, even if it throws meanwhile. */
  expect = <Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    args: Args,
    expected: Awaited<Result>,
    message?: string,
  ): Promise<void> =>
    eventually(async () => {
      expect<unknown>(await inTime(this.evaluate(run, ...args)), message).toEqual(expected);
    });

  until = <Args extends unknown[]>(condition: (...args: Args) => boolean, ...args: Args) =>
    this.expect(condition, args, true, String(condition));

  /** Waits for a visible element that matches the selector and contains the text. */
  sees = (selector: string, text = "") =>
    this.expect(isVisible, [selector, text], true, `${selector} “${text}” is visible`);

  misses = (selector: string, text = "") =>
    this.expect(isVisible, [selector, text], false, `${selector} “${text}” is visible`);

  isAt = (path: string) => this.expect(() => location.pathname + location.hash, [], path);

  /** Scrolls the first matching element to the middle of the window, clear of the header, and clicks it. */
  click = (selector: string): Promise<void> =>
    eventually(async () => {
      const scroll = (to: string) =>
        document.querySelector(to)?.scrollIntoView({ block: "center", behavior: "instant" });
      await inTime(this.evaluate(scroll, selector));
      await this.driver.click(selector);
    });

  /** Adds a link and clicks it, because WebKit's Back skips a page that a script has navigated away from. */
  async follow(href: string): Promise<void> {
    await this.evaluate(addLink, href);
    await this.click("#test-link");
  }

  /** Waits until an element stops moving, and returns its top in the window, or NaN if it is missing. */
  restingTop = (selector: string): Promise<number> => this.evaluate(topAtRest, selector);

  /** Replaces the text of a field by typing, and waits until the page has handled the last key. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.evaluate(
      (field) => document.querySelector<HTMLInputElement>(field)?.select(),
      selector,
    );
    await this.press(...text);
    await this.expect(
      (field) => document.querySelector<HTMLInputElement>(field)?.value,
      [selector],
      text,
    );
    // Firefox scrolls back to the caret some frames later, even if the page has been scrolled
    // since.
    await this.restingTop(selector);
  }
}

const eventually = (attempt: () => Promise<void>) =>
  expect(attempt).toPass({ timeout: STATE_LIMIT, intervals: [50, 100, 200] });

/** Limits the waiting time, because WebKit never returns the result of a script during a navigation. */
const inTime = <Result>(result: Promise<Result>): Promise<Result> =>
  Promise.race([
    result,
    wait(ATTEMPT_LIMIT, undefined, { ref: false }).then(() => {
      throw new Error("The page did not answer.");
    }),
  ]);

// The functions below run in the page. A tab sends their source code there, so they cannot use anything else in
// this file.

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
