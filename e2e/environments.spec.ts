import {
  amountField,
  calculatorHydrated,
  payment,
  paymentOf,
  STANDALONE,
} from "./support/calculator";
import { field } from "./support/contactForm";
import { contact, faq } from "./support/content";
import { denyStorage, followLink, openTab } from "./support/page";
import { expect, test } from "./support/test";

test("pages, forms and calculators work with storage denied", async ({ page, consoleErrors }) => {
  await denyStorage(page);
  await openTab(page, faq.path);
  await followLink(page, STANDALONE.route);
  await calculatorHydrated(page);
  await amountField(page).fill("20,000");
  await expect(payment(page)).toHaveText(paymentOf(20_000));
  await followLink(page, contact.path);
  await field(page, "message").fill("Nothing of this is stored");
  await followLink(page, faq.path);
  await expect(page).toHaveURL(faq.path);
  await page.goBack();
  await expect(field(page, "message")).toHaveValue("Nothing of this is stored");
  expect(consoleErrors).toEqual([]);
});
