import { amountField, labels, paymentOf, slider } from "./support/calculator";
import { calculator, faq } from "./support/content";
import { holdBack } from "./support/network";
import { button, followLink, heading, isMarkedDocument, openTab } from "./support/page";
import { expect, test } from "./support/test";

const CALCULATOR = /\/scripts\/calculator-[^/]*\.js$/;

test("a page has its heading while the calculator's code loads", async ({
  page,
  consoleErrors,
}) => {
  const release = await holdBack(page, CALCULATOR);
  await openTab(page, faq.path);
  await followLink(page, calculator.path);
  await expect(heading(page, calculator.intro.title)).toBeFocused();
  await expect(page.getByRole("slider")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).not.toBeInViewport();
  release();
  await expect(slider(page, labels.form.amountSlider)).toBeVisible();
  expect(await isMarkedDocument(page)).toBe(true);
  expect(consoleErrors).toEqual([]);
});

test("values and a click are kept while the calculator's code loads", async ({ page }) => {
  await page.clock.install();
  const release = await holdBack(page, CALCULATOR);
  await page.goto(calculator.path, { waitUntil: "domcontentloaded" });
  await amountField(page).fill("20,000");
  await page.clock.runFor(3000);
  await page.evaluate(() => {
    window.location.hash = "#loan";
  });
  await button(page, labels.form.calculate).click();
  release();
  await page.clock.resume();
  await expect(
    page.getByText(`${labels.results.payment}: ${paymentOf(20_000)}`, { exact: true }),
  ).toBeVisible();
  await expect(amountField(page)).toHaveValue("20,000");
});
