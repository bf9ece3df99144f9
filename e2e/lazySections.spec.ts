import { amountField, figure, slider } from "./support/calculator";
import { holdBack } from "./support/network";
import { footerLink, heading, openTab } from "./support/page";
import { expect, test } from "./support/test";

const CALCULATOR = /\/scripts\/calculator-[^/]*\.js$/;
const CONTACT = /\/scripts\/contact-[^/]*\.js$/;

test("shows the heading of a page reached by a link before the calculator's code loads", async ({
  page,
  complaints,
}) => {
  const held = await holdBack(page, CALCULATOR);
  await openTab(page, "/faq");
  await footerLink(page, "Loan Calculator").click();
  await expect(heading(page, "What a loan costs")).toBeFocused();
  await expect(page.getByRole("slider")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).not.toBeInViewport();
  held.release();
  await expect(slider(page, "Loan amount slider")).toBeVisible();
  expect(await page.evaluate(() => "oldTab" in window)).toBe(true);
  expect(complaints).toEqual([]);
});

test("reports that the calculator's code failed to load, and loads it again", async ({ page }) => {
  await page.route(CALCULATOR, (route) => route.abort());
  await openTab(page, "/faq");
  await footerLink(page, "Loan Calculator").click();
  await expect(page.getByRole("alert").filter({ hasText: "has not come through" })).toBeVisible();
  await page.unroute(CALCULATOR);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(slider(page, "Loan amount slider")).toBeVisible();
  expect(await page.evaluate(() => "oldTab" in window)).toBe(true);
});

test("keeps the worked example and what was typed when the calculator's code fails, until it loads", async ({
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

test("loses nothing that was done while the calculator's code was held for 3 s", async ({
  page,
}) => {
  await page.clock.install();
  const held = await holdBack(page, CALCULATOR);
  await page.goto("/loan-calculator", { waitUntil: "domcontentloaded" });
  await amountField(page).fill("20,000");
  await page.clock.runFor(3000);
  await page.evaluate(() => {
    window.location.hash = "#loan";
  });
  await page.getByRole("button", { name: "Calculate" }).click();
  held.release();
  await page.clock.resume();
  await expect(page.getByText("Monthly payment: $4,133.33", { exact: true })).toBeVisible();
  await expect(amountField(page)).toHaveValue("20,000");
});

test("loses nothing that was typed and sent while the form's code was held for 3 s", async ({
  page,
}) => {
  await page.clock.install();
  const held = await holdBack(page, CONTACT);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  const message = page.getByLabel("Message", { exact: true });
  await message.fill("Typed while the code was held");
  await page.clock.runFor(3000);
  await page.evaluate(() => {
    window.location.hash = "#main";
  });
  await page.getByRole("button", { name: "Send Message" }).click();
  held.release();
  await page.clock.resume();
  await expect(
    page.getByRole("link", { name: "Please enter a valid email address" }),
  ).toBeVisible();
  await expect(message).toHaveValue("Typed while the code was held");
});
