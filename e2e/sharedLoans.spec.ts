import type { Page } from "@playwright/test";
import { SIDE_BY_SIDE_ANCHOR } from "../src/features/sideBySide/keptLoans";
import { OWN_CURRENCY } from "../src/lending/money";
import { LOANS_KEY } from "../src/lib/keptData";
import { amountField, calculatorHydrated } from "./support/calculator";
import { calculator, sideBySide as texts } from "./support/content";
import { PHONE } from "./support/page";
import { expect, test } from "./support/test";

const loan = (name: string) => `loan=${OWN_CURRENCY.code},5000.00,0.00,1000.00,6,monthly,,${name}`;

const names = (page: Page) =>
  page
    .getByRole("textbox", { name: new RegExp(`^${texts.name}`) })
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

for (const [what, fragment] of [
  ["loans", loan("friend")],
  ["the comparison", SIDE_BY_SIDE_ANCHOR],
] as const)
  test(`the comparison is in view when a link to ${what} is opened`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openLink(page, fragment);
    await expect(page.getByRole("heading", { name: texts.title })).toBeInViewport();
  });
