import { test as base, expect, type Page } from "@playwright/test";

interface Fixtures {
  /** The errors and warnings in the page's console, and uncaught exceptions. */
  consoleErrors: string[];
  otherPage: Page;
}

export const test = base.extend<Fixtures>({
  consoleErrors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(error.message));
    await use(errors);
  },
  otherPage: async ({ browser }, use) => {
    const page = await browser.newPage();
    await use(page);
    await page.close();
  },
});

export { expect };
