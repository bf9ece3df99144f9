import { test as base, expect, type Page } from "@playwright/test";

interface Fixtures {
  /** The errors and warnings of the page's console, and uncaught exceptions. */
  consoleErrors: string[];
  /** A page that runs no scripts. */
  plainPage: Page;
}

/** Playwright's `test` with the project's fixtures. */
export const test = base.extend<Fixtures>({
  consoleErrors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(error.message));
    await use(errors);
  },
  plainPage: async ({ browser }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await use(await context.newPage());
    await context.close();
  },
});

export { expect };
