import { test as base, expect } from "@playwright/test";

interface Fixtures {
  /** The site answers: its server may just be starting anew. */
  siteAnswers: undefined;
  /** Everything the page's console said that is an error or a warning, and uncaught errors. */
  complaints: string[];
}

/** Playwright's test, with what the page complained about. */
export const test = base.extend<Fixtures>({
  siteAnswers: [
    async ({ baseURL }, use) => {
      await expect.poll(() => answers(`${baseURL}/favicon.svg`), { timeout: 45_000 }).toBe(true);
      await use(undefined);
    },
    { auto: true, timeout: 50_000 },
  ],
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await use(complaints);
  },
});

const answers = (address: string) =>
  fetch(address, { signal: AbortSignal.timeout(5000) })
    .then(({ ok }) => ok)
    .catch(() => false);

export { expect };
