import type { Page } from "@playwright/test";
import { sample } from "../shared/testDepth";
import { amountField, calculatorHydrated, termField } from "./support/calculator";
import { expect, test } from "./support/test";

const row = (page: Page, name: string) => page.getByRole("radio", { name });

for (const address of ["/loan-calculator", "/resources"])
  test(`${address} prints one page with the loan, its instalments and the licence when Print is clicked`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await page.goto(address);
    await calculatorHydrated(page);
    await amountField(page).fill("50,000");
    await termField(page).fill("12");
    await page.getByRole("button", { name: "Print", exact: true }).click();
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    const year = await page.evaluate(() => new Date().getFullYear());
    for (const text of [
      new RegExp(`\\$50,000\\.00 TTD, 12 months\\. Worked out on \\w+ \\d+, ${year}\\.`),
      /licensed money lender .*ML-0000-2025/,
      /Results are an estimate/,
    ])
      await expect(page.locator("[data-lazy-section]").getByText(text)).toBeVisible();
    for (const label of ["Total interest", "Total repayment", "Nominal APR", "Effective APR"])
      await expect(page.locator("[data-card] dt", { hasText: label })).toBeVisible();
    await expect(page.locator("[data-lazy-section] tbody tr:visible")).toHaveCount(12);
    await expect(page.getByRole("contentinfo")).toBeHidden();
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: "screen" });
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });

test("a tap anywhere in a row chooses its term when the window is a phone's or a desktop's", async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 740],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/loan-calculator");
    await calculatorHydrated(page);
    const table = page.getByRole("table", { name: "Every term for your amount" });
    for (const [term, figure] of [
      ["7", "49.14%"],
      ["12", "$5,166.67"],
    ] as const) {
      await table.getByText(figure, { exact: true }).click({ force: true });
      await expect(row(page, `${term} months`)).toBeChecked();
      await expect(termField(page)).toHaveValue(term);
    }
  }
});

test("the arrow keys change the term when a row of the table has the focus", async ({ page }) => {
  await page.goto("/loan-calculator");
  await calculatorHydrated(page);
  await row(page, "6 months").focus();
  await page.keyboard.press("ArrowDown");
  await expect(row(page, "7 months")).toBeFocused();
  await expect(row(page, "7 months")).toBeChecked();
  await expect(termField(page)).toHaveValue("7");
});

test("the page keeps its height when the pay is typed", async ({ page }) => {
  for (const width of sample([320, 360, 768, 1440], 2, "typed pay")) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/loan-calculator");
    await calculatorHydrated(page);
    const height = () =>
      page
        .locator("[data-lazy-section=calculator]")
        .evaluate((section) => section.getBoundingClientRect().height);
    const before = await height();
    for (const pay of ["20,000", "3,000", "abc", ""]) {
      await page.getByRole("textbox", { name: "Take-home pay each month" }).fill(pay);
      expect(await height(), `"${pay}" at ${width} px`).toBe(before);
    }
  }
});
