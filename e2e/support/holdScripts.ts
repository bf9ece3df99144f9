import type { Page } from "@playwright/test";

/** Holds back every script but the loader, until the answer is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/scripts/*", async (route) => {
    if (!route.request().url().includes("loader-")) await held;
    await route.continue();
  });
  return release;
}
