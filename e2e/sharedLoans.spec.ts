import type { Page } from "@playwright/test";
import { OWN_CURRENCY } from "../src/lending/money";
import { LOANS_KEY } from "../src/lib/keptData";
import { amountField, calculatorHydrated } from "./support/calculator";
import { calculator, sideBySide as copy } from "./support/content";
import { withoutDialogs } from "./support/page";
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

test("a loan without a name is printed by its number", async ({ page }) => {
  await withoutDialogs(page);
  await openLink(page, "none");
  await page.getByRole("textbox", { name: `${copy.name} 1` }).fill("");
  await page.getByRole("button", { name: copy.print }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("columnheader", { name: `${copy.loan} 1` })).toBeVisible();
  await expect(page.getByPlaceholder(`${copy.loan} 1`, { exact: true })).toBeHidden();
});
