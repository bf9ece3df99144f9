import type { Page } from "@playwright/test";
import { sample } from "../shared/testDepth";
import { faq, home, shared } from "./support/content";
import { recordShifts, shiftsSoFar } from "./support/layoutShifts";
import { holdBack, holdScripts } from "./support/network";
import { button, followLink, hydrated, openTab, PHONE, painted } from "./support/page";
import { expect, test } from "./support/test";

test.skip(!home.promo, "The home page has no promo.");

const promo = (page: Page) =>
  page.getByRole("dialog", { name: home.promo?.title ?? "", exact: true });

const START = Date.parse("2026-01-05T12:00:00Z");

/** Stops the page's clock before it loads; from then on it advances by `page.clock.runFor` alone. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START + 1000);
}

/**
 * Advances the clock by single milliseconds until a condition holds.
 * @throws Error when it does not hold within a second of the page's time
 */
async function runUntil(page: Page, condition: () => Promise<boolean>): Promise<void> {
  for (let passed = 0; passed < 1000; passed += 1) {
    if (await condition()) return;
    await page.clock.runFor(1);
  }
  throw new Error("The condition does not hold after a second of the page's clock.");
}

/**
 * Advances the clock until React has hydrated the page. A stopped clock records no performance
 * marks, which `hydrated` waits for.
 */
const hydratedByClock = (page: Page) =>
  runUntil(page, () =>
    page.evaluate(() =>
      Object.keys(document.querySelector("main > *") ?? {}).some((key) =>
        key.startsWith("__react"),
      ),
    ),
  );

/** Opens a page by a link, and lets the clock run no longer than that takes. */
async function goTo(page: Page, path: string): Promise<void> {
  await followLink(page, path);
  const canonical = page.locator("link[rel=canonical]");
  await runUntil(
    page,
    async () => new URL((await canonical.getAttribute("href")) ?? "").pathname === path,
  );
}

/** Opens the home page and hydrates it within the first second of its stopped clock. */
async function openHome(page: Page): Promise<void> {
  await stopClock(page);
  await page.goto("/");
  await hydratedByClock(page);
}

test("the promo opens one second after the load, by the loader alone", async ({ page }) => {
  await stopClock(page);
  await holdScripts(page);
  await page.goto("/");
  await page.clock.runFor(999);
  await expect(promo(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(promo(page)).toBeVisible();
});

test("the promo waits while a menu is open", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await stopClock(page);
  await holdScripts(page);
  await page.goto("/");
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

test("the promo opens once when it was closed before hydration", async ({ page }) => {
  // Without its data no page is hydrated; held scripts may hold the load back, too.
  const release = await holdBack(page, /\/page-data\//);
  await page.goto("/");
  await expect(promo(page)).toBeVisible();
  await page.keyboard.press("Escape");
  release();
  await hydrated(page);
  await page.clock.install();
  await goTo(page, faq.path);
  await goTo(page, "/");
  await page.clock.runFor(3000);
  await expect(promo(page)).toBeHidden();
});

test("the promo is not printed over the page when it is open", async ({ page }) => {
  await openHome(page);
  await page.clock.runFor(1000);
  await expect(promo(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(promo(page)).toBeHidden();
});

for (const [way, close] of Object.entries({
  "its button": (page: Page) => promo(page).getByRole("button").click(),
  "a click beside it": (page: Page) => page.mouse.click(4, 300),
  "the Escape key": (page: Page) => page.keyboard.press("Escape"),
})) {
  test(`the promo closes and restores the focus when the visitor uses ${way}`, async ({ page }) => {
    await openHome(page);
    const before = page.getByRole("banner").getByRole("link").first();
    await before.focus();
    await page.clock.runFor(1000);
    await expect(promo(page)).toBeVisible();
    await close(page);
    await expect(promo(page)).toBeHidden();
    await expect(before).toBeFocused();
    await page.clock.runFor(5000);
    await expect(promo(page)).toBeHidden();
  });
}

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

test("the promo stays closed when the page is left within the second", async ({ page }) => {
  await openHome(page);
  await goTo(page, faq.path);
  await page.clock.runFor(5000);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
});

const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
];

for (const viewport of sample(VIEWPORTS, 1, "promo"))
  test(`the promo shifts nothing and is not the largest paint when it opens at ${viewport.width} px`, async ({
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
