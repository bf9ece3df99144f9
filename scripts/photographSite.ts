import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { freePort } from "../shared/backend/server/ports";
import { BROWSER_ARGUMENTS, findBrowser } from "../shared/findBrowser";
import { serveSite } from "../shared/serveSite";

/** Serves the built site and launches a browser for it; both end with `take`. */
export async function photographSite(
  take: (browser: Browser, siteUrl: string) => Promise<void>,
): Promise<void> {
  const site = await serveSite(await freePort());
  const browser = await chromium.launch({
    executablePath: findBrowser(chromium),
    args: [...BROWSER_ARGUMENTS, "--hide-scrollbars"],
  });
  try {
    await take(browser, site.url);
  } finally {
    await Promise.all([browser.close(), site.stop()]);
  }
}

/** Keeps dialogs that open by themselves, such as the promo, from covering a page. */
export const hideDialogs = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => {};
  });
