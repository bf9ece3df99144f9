import type { Page } from "@playwright/test";

/** Waits until the page's own scripts have come and the page answers by itself. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
}
