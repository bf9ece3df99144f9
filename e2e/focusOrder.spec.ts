import { amountField, openCalculator } from "./support/calculator";
import { faq } from "./support/content";
import { followLink, openTab } from "./support/page";
import { expect, test } from "./support/test";

for (const part of ["main", "footer"])
  test(`Tab continues from a text of the ${part} that was clicked, also after a link to the page itself`, async ({
    page,
  }) => {
    await openTab(page, faq.path);
    await followLink(page, faq.path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    const text = page.locator(`${part} p`).filter({ visible: true }).last();
    await text.click({ position: { x: 1, y: 1 } });
    await page.keyboard.press("Shift+Tab");
    await expect(page.locator(`${part} :focus`)).toBeInViewport();
  });

test("the skip link leads into the page's content", async ({ page }) => {
  await openTab(page, faq.path);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toBeInViewport();
});

test("a slider that Tab reaches is in view in a low window", async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await openCalculator(page);
  const sliders = page.getByRole("slider");
  await amountField(page).focus();
  for (let reached = 0; reached < (await sliders.count()); ) {
    await page.keyboard.press("Tab");
    const focused = page.locator("main :focus");
    await expect(focused).toBeInViewport();
    if ((await focused.getAttribute("type")) === "range") reached += 1;
  }
});
