import { expect } from "@playwright/test";
import { amountField, openCalculator, payment, paymentOf } from "../support/calculator";
import { field, sendButton } from "../support/contactForm";
import { calculator, contact, faq, home, site, textPage } from "../support/content";
import { test } from "../support/developmentServer";
import { followLink, heading, isMarkedDocument, markDocument, scrollTop } from "../support/page";

// The development server warns about styles and missing files in the console.
test.afterEach(async ({ page }) => expect(await page.pageErrors()).toEqual([]));

test("pages render without a full page load when they are reached through links and Back", async ({
  page,
}) => {
  await page.goto(home.path);
  await expect(heading(page, site.tagline)).toBeVisible();
  await markDocument(page);
  for (const { path, intro } of [faq, calculator, textPage]) {
    await followLink(page, path);
    await expect(heading(page, intro.title)).toBeVisible();
  }
  await page.goBack();
  await expect(heading(page, calculator.intro.title)).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await isMarkedDocument(page)).toBe(true);
});

test("the calculator updates its figures when the amount changes", async ({ page }) => {
  await openCalculator(page);
  await amountField(page).fill("12,000");
  await expect(payment(page)).toHaveText(paymentOf(12_000));
});

test("the contact form reports invalid fields when it is submitted empty", async ({ page }) => {
  await page.goto(contact.path);
  await sendButton(page).click();
  await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
});
