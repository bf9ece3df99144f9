import type { Page } from "@playwright/test";
import { faq, lastOf, menuLink, menus, primary, secondary, shared } from "./support/content";
import { holdScripts } from "./support/network";
import { button, hydrated } from "./support/page";
import { expect, test } from "./support/test";

/** Two menus; the same one where there is a single menu. */
const FIRST = lastOf(menus.slice(0, 1));
const SECOND = lastOf(menus);

const header = (page: Page) => page.getByRole("banner");
const parent = (page: Page, name: string) =>
  header(page).getByRole("button", { name, exact: true });
const submenu = (page: Page, name: string) => header(page).getByRole("list", { name, exact: true });
const panel = (page: Page) => page.locator("#site-menu");
const entry = (page: Page, name: string) =>
  panel(page)
    .locator("details")
    .filter({ has: page.locator("summary").getByText(name, { exact: true }) });

/** The states of the page's scripts in which the header works alike. */
const STATES = {
  "after hydration": async (page: Page) => {
    await page.goto(faq.path);
    await hydrated(page);
  },
  "before hydration": async (page: Page) => {
    await holdScripts(page);
    await page.goto(faq.path, { waitUntil: "domcontentloaded" });
  },
};

for (const [state, open] of Object.entries(STATES)) {
  test.describe(`the header ${state}`, () => {
    test.use({ viewport: { width: 1280, height: 800 } });

    test("closes a submenu when another one opens or its own button is clicked", async ({
      page,
    }) => {
      await open(page);
      for (const { label } of new Set([FIRST, SECOND])) {
        await parent(page, label).click();
        for (const menu of menus) {
          const isOpen = menu.label === label;
          await expect(submenu(page, menu.label)).toBeVisible({ visible: isOpen });
        }
      }
      await parent(page, SECOND.label).click();
      await expect(submenu(page, SECOND.label)).toBeHidden();
    });

    test("closes a submenu when Escape is pressed or the page is clicked", async ({ page }) => {
      await open(page);
      await parent(page, FIRST.label).click();
      await page.keyboard.press("Escape");
      await expect(submenu(page, FIRST.label)).toBeHidden();
      await expect(parent(page, FIRST.label)).toBeFocused();
      await parent(page, FIRST.label).click();
      await page.mouse.click(4, 780);
      await expect(submenu(page, FIRST.label)).toBeHidden();
    });

    test("opens a page and closes the submenu when its link is clicked", async ({ page }) => {
      await open(page);
      await parent(page, menuLink.label).click();
      await submenu(page, menuLink.label).locator(`a[href="${menuLink.to}"]`).first().click();
      await expect(page).toHaveURL(menuLink.to);
      await expect(submenu(page, menuLink.label)).toBeHidden();
    });

    test("becomes opaque with a shadow when the page is scrolled by more than 10 px", async ({
      page,
    }) => {
      await open(page);
      const appearance = () =>
        header(page).evaluate((element) => {
          const { backgroundColor, boxShadow } = getComputedStyle(element);
          return {
            isTransparent: backgroundColor === "rgba(0, 0, 0, 0)",
            hasShadow: boxShadow !== "none",
          };
        });
      expect(await appearance()).toEqual({ isTransparent: true, hasShadow: false });
      await page.evaluate(() => window.scrollTo(0, 10));
      expect(await appearance()).toEqual({ isTransparent: true, hasShadow: false });
      await page.evaluate(() => window.scrollTo(0, 40));
      await expect.poll(appearance).toEqual({ isTransparent: false, hasShadow: true });
    });
  });

  test.describe(`the menu on phones ${state}`, () => {
    test.use({ viewport: { width: 360, height: 640 } });

    test("fills the width and at most 80% of the height when it is open", async ({ page }) => {
      await open(page);
      await button(page, shared.header.menu).click();
      await expect(panel(page)).toBeVisible();
      const box = await panel(page).boundingBox();
      expect(box?.width).toBe(360);
      expect(box?.height).toBeLessThanOrEqual(512);
    });

    test("shows both buttons whole, and each once, when an entry is open", async ({ page }) => {
      await open(page);
      await button(page, shared.header.menu).click();
      await entry(page, FIRST.label).locator("summary").click();
      for (const { label } of [primary, secondary]) {
        const link = header(page).getByRole("link", { name: label, exact: true });
        await expect(link).toHaveCount(1);
        await expect(link).toBeInViewport({ ratio: 1 });
      }
    });

    test("closes an entry when another one opens", async ({ page }) => {
      await open(page);
      await button(page, shared.header.menu).click();
      for (const { label } of new Set([FIRST, SECOND])) {
        await entry(page, label).locator("summary").click();
        await expect(entry(page, label).getByRole("list")).toBeVisible();
        await expect(panel(page).locator("details[open]")).toHaveCount(1);
      }
    });

    test("closes when one of its links is clicked", async ({ page }) => {
      await open(page);
      await button(page, shared.header.menu).click();
      await entry(page, menuLink.label).locator("summary").click();
      await entry(page, menuLink.label).locator(`a[href="${menuLink.to}"]`).first().click();
      await expect(page).toHaveURL(menuLink.to);
      await expect(panel(page)).toBeHidden();
    });
  });
}
