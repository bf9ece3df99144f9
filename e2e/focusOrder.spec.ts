import { CANNOT_PAY_ANCHOR } from "../src/features/calculator/calculatorProps";
import { amountField, calculatorHydrated, openCalculator } from "./support/calculator";
import { calculator, faq, resources, textPage } from "./support/content";
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

test("Tab goes on from a click on a text when a link had led to the section", async ({ page }) => {
  await openTab(page, faq.path);
  await followLink(page, `${resources.path}#calculator`);
  const section = page.locator("#calculator");
  await expect(section).toBeFocused();
  await calculatorHydrated(page);
  const text = section.getByRole("heading").last();
  await text.click();
  await page.keyboard.press("Tab");
  const isAfter = await text.evaluate((element) => {
    const focused = document.activeElement ?? document.body;
    return Boolean(element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  expect(isAfter).toBe(true);
});

test("Back to the address of an answer shows and focuses it", async ({ page }) => {
  await openTab(page, `${calculator.path}#${CANNOT_PAY_ANCHOR}`);
  await calculatorHydrated(page);
  await followLink(page, textPage.path);
  await expect(page).toHaveURL(textPage.path);
  await page.goBack();
  const answer = page.locator(`#${CANNOT_PAY_ANCHOR}`);
  await expect(answer).toBeInViewport();
  await expect(answer).toBeFocused();
});
