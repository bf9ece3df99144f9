import { test as base, expect } from "@playwright/test";

interface Fixtures {
  /** Everything the page's console said that is an error or a warning, and uncaught errors. */
  complaints: string[];
}

/** Playwright's test, with what the page complained about. */
export const test = base.extend<Fixtures>({
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await use(complaints);
  },
});

export { expect };
