import type { Page } from "@playwright/test";
import { faq, menuLink, primary, secondary, shared } from "./support/content";
import { FIRST, header, SECOND, STATES } from "./support/header";
import { button, openTab, scrollTop } from "./support/page";
import { expect, test } from "./support/test";

const panel = (page: Page) => page.locator("#site-menu");
const entry = (page: Page, name: string) =>
  panel(page)
    .locator("details")
    .filter({ has: page.locator("summary").getByText(name, { exact: true }) });

for (const [state, open] of Object.entries(STATES)) {
  test.describe(`the menu on phones ${state}`, () => {
    test.use({ viewport: { width: 360, height: 640 } });

    test("fills the width and at most 80% of the height, and no link is behind its buttons", async ({
      page,
    }) => {
      await open(page);
      await button(page, shared.header.menu).click();
      await entry(page, FIRST.label).locator("summary").click();
      const list = await panel(page).getByRole("navigation").boundingBox();
      const first = await panel(page).getByRole("link", { name: secondary.label }).boundingBox();
      expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
      await panel(page).getByRole("navigation").getByRole("link").last().scrollIntoViewIfNeeded();
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

for (const width of [360, 1280])
  test.describe(`in a browser without popovers, at ${width} px`, () => {
    // The policy of the page allows its own styles alone.
    test.use({ viewport: { width, height: 800 }, bypassCSP: true });

    test("every menu is open @night", async ({ page }) => {
      await page.route(faq.path, async (route) => {
        const response = await route.fetch();
        const html = (await response.text())
          .replaceAll(":popover-open", ":unknown")
          .replaceAll(/ popover(target)?="/gi, ' data-popover$1="');
        await route.fulfill({ response, body: html });
      });
      await page.goto(faq.path);
      if (width < 768) await entry(page, menuLink.label).locator("summary").click();
      const link = header(page).locator(`a[href="${menuLink.to}"]:visible`).first();
      await link.click();
      await expect(page).toHaveURL(menuLink.to);
    });
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

test("a link to an anchor of the page itself closes the menu and shows the anchor", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openTab(page, menuLink.to);
  const anchor = page.locator("main section").last();
  await anchor.evaluate((section) => section.setAttribute("id", "anchor"));
  await button(page, shared.header.menu).click();
  await entry(page, menuLink.label).locator("summary").click();
  const link = entry(page, menuLink.label).locator(`a[href="${menuLink.to}"]`).first();
  await link.evaluate((element) => element.setAttribute("href", `${location.pathname}#anchor`));
  await entry(page, menuLink.label).locator("a[href$='#anchor']").click();
  await expect(panel(page)).toBeHidden();
  await expect(anchor).toBeInViewport();
});
