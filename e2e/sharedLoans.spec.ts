import type { Page } from "@playwright/test";
import { SIDE_BY_SIDE_ANCHOR } from "../src/features/sideBySide/keptLoans";
import { OWN_CURRENCY } from "../src/lending/money";
import { LOANS_KEY } from "../src/lib/keptData";
import { amountField, calculatorHydrated } from "./support/calculator";
import { calculator, sideBySide as copy } from "./support/content";
import { breakStorage, STORAGE_FAULTS } from "./support/storage";
import { expect, test } from "./support/test";

const loan = (name: string) => `loan=${OWN_CURRENCY.code},5000.00,0.00,1000.00,6,monthly,,${name}`;

const names = (page: Page) =>
  page
    .getByRole("textbox", { name: new RegExp(`^${copy.name}`) })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

/** Opens a link to a friend's loan, with a loan of one's own in the browser. */
async function openLink(page: Page, fragment = loan("friend")): Promise<void> {
  await page.goto("/robots.txt");
  await page.evaluate(([key, own]) => localStorage.setItem(key, own), [
    LOANS_KEY,
    loan("own"),
  ] as const);
  await page.goto(`${calculator.path}#${fragment}`);
  await calculatorHydrated(page);
  await expect.poll(() => names(page)).not.toEqual([]);
}

test("a link's loans remain after another amount and a reload", async ({ page }) => {
  await openLink(page);
  await amountField(page).fill("7,000");
  await expect(page).toHaveURL(/amount=7000/);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(["friend"]);
  await expect(amountField(page)).toHaveValue("7,000");
});

for (const fault of STORAGE_FAULTS)
  test(`a kept loan is seen, and follows to the next page, when storage is ${fault}`, async ({
    page,
  }) => {
    await breakStorage(page, fault);
    await page.goto(calculator.path);
    await calculatorHydrated(page);
    await page.getByRole("button", { name: copy.keep, exact: true }).click();
    await page.getByRole("textbox", { name: `${copy.name} 1` }).fill("mine");
    await page.getByRole("link", { name: copy.see }).click();
    expect(await names(page)).toEqual(["mine"]);
    await page
      .locator(`#${SIDE_BY_SIDE_ANCHOR}`)
      .getByRole("link", { name: copy.check.label })
      .click();
    await expect(page).toHaveURL((url) => url.pathname === copy.check.to);
    await expect.poll(() => names(page)).toEqual(["mine"]);
    await page.reload();
    await expect.poll(() => names(page)).toEqual(["mine"]);
  });

test("a loan without a name is printed by its number", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await openLink(page, "none");
  await page.getByRole("textbox", { name: `${copy.name} 1` }).fill("");
  await page.getByRole("button", { name: copy.print }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("columnheader", { name: `${copy.loan} 1` })).toBeVisible();
  await expect(page.getByPlaceholder(`${copy.loan} 1`, { exact: true })).toBeHidden();
});
