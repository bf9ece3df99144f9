import type { Page } from "@playwright/test";

const START = Date.parse("2026-01-05T12:00:00Z");

/** Stops the page's clock before it loads; from then on time passes by `page.clock.runFor` alone. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START + 1000);
}

/**
 * Lets time pass in steps of a millisecond until something is true of the page.
 * @throws Error when it is not so within a second of the page's time
 */
export async function runUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  for (let passed = 0; passed < 1000; passed += 1) {
    if (await isSo()) return;
    await page.clock.runFor(1);
  }
  throw new Error("The page's clock has run for a second, and it is still not so.");
}

/**
 * Lets time pass until React has taken the page over. A stopped clock keeps no marks of
 * performance, by which other tests know.
 */
export const hydratedByClock = (page: Page) =>
  runUntil(page, () =>
    page.evaluate(() =>
      Object.keys(document.querySelector("main > *") ?? {}).some((key) =>
        key.startsWith("__react"),
      ),
    ),
  );
