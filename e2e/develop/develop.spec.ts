import { amountField, calculatorComputes, figure } from "../support/calculator";
import { expect, test } from "../support/test";

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

test("renders the home page and three more by links, and goes back", async ({ page }) => {
  await page.goto("/");
  const h1 = (name: string) => page.getByRole("heading", { level: 1, name });
  await expect(h1("Good Credit is Life")).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const footer = page.getByRole("contentinfo");
  for (const [link, title] of [
    ["FAQ", "Questions, answered plainly"],
    ["Loan Calculator", "What a loan costs"],
    ["Privacy Policy", "Privacy Policy"],
  ] as const) {
    await footer.getByRole("link", { name: link, exact: true }).click();
    await expect(h1(title)).toBeVisible();
  }
  await page.goBack();
  await expect(h1("What a loan costs")).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("computes in the calculator", async ({ page }) => {
  await page.goto("/loan-calculator");
  await calculatorComputes(page);
  await amountField(page).fill("12,000");
  await expect(figure(page, "You borrow")).toHaveText("$12,000.00");
});

test("validates the contact form", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(
    page.getByRole("link", { name: "Please enter a valid email address" }),
  ).toBeVisible();
});
