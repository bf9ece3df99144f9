import { type Browser, chromium } from "@playwright/test";
import { SITE } from "../shared/addresses";
import { BROWSER_ARGUMENTS, findBrowser } from "../shared/findBrowser";
import { ROUTES } from "../shared/routes";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

/** Playwright switches the browser's memory of whole pages off; here it is what is looked at. */
const open = () =>
  chromium.launch({
    executablePath: findBrowser(chromium),
    args: BROWSER_ARGUMENTS,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });

test.describe("Back to a page that was left by a full load", () => {
  let browser: Browser;
  test.beforeAll(async () => {
    browser = await open();
  });
  test.afterAll(() => browser.close());

  for (const route of ROUTES)
    test(`brings ${route} out of the browser's memory as it was`, async () => {
      const page = await browser.newPage({ baseURL: SITE });
      await page.goto(route);
      await hydrated(page);
      await page.evaluate(() => {
        Object.assign(window, { sameDocument: true });
        window.addEventListener("pageshow", ({ persisted }) => {
          Object.assign(window, { persisted });
        });
      });
      await page.evaluate(() => window.location.assign("/robots.txt"));
      await page.waitForURL("**/robots.txt");
      await page.goBack({ waitUntil: "commit" });
      const outcome = await page.evaluate(() => ({
        persisted: "persisted" in window && window.persisted,
        why: JSON.stringify(
          (performance.getEntriesByType("navigation")[0] as { notRestoredReasons?: unknown })
            ?.notRestoredReasons ?? null,
        ),
      }));
      expect(outcome).toEqual({ persisted: true, why: "null" });
      await page.close();
    });
});

test("Back and Forward between pages of one document show the right ones", async ({ page }) => {
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  await page.goto("/privacy-policy");
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).click();
  await expect(heading("Terms of Service")).toBeFocused();
  await page.goBack();
  await expect(heading("Privacy Policy")).toBeFocused();
  await expect(page).toHaveTitle(/Privacy Policy/);
  await page.goForward();
  await expect(heading("Terms of Service")).toBeFocused();
  await expect(page).toHaveURL("/terms-of-service");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
