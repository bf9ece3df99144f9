import { amountField, figure, slider } from "./support/calculator";
import { field, sendButton } from "./support/contactForm";
import { holdBack } from "./support/network";
import { footerLink, heading, isMarkedDocument, openTab } from "./support/page";
import { expect, test } from "./support/test";

const CALCULATOR = /\/scripts\/calculator-[^/]*\.js$/;
const CONTACT = /\/scripts\/contact-[^/]*\.js$/;

test("a page opened by a link shows its heading when the calculator's code is still loading", async ({
  page,
  consoleErrors,
}) => {
  const release = await holdBack(page, CALCULATOR);
  await openTab(page, "/faq");
  await footerLink(page, "Loan Calculator").click();
  await expect(heading(page, "What a loan costs")).toBeFocused();
  await expect(page.getByRole("slider")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).not.toBeInViewport();
  release();
  await expect(slider(page, "Loan amount slider")).toBeVisible();
  expect(await isMarkedDocument(page)).toBe(true);
  expect(consoleErrors).toEqual([]);
});

test("a notice reloads the calculator's code when its first request failed", async ({ page }) => {
  await page.route(CALCULATOR, (route) => route.abort());
  await openTab(page, "/faq");
  await footerLink(page, "Loan Calculator").click();
  await expect(page.getByRole("alert").filter({ hasText: "has not come through" })).toBeVisible();
  await page.unroute(CALCULATOR);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(slider(page, "Loan amount slider")).toBeVisible();
  // The comparison is in the same chunk.
  await expect(page.getByText("No loan is kept yet.")).toBeVisible();
  expect(await isMarkedDocument(page)).toBe(true);
});

test("the worked example and typed values are kept when the calculator's code fails", async ({
  page,
}) => {
  await page.route(CALCULATOR, (route) => route.abort());
  await page.goto("/loan-calculator");
  const retry = page.getByRole("button", { name: "Try again" });
  await expect(retry).toBeVisible();
  await expect(page.getByText("$10,333.33").first()).toBeVisible();
  await amountField(page).fill("20,000");
  await page.unroute(CALCULATOR);
  await retry.click();
  await expect(figure(page, "You borrow")).toHaveText("$20,000.00");
  await expect(retry).toBeHidden();
});

test("values and a click are kept when the calculator's code loads after 3 seconds", async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdBack(page, CALCULATOR);
  await page.goto("/loan-calculator", { waitUntil: "domcontentloaded" });
  await amountField(page).fill("20,000");
  await page.clock.runFor(3000);
  await page.evaluate(() => {
    window.location.hash = "#loan";
  });
  await page.getByRole("button", { name: "Calculate" }).click();
  release();
  await page.clock.resume();
  await expect(page.getByText("Monthly payment: $4,133.33", { exact: true })).toBeVisible();
  await expect(amountField(page)).toHaveValue("20,000");
});

test("values and a click are kept when the contact form's code loads after 3 seconds", async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdBack(page, CONTACT);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  const message = field(page, "Message");
  await message.fill("Typed while the code was held");
  await page.clock.runFor(3000);
  await page.evaluate(() => {
    window.location.hash = "#main";
  });
  await sendButton(page).click();
  release();
  await page.clock.resume();
  await expect(
    page.getByRole("link", { name: "Please enter a valid email address" }),
  ).toBeVisible();
  await expect(message).toHaveValue("Typed while the code was held");
});
