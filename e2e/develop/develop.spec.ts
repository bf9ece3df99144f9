import { amountField, calculatorHydrated, figure } from "../support/calculator";
import { sendButton } from "../support/contactForm";
import { footerLink, heading, isMarkedDocument, markDocument, scrollTop } from "../support/page";
import { expect, test } from "../support/test";

test.afterEach(({ consoleErrors }) => expect(consoleErrors).toEqual([]));

test("the home page and three more render when they are opened by links and by Back", async ({
  page,
}) => {
  await page.goto("/");
  await expect(heading(page, "Good Credit is Life")).toBeVisible();
  await markDocument(page);
  for (const [link, title] of [
    ["FAQ", "Questions, answered plainly"],
    ["Loan Calculator", "What a loan costs"],
    ["Privacy Policy", "Privacy Policy"],
  ] as const) {
    await footerLink(page, link).click();
    await expect(heading(page, title)).toBeVisible();
  }
  await page.goBack();
  await expect(heading(page, "What a loan costs")).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await isMarkedDocument(page)).toBe(true);
});

test("the calculator updates its figures when the amount changes", async ({ page }) => {
  await page.goto("/loan-calculator");
  await calculatorHydrated(page);
  await amountField(page).fill("12,000");
  await expect(figure(page, "You borrow")).toHaveText("$12,000.00");
});

test("the contact form reports invalid fields when it is sent empty", async ({ page }) => {
  await page.goto("/contact");
  await sendButton(page).click();
  await expect(
    page.getByRole("link", { name: "Please enter a valid email address" }),
  ).toBeVisible();
});
