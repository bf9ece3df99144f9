import { test as base, expect } from "@playwright/test";

interface Fixtures {
  /** Waits for the site's server, which may be restarting. */
  siteAnswers: undefined;
  /** The errors and warnings of the page's console, and uncaught exceptions. */
  consoleErrors: string[];
}

/** Playwright's `test` with the project's fixtures. */
export const test = base.extend<Fixtures>({
  siteAnswers: [
    async ({ baseURL }, use) => {
      await expect
        .poll(() => isAnswering(`${baseURL}/favicon.svg`), { timeout: 45_000 })
        .toBe(true);
      await use(undefined);
    },
    { auto: true, timeout: 50_000 },
  ],
  consoleErrors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(error.message));
    await use(errors);
  },
});

const isAnswering = (address: string) =>
  fetch(address, { signal: AbortSignal.timeout(5000) })
    .then(({ ok }) => ok)
    .catch(() => false);

export { expect };
