import { expect, type Page, test } from "@playwright/test";
import { faq, home } from "./support/content";
import { holdBack, holdScripts } from "./support/network";
import { button, followLink, heading, hydrated, openTab, PHONE } from "./support/page";

test.skip(!home.promo, "The home page has no promo.");

const promo = (page: Page) =>
  page.getByRole("dialog", { name: home.promo?.title ?? "", exact: true });

/** The milliseconds after which the paused clock runs idle callbacks. */
const IDLE = 50;

const START = Date.parse("2026-01-05T12:00:00Z");

/** Opens the home page with only its loader, and pauses its clock, which `page.clock.runFor` advances. */
async function openHome(page: Page): Promise<void> {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START + 1000);
  await holdScripts(page);
  await page.goto("/");
}

test("the promo opens once the browser is idle a second after the page has loaded or an open menu has closed, even if only the loader has run", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openHome(page);
  await page.clock.runFor(999);
  await expect(promo(page)).toBeHidden();
  await button(page, "Menu").click();
  await page.clock.runFor(3000);
  await expect(promo(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await page.clock.runFor(1000 + IDLE);
  await expect(promo(page)).toBeVisible();
  const sheet = await promo(page).boundingBox();
  expect(sheet?.height).toBeLessThan(PHONE.height * 0.4);
  await page.emulateMedia({ media: "print" });
  await expect(promo(page)).toBeHidden();
});

test("the promo closes and restores the focus when its button or the backdrop is clicked, and on Escape", async ({
  page,
}) => {
  await openHome(page);
  for (const close of [
    () => promo(page).getByRole("button").click(),
    () => page.mouse.click(4, 300),
    () => page.keyboard.press("Escape"),
  ]) {
    await page.goto("/");
    const before = page.getByRole("banner").getByRole("link").first();
    await before.focus();
    await page.clock.runFor(1000 + IDLE);
    await expect(promo(page)).toBeVisible();
    await close();
    await expect(promo(page)).toBeHidden();
    await expect(before).toBeFocused();
  }
});

test("the promo does not open again if it was closed before hydration", async ({ page }) => {
  // Delays the page's data, because hydration waits for it. Delaying scripts could delay the load
  // event.
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

test("the promo takes the focus without a ring, returns it to the start of the page, and stays closed in this tab", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  await expect(promo(page)).toBeFocused();
  await expect(promo(page)).toHaveCSS("outline-style", "none");
  await page.keyboard.press("Escape");
  await expect(promo(page)).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await openHome(page);
  await page.clock.runFor(3000);
  await expect(promo(page)).toBeHidden();
});

test("when the home page is reached through a link, the focus returns to its heading after the promo closes", async ({
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
