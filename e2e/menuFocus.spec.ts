import { contact } from "./support/content";
import { hydrated } from "./support/page";
import { expect, test } from "./support/test";

for (const [device, width] of [
  ["a phone's menu", 360],
  ["a submenu", 1280],
] as const)
  test.describe(() => {
    test.use({ viewport: { width, height: 800 } });

    test(`${device} closes when the focus leaves it, forwards and backwards, and its button says so`, async ({
      page,
    }) => {
      await page.goto(contact.path);
      await hydrated(page);
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
  });
