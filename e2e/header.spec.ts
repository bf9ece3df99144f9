import type { Page } from "@playwright/test";
import { menuLink, menus } from "./support/content";
import { FIRST, header, SECOND, STATES } from "./support/header";
import { openTab } from "./support/page";
import { expect, test } from "./support/test";

const parent = (page: Page, name: string) =>
  header(page).getByRole("button", { name, exact: true });
const submenu = (page: Page, name: string) => header(page).getByRole("list", { name, exact: true });

for (const [state, open] of Object.entries(STATES)) {
  test.describe(`the header ${state}`, () => {
    test.use({ viewport: { width: 1280, height: 800 } });

    test("shows one submenu until its button, Escape, page or link is used", async ({ page }) => {
      await open(page);
      for (const { label } of new Set([FIRST, SECOND])) {
        await parent(page, label).click();
        for (const menu of menus)
          await expect(submenu(page, menu.label)).toBeVisible({ visible: menu.label === label });
      }
      await parent(page, SECOND.label).click();
      await expect(submenu(page, SECOND.label)).toBeHidden();
      await parent(page, FIRST.label).click();
      await page.keyboard.press("Escape");
      await expect(submenu(page, FIRST.label)).toBeHidden();
      await expect(parent(page, FIRST.label)).toBeFocused();
      await parent(page, FIRST.label).click();
      await page.mouse.click(4, 780);
      await expect(submenu(page, FIRST.label)).toBeHidden();
      await parent(page, menuLink.label).click();
      await submenu(page, menuLink.label).locator(`a[href="${menuLink.to}"]`).first().click();
      await expect(page).toHaveURL(menuLink.to);
      await expect(submenu(page, menuLink.label)).toBeHidden();
    });

    test("becomes opaque with a shadow when scrolled by more than 10 px", async ({ page }) => {
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
}

test("forced colours mark the current page, and no page that is loading", async ({ page }) => {
  const top = () => page.locator("main").evaluate((main) => main.getBoundingClientRect().top);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openTab(page, menuLink.to);
  const withoutBar = await top();
  await page.emulateMedia({ forcedColors: "active" });
  await expect(header(page).locator("[data-current]").first()).toHaveCSS(
    "border-bottom-style",
    "solid",
  );
  expect(await top()).toBe(withoutBar);
});

for (const [device, width] of [
  ["a phone's menu", 360],
  ["a submenu", 1280],
] as const)
  test(`${device} closes when the focus leaves it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await STATES["after hydration"](page);
    const opener = page.locator("header [popovertarget]:visible").first();
    const menu = page.locator("header [popover]:popover-open");
    const last = menu.locator("a:visible").last();

    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(menu.locator(":focus")).toHaveCount(1);
    await last.focus();
    await page.keyboard.press("Tab");
    await expect(menu).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);

    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(menu).toHaveCount(0);
  });

test("every link of a submenu can be scrolled to in a low window", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 300 });
  await STATES["after hydration"](page);
  for (const { label } of menus) {
    await parent(page, label).click();
    const last = submenu(page, label).getByRole("link").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  }
});
