import type { Page } from "@playwright/test";
import { faq, home, shared } from "./support/content";
import { recordShifts, shiftsSoFar } from "./support/layoutShifts";
import { holdBack, holdScripts } from "./support/network";
import { button, followLink, heading, hydrated, openTab, PHONE, painted } from "./support/page";
import { expect, test } from "./support/test";

test.skip(!home.promo, "The home page has no promo.");

const promo = (page: Page) =>
  page.getByRole("dialog", { name: home.promo?.title ?? "", exact: true });

const START = Date.parse("2026-01-05T12:00:00Z");

/** Opens the home page with its loader alone, and stops its clock, which `page.clock.runFor` advances. */
async function openHome(page: Page): Promise<void> {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START + 1000);
  await holdScripts(page);
  await page.goto("/");
}

test("the promo opens one second after the load, by the loader alone", async ({ page }) => {
  await openHome(page);
  await page.clock.runFor(999);
  await expect(promo(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(promo(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(promo(page)).toBeHidden();
});

test("the promo waits while a menu is open", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHome(page);
  await button(page, shared.header.menu).click();
  const panel = page.locator("#site-menu");
  await expect(panel).toBeVisible();
  await page.clock.runFor(3000);
  await expect(promo(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await page.clock.runFor(1000);
  await expect(promo(page)).toBeVisible();
});

for (const [way, close] of Object.entries({
  "its button": (page: Page) => promo(page).getByRole("button").click(),
  "a click beside it": (page: Page) => page.mouse.click(4, 300),
  "the Escape key": (page: Page) => page.keyboard.press("Escape"),
}))
  test(`the promo closes and restores the focus when the visitor uses ${way}`, async ({ page }) => {
    await openHome(page);
    const before = page.getByRole("banner").getByRole("link").first();
    await before.focus();
    await page.clock.runFor(1000);
    await expect(promo(page)).toBeVisible();
    await close(page);
    await expect(promo(page)).toBeHidden();
    await expect(before).toBeFocused();
  });

test("the promo opens once when it was closed before hydration", async ({ page }) => {
  // A page hydrates once its data has loaded. Delaying scripts could delay the load event.
  const release = await holdBack(page, /\/page-data\//);
  await page.goto("/");
  await expect(promo(page)).toBeVisible();
  await page.keyboard.press("Escape");
  release();
  await hydrated(page);
  await page.clock.install();
  await followLink(page, faq.path);
  await expect(heading(page, faq.intro.title)).toBeFocused();
  await followLink(page, "/");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.clock.runFor(3000);
  await expect(promo(page)).toBeHidden();
});

test("the promo gives the focus back to the heading of a page that a link has opened", async ({
  page,
}) => {
  await openTab(page, faq.path);
  await followLink(page, "/");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toBeFocused();
  await expect(promo(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(title).toBeFocused();
});

const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
];

for (const viewport of VIEWPORTS)
  test(`the promo shifts nothing and is not the largest paint when it opens at ${viewport.width} px @night`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await recordShifts(page);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { element } = entry as PerformanceEntry & { element: Element | null };
          const largestPaint = element?.closest("dialog") ? "promo" : `${element?.tagName}`;
          Object.assign(window, { largestPaint });
        }
      }).observe({ type: "largest-contentful-paint", buffered: true });
    });
    await page.goto("/");
    await expect(promo(page)).toBeVisible();
    await promo(page)
      .getByRole("img")
      .evaluate((picture: HTMLImageElement) => picture.decode());
    await painted(page);
    expect(await page.evaluate(() => Reflect.get(window, "largestPaint"))).toBe("IMG");
    // Fonts that arrive late may shift a little; see layoutShift.spec.ts.
    const { sum, details } = await shiftsSoFar(page, true);
    expect(sum, details).toBeLessThan(0.02);
  });
