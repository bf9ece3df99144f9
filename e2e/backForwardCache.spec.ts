import { type Browser, chromium } from "@playwright/test";
import { SITE } from "../shared/addresses";
import { BROWSER_ARGUMENTS, findBrowser } from "../shared/findBrowser";
import { ROUTES } from "../shared/routes";
import { sample } from "../shared/testDepth";
import { openTab } from "./support/page";
import { expect, test } from "./support/test";

/** Launches the whole browser with the back/forward cache, which Playwright switches off. */
const launch = () =>
  chromium.launch({
    executablePath: findBrowser(chromium),
    args: BROWSER_ARGUMENTS,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });

test.describe("with the back/forward cache", () => {
  // In one worker, so that the whole browser starts once.
  test.describe.configure({ mode: "default" });
  let browser: Browser;
  test.beforeAll(async () => {
    browser = await launch();
  });
  test.afterAll(() => browser.close());

  for (const route of sample(ROUTES))
    test(`${route} is restored from the cache when the visitor goes back from another document`, async () => {
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
      const outcome = await page.evaluate(() => ({
        persisted: "persisted" in window && window.persisted,
        reasons: JSON.stringify(
          (performance.getEntriesByType("navigation")[0] as { notRestoredReasons?: unknown })
            ?.notRestoredReasons ?? null,
        ),
      }));
      expect(outcome).toEqual({ persisted: true, reasons: "null" });
      await page.close();
    });
});
