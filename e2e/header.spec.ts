import type { Page } from "@playwright/test";
import { faq, lastOf, menuLink, menus, primary, secondary, shared } from "./support/content";
import { openHeld } from "./support/network";
import { button, hydrated, openTab, PHONE, scrollTop } from "./support/page";
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
  "after hydration": (page: Page) => openTab(page, faq.path),
  "before hydration": (page: Page) => openHeld(page, faq.path),
};

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

  test.describe(`the menu on phones ${state}`, () => {
    test.use({ viewport: { width: 360, height: 640 } });

    test("fills the width and at most 80% of the height, with both buttons whole", async ({
      page,
    }) => {
      await open(page);
      await button(page, shared.header.menu).click();
      await entry(page, FIRST.label).locator("summary").click();
      const box = await panel(page).boundingBox();
      expect(box?.width).toBe(360);
      expect(box?.height).toBeLessThanOrEqual(512);
      for (const { label } of [primary, secondary]) {
        const link = header(page).getByRole("link", { name: label, exact: true });
        await expect(link).toHaveCount(1);
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      await page.setViewportSize({ width: 320, height: 256 });
      const { y = 0, height = 0 } = (await panel(page).boundingBox()) ?? {};
      expect(y + height, "its end in a low window").toBeLessThanOrEqual(256);
    });

    test("has one entry open, and closes when one of its links is clicked", async ({ page }) => {
      await open(page);
      await button(page, shared.header.menu).click();
      for (const { label } of new Set([FIRST, SECOND, menuLink])) {
        const isOpen = await entry(page, label).getByRole("list").isVisible();
        if (!isOpen) await entry(page, label).locator("summary").click();
        await expect(entry(page, label).getByRole("list")).toBeVisible();
        await expect(panel(page).locator("details[open]")).toHaveCount(1);
      }
      await entry(page, menuLink.label).locator(`a[href="${menuLink.to}"]`).first().click();
      await expect(page).toHaveURL(menuLink.to);
      await expect(panel(page)).toBeHidden();
    });
  });
}

test("a description in the phone's menu belongs to its link", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openTab(page, faq.path);
  const item = panel(page).locator("li:has(small)").first();
  test.skip((await item.count()) === 0, "No link is described.");
  await button(page, shared.header.menu).click();
  await panel(page).locator("details:has(small) summary").first().click();
  const path = await item.getByRole("link").getAttribute("href");
  const { x = 0, y = 0 } = (await item.locator("small").boundingBox()) ?? {};
  await page.mouse.click(x + 30, y + 10);
  await expect(page).toHaveURL(path ?? "");
});

test("a pressed entry of the phone's menu is in view", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await openTab(page, faq.path);
  await button(page, shared.header.menu).click();
  const entries = panel(page).locator("details");
  for (const each of await entries.all()) {
    await each.locator("summary").click();
    await expect(each.locator("summary")).toBeInViewport({ ratio: 1 });
    const { y = 0 } = (await each.locator("summary").boundingBox()) ?? {};
    const { y: top = 0 } = (await panel(page).boundingBox()) ?? {};
    expect(y, "below the header").toBeGreaterThanOrEqual(top);
  }
});

test("a link to the page itself closes the menu, goes to the start and adds no entry to the history", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openTab(page, menuLink.to);
  await page.evaluate(() => window.scrollTo(0, 500));
  const entries = await page.evaluate(() => history.length);
  await button(page, shared.header.menu).click();
  await entry(page, menuLink.label).locator("summary").click();
  await entry(page, menuLink.label).locator(`a[href="${menuLink.to}"]`).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(panel(page)).toBeHidden();
  expect(await scrollTop(page)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

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

for (const moment of ["before", "after"])
  test(`a link to an anchor of the page itself closes the menu and shows the anchor ${moment} hydration`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const release = await openHeld(page, menuLink.to);
    if (moment === "after") release();
    if (moment === "after") await hydrated(page);
    const anchor = page.locator("main section").last();
    await anchor.evaluate((section) => section.setAttribute("id", "anchor"));
    await button(page, shared.header.menu).click();
    await entry(page, menuLink.label).locator("summary").click();
    const link = entry(page, menuLink.label).locator(`a[href="${menuLink.to}"]`).first();
    await link.evaluate((element) => element.setAttribute("href", `${location.pathname}#anchor`));
    await entry(page, menuLink.label).locator("a[href$='#anchor']").click();
    release();
    await expect(panel(page)).toBeHidden();
    await expect(anchor).toBeInViewport();
  });

for (const [device, width] of [
  ["a phone's menu", 360],
  ["a submenu", 1280],
] as const)
  test(`${device} closes, and its button says so, when the focus leaves it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await STATES["after hydration"](page);
    const opener = page.locator("header [popovertarget]:visible").first();
    const menu = page.locator("header [popover]:popover-open");
    const last = menu.locator("a:visible").last();

    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    await expect(opener).toHaveAttribute("aria-expanded", "true");
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
    await expect(opener).toHaveAttribute("aria-expanded", "false");
  });
