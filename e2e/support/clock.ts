import type { Page } from "@playwright/test";

const START = Date.parse("2026-01-05T12:00:00Z");

/** Stops the page's clock before it loads; from then on it advances by `page.clock.runFor` alone. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START + 1000);
}

/**
 * Advances the clock by single milliseconds until a condition holds.
 * @throws Error when it does not hold within a second of the page's time
 */
export async function runUntil(page: Page, condition: () => Promise<boolean>): Promise<void> {
  for (let passed = 0; passed < 1000; passed += 1) {
    if (await condition()) return;
    await page.clock.runFor(1);
  }
  throw new Error("The condition does not hold after a second of the page's clock.");
}

/**
 * Advances the clock until React has hydrated the page. A stopped clock records no performance
 * marks, which `hydrated` waits for.
 */
export const hydratedByClock = (page: Page) =>
  runUntil(page, () =>
    page.evaluate(() =>
      Object.keys(document.querySelector("main > *") ?? {}).some((key) =>
        key.startsWith("__react"),
      ),
    ),
  );
