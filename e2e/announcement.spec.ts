import { expect, test } from "@playwright/test";
import { faq, site } from "./support/content";
import { recordShifts, shiftsSoFar } from "./support/layoutShifts";
import { button, followLink, hydrated, openTab } from "./support/page";

const { announcement } = site;

test.skip(!announcement, "The content has no announcement.");

const text = announcement?.text ?? "";

test("an announcement is first on the page, and stays away once it is dismissed, without a layout shift", async ({
  page,
}) => {
  await recordShifts(page);
  await openTab(page, faq.path);
  await expect(page.locator("main > :first-child")).toContainText(text);
  await page.emulateMedia({ media: "print" });
  const dismiss = button(page, `Dismiss: ${text}`);
  await expect(page.getByText(text)).toBeVisible();
  await expect(dismiss).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await dismiss.press("Enter");
  await expect(page.getByText(text)).toHaveCount(0);
  await expect(page.locator("main h1")).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(text)).toBeHidden();
  const { sum, details } = await shiftsSoFar(page);
  expect(sum, details).toBeLessThan(0.02);
  await followLink(page, "/");
  await expect(page.locator("main h1")).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
});

test("an announcement stays where there is no JavaScript, without its button", async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(faq.path);
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.locator("main > :first-child button")).toBeHidden();
  await page.close();
});
