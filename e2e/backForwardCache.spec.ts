import { chromium, expect, test } from "@playwright/test";
import { BROWSER_ARGUMENTS, findBrowser } from "../scripts/lib/findBrowser";
import { ROUTES } from "../scripts/lib/routes";
import { openTab } from "./support/page";

// By default, Playwright disables the back/forward cache, which the headless shell does not have.
test.use({
  launchOptions: {
    executablePath: findBrowser(chromium),
    args: BROWSER_ARGUMENTS,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

for (const route of ROUTES)
  test(`${route} is restored from the back/forward cache when the visitor returns from another document @night`, async ({
    page,
  }) => {
    await openTab(page, route);
    await page.evaluate(() => {
      window.addEventListener("pageshow", ({ persisted }) => {
        Object.assign(window, { persisted });
      });
    });
    await page.goto("/robots.txt");
    await page.goBack({ waitUntil: "commit" });
    expect(await page.evaluate(() => Reflect.get(window, "persisted"))).toBe(true);
  });
