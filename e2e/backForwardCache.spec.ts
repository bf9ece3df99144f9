import { chromium } from "@playwright/test";
import { SITE } from "../shared/addresses";
import { BROWSER_ARGUMENTS, findBrowser } from "../shared/findBrowser";
import { ROUTES } from "../shared/routes";
import { openTab } from "./support/page";
import { expect, test } from "./support/test";

// Starts a separate browser, because Playwright disables the back/forward cache by default.
test("pages are restored from the back/forward cache when the visitor returns from another document @night", async () => {
  test.setTimeout(180_000);
  const browser = await chromium.launch({
    executablePath: findBrowser(chromium),
    args: BROWSER_ARGUMENTS,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  for (const route of ROUTES) {
    const page = await browser.newPage({ baseURL: SITE });
    await openTab(page, route);
    await page.evaluate(() => {
      window.addEventListener("pageshow", ({ persisted }) => {
        Object.assign(window, { persisted });
      });
    });
    await page.evaluate(() => window.location.assign("/robots.txt"));
    await page.waitForURL("**/robots.txt");
    await page.goBack({ waitUntil: "commit" });
    const reasons = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType("navigation");
      return "persisted" in window && window.persisted
        ? ""
        : JSON.stringify(Reflect.get(entry ?? {}, "notRestoredReasons"));
    });
    expect.soft(reasons, route).toBe("");
    await page.close();
  }
  await browser.close();
});
