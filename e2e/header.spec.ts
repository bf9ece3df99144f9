import { expect, type Page, test } from "@playwright/test";
import { buttons, faq, lastOf, menuLink, menus } from "./support/content";
import { openHeld } from "./support/network";
import { button, openTab, scrollTop } from "./support/page";

/** Two menus, or the same one twice if the site has only one. */
const FIRST = lastOf(menus.slice(0, 1));
const SECOND = lastOf(menus);
const PHONE = { width: 360, height: 640 };

const header = (page: Page) => page.getByRole("banner");
const parent = (page: Page, name: string) =>
  header(page).getByRole("button", { name, exact: true });
const submenu = (page: Page, name: string) => header(page).getByRole("list", { name, exact: true });
const panel = (page: Page) => page.locator("#siteMenu");
const entry = (page: Page, name: string) =>
  panel(page)
    .locator("details")
    .filter({ has: page.locator("summary").getByText(name, { exact: true }) });

async function openEntry(page: Page): Promise<void> {
  await button(page, "Menu").click();
  await entry(page, menuLink.label).locator("summary").click();
}
const linkIn = (page: Page) =>
  entry(page, menuLink.label).locator(`a[href="${menuLink.to}"]`).first();

for (const [state, open] of Object.entries({
  "after hydration": (page: Page) => openTab(page, faq.path),
  "before hydration": (page: Page) => openHeld(page, faq.path),
})) {
  test(`${state}, a submenu closes when its button, the page or a link is clicked, and on Escape`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
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

  test(`${state}, the phone menu has only one entry open at a time, and closes when a link is clicked`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page);
    await button(page, "Menu").click();
    for (const { label } of new Set([FIRST, SECOND, menuLink])) {
      const isOpen = await entry(page, label).getByRole("list").isVisible();
      if (!isOpen) await entry(page, label).locator("summary").click();
      await expect(entry(page, label).getByRole("list")).toBeVisible();
      await expect(panel(page).locator("details[open]")).toHaveCount(1);
    }
    await linkIn(page).click();
    await expect(page).toHaveURL(menuLink.to);
    await expect(panel(page)).toBeHidden();
  });
}

test("the header becomes opaque and gets a shadow when the page is scrolled by more than 10 px", async ({
  page,
}) => {
  await openTab(page, faq.path);
  const appearance = () =>
    header(page).evaluate((element) => {
      const { backgroundColor, boxShadow } = getComputedStyle(element);
      return [backgroundColor === "rgba(0, 0, 0, 0)", boxShadow !== "none"];
    });
  await page.evaluate(() => window.scrollTo(0, 10));
  expect(await appearance()).toEqual([true, false]);
  await page.evaluate(() => window.scrollTo(0, 40));
  await expect.poll(appearance).toEqual([false, true]);
});

test("on a tablet, the header's links scroll away, and are back for the keyboard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openTab(page, faq.path);
  const links = header(page).getByRole("navigation").locator(":is(a, button):visible");
  await expect(links.first()).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(links).toHaveCount(0);
  await expect(header(page).getByRole("link").first()).toBeInViewport();
  await header(page).getByRole("link").first().focus();
  await page.keyboard.press("Tab");
  await expect(links.first()).toBeInViewport({ ratio: 1 });
});

test("in a low window, the header scrolls away with the page", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 360 });
  await openTab(page, faq.path);
  await expect(header(page)).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(header(page)).not.toBeInViewport();
});

test("a primary button changes its colour under the mouse", async ({ page }) => {
  await openTab(page, faq.path);
  const primary = header(page).locator("[data-variant=primary]").first();
  const background = () => primary.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await background();
  await primary.hover();
  await expect.poll(background).not.toBe(before);
});

test("the open phone menu fills the width and at most 80% of the height, and its buttons stay in view", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openTab(page, faq.path);
  await openEntry(page);
  const list = await panel(page).getByRole("navigation").boundingBox();
  const name = buttons[0]?.label ?? "";
  const first = await panel(page).getByRole("link", { name }).boundingBox();
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
  await panel(page).getByRole("navigation").getByRole("link").last().scrollIntoViewIfNeeded();
  const box = await panel(page).boundingBox();
  expect(box?.width).toBe(PHONE.width);
  expect(box?.height).toBeLessThanOrEqual(0.8 * PHONE.height);
  for (const { label } of buttons)
    await expect(header(page).getByRole("link", { name: label, exact: true })).toBeInViewport({
      ratio: 1,
    });
});

test("the open phone menu closes when the window becomes as wide as a tablet", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openTab(page, faq.path);
  await button(page, "Menu").click();
  await expect(panel(page)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(panel(page)).toBeHidden();
});

test("in forced-colors mode, only the current page's menu is marked", async ({ page }) => {
  await openTab(page, menuLink.to);
  await page.emulateMedia({ forcedColors: "active" });
  for (const { label, links } of menus)
    await expect(parent(page, label)).toHaveCSS(
      "border-bottom-style",
      links.some(({ to }) => to === menuLink.to) ? "solid" : "none",
    );
});

for (const [device, width] of [
  ["a phone's menu", 360],
  ["a submenu", 1280],
] as const)
  test(`${device} closes when the focus leaves it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openTab(page, faq.path);
    const opener = page.locator("header [popovertarget]:visible").first();
    const menu = page.locator("header [popover]:popover-open");
    await opener.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(menu.locator(":focus")).toHaveCount(1);
    await menu.locator("a:visible").last().focus();
    await page.keyboard.press("Tab");
    await expect(menu).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });

for (const width of [360, 1280])
  test.describe(`in a browser without popovers, at ${width} px`, () => {
    // The page's Content-Security-Policy would block the styles that the test changes.
    test.use({ viewport: { width, height: 800 }, bypassCSP: true });

    test("the menus are open when the page loads, and their links work @night", async ({
      page,
    }) => {
      await page.route(faq.path, async (route) => {
        const response = await route.fetch();
        const html = (await response.text())
          .replaceAll(":popover-open", ":unknown")
          .replaceAll(/ popover(target)?="/gi, ' data-popover$1="');
        await route.fulfill({ response, body: html });
      });
      await page.goto(faq.path);
      if (width < 768) await entry(page, menuLink.label).locator("summary").click();
      await header(page).locator(`a[href="${menuLink.to}"]:visible`).first().click();
      await expect(page).toHaveURL(menuLink.to);
    });
  });

test("a link to the current page closes the menu and scrolls to the top without adding a history entry", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openTab(page, menuLink.to);
  await page.evaluate(() => window.scrollTo(0, 500));
  const entries = await page.evaluate(() => history.length);
  await openEntry(page);
  await linkIn(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(panel(page)).toBeHidden();
  expect(await scrollTop(page)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});
