import type { Page } from "@playwright/test";
import { faq, home, shared } from "./support/content";
import { holdBack, holdScripts } from "./support/network";
import { button, followLink, heading, hydrated, openTab, PHONE } from "./support/page";
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

test("the promo closes by its button, a click beside it and Escape, and restores the focus", async ({
  page,
}) => {
  for (const close of [
    () => promo(page).getByRole("button").click(),
    () => page.mouse.click(4, 300),
    () => page.keyboard.press("Escape"),
  ]) {
    await page.goto("/");
    const before = page.getByRole("banner").getByRole("link").first();
    await before.focus();
    await expect(promo(page)).toBeVisible();
    await close();
    await expect(promo(page)).toBeHidden();
    await expect(before).toBeFocused();
  }
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
