import type { Page } from "@playwright/test";

// Every helper that needs the DevTools protocol: tests that use one run in Chromium only.

/** Sets the browser's default text size in percent, as its settings do. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const scaled = (size: number) => Math.round((size * percent) / 100);
  const fontSizes = { standard: scaled(16), fixed: scaled(13) };
  await session.send("Page.setFontSizes", { fontSizes });
}
