import type { Page } from "@playwright/test";
import { about, resources } from "./support/content";
import { holdBack } from "./support/network";
import { expect, test } from "./support/test";

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

test.use({ viewport: { width: 360, height: 740 } });

for (const address of [
  `${about.path}#insights-title`,
  `${about.path}#licence-title`,
  `${resources.path}#education`,
])
  test(`${address} keeps its anchor's position when what is above is laid out @night`, async ({
    page,
  }) => {
    const release = await holdBack(page, /last-request/);
    await page.addInitScript(() => {
      new Image().src = "/last-request";
    });
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const anchor = address.slice(address.indexOf("#"));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const before = await topOf(page, anchor);
    release();
    await page.locator("html[data-laid-out]").waitFor({ state: "attached" });
    expect(await skippedSections(page)).toBe(0);
    expect(Math.abs((await topOf(page, anchor)) - before)).toBeLessThan(2);
  });

test("a page is laid out in full when it is printed", async ({ page }) => {
  await page.route("**/scripts/*", (route) => route.abort());
  await page.goto(about.path);
  await page.emulateMedia({ media: "print" });
  expect(await skippedSections(page)).toBe(0);
  await page.emulateMedia({ media: "screen" });
  expect(await skippedSections(page)).toBeGreaterThan(0);
});

/** Counts the sections that the browser has not laid out, as they are far from the window. */
const skippedSections = (page: Page) =>
  page.locator("main section, footer").evaluateAll(
    (parts) =>
      parts.filter(({ firstElementChild: first }) => {
        const isShown = first?.checkVisibility();
        return isShown && !first?.checkVisibility({ contentVisibilityAuto: true });
      }).length,
  );
