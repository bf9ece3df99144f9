import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { sample } from "../shared/testDepth";
import { amountField, calculatorHydrated, figure, slider, termField } from "./support/calculator";
import { recordShifts, shiftsSoFar } from "./support/layoutShifts";
import { holdScripts } from "./support/network";
import { footerLink } from "./support/page";
import { expect, test } from "./support/test";

const payment = (page: Page) => figure(page, "Monthly payment");

/** Opens a page whose scripts are held back, and waits until its HTML has been laid out in full. */
async function openWithoutScripts(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.locator("html[data-laid-out]").waitFor({ state: "attached" });
}

const WINDOWS: [width: number, height: number][] = [
  [360, 740],
  [1440, 900],
];

for (const address of ["/loan-calculator", "/resources"])
  for (const [width, height] of sample(WINDOWS, 1, `hydration of ${address}`))
    test(`${address} keeps its layout at ${width} px when the calculator hydrates`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const release = await holdScripts(page);
      await openWithoutScripts(page, address);
      const boxes = () =>
        page.evaluate(() =>
          [
            ...document.querySelectorAll(
              "[data-card] > *, [data-card] input, [data-lazy-section] section, h2, footer",
            ),
          ].map((part) => JSON.stringify(part.getBoundingClientRect())),
        );
      const before = await boxes();
      release();
      await calculatorHydrated(page);
      expect(await boxes()).toEqual(before);
    });

test("a slider moves by its step and updates its field when an arrow key is pressed", async ({
  page,
}) => {
  await page.goto("/loan-calculator");
  await calculatorHydrated(page);
  await slider(page, "Loan amount slider").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(amountField(page)).toHaveValue("49,000");
  await page.keyboard.press("Home");
  await expect(amountField(page)).toHaveValue("5,000");
  await slider(page, "Loan term slider").focus();
  await page.keyboard.press("End");
  await expect(termField(page)).toHaveValue("12");
  await expect(payment(page)).toHaveText("$516.67");
});

test("the calculator keeps its height when a field's value is invalid", async ({ page }) => {
  for (const width of sample([320, 360, 768, 1024, 1280], 2, "invalid values")) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/loan-calculator");
    await calculatorHydrated(page);
    const height = () =>
      page
        .locator("[data-lazy-section=calculator]")
        .evaluate((section) => section.getBoundingClientRect().height);
    const before = await height();
    for (const text of ["", "five thousand", "75,000", "9".repeat(30)]) {
      await amountField(page).fill(text);
      expect(await height(), `"${text}" at ${width} px`).toBe(before);
    }
    await expect(payment(page)).toHaveText("—");
  }
});

test("the payment is announced for three seconds when Calculate is clicked", async ({ page }) => {
  await page.clock.install();
  await page.goto("/loan-calculator");
  await calculatorHydrated(page);
  await page.getByRole("button", { name: "Calculate" }).click();
  const toast = page.getByText("Monthly payment: $10,333.33", { exact: true });
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(3_100);
  await expect(toast).toBeHidden();
});

test("a copied link restores the loan when another tab opens it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/loan-calculator");
  await calculatorHydrated(page);
  await amountField(page).fill("12,345.67");
  await termField(page).fill("9");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("The link to these figures is copied.")).toBeVisible();
  const other = await context.newPage();
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await calculatorHydrated(other);
  await expect(amountField(other)).toHaveValue("12,345.67");
  await expect(payment(other)).toHaveText((await payment(page).textContent()) ?? "");
});

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const)
  test(`a shared link shows its own figures alone and moves nothing when it opens at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await recordShifts(page);
    const release = await holdScripts(page);
    await openWithoutScripts(page, "/loan-calculator?amount=20000.00&term=12&currency=TTD#loan");
    for (const example of ["$50,000.00", "$62,000.00", "8,333.33", "51,666.67"])
      await expect(
        page.locator("[data-lazy-section] :is(dd, td)").filter({ hasText: example }).first(),
      ).toBeHidden();
    await expect(payment(page)).toBeHidden();
    release();
    await calculatorHydrated(page);
    await expect(payment(page)).toHaveText("$2,066.67");
    await expect(payment(page)).toBeVisible();
    const { sum, details } = await shiftsSoFar(page, true);
    // While the HTML is being parsed, `:target` matches nothing yet, so a slow machine may have painted
    // the example for a moment. Chromium then counts the width of its payment, 0.0015 of a shift.
    expect(sum, details).toBeLessThan(0.005);
  });

test("a shared link shows the example when no script loads within its delay", async ({ page }) => {
  await page.route("**/scripts/*", (route) => route.abort());
  await page.goto("/loan-calculator?amount=20000.00&term=12&currency=TTD#loan");
  const borrowed = figure(page, "You borrow");
  await expect(borrowed).toBeHidden();
  // The delay of the animation that reveals the example is 8 seconds.
  await borrowed.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await expect(borrowed).toBeVisible();
});

test("the loan is carried over when the visitor opens the other calculator", async ({ page }) => {
  await page.goto("/resources");
  await calculatorHydrated(page);
  await amountField(page).fill("20,000");
  await termField(page).fill("8");
  await footerLink(page, "Loan Calculator").click();
  await expect(page).toHaveURL(/loan-calculator/);
  await expect(amountField(page)).toHaveValue("20,000");
  await expect(payment(page)).toHaveText("$2,900.00");
});

test("the loan is restored when the visitor returns from another page", async ({ page }) => {
  await page.goto("/loan-calculator");
  await calculatorHydrated(page);
  await amountField(page).fill("9,000");
  await footerLink(page, "FAQ").click();
  await expect(page).toHaveURL("/faq");
  await footerLink(page, "Loan Calculator").click();
  await calculatorHydrated(page);
  await expect(amountField(page)).toHaveValue("9,000");
});

test("the schedule downloads as CSV within the page's policy when its button is clicked", async ({
  page,
  consoleErrors,
}) => {
  await page.goto("/loan-calculator");
  await calculatorHydrated(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as CSV" }).click();
  const file = await (await download).path();
  const lines = readFileSync(file, "utf8").trimEnd().split("\r\n");
  expect(lines).toHaveLength(7);
  expect(lines[6]).toBe("6,10333.35,8333.35,2000.00,0.00");
  expect(consoleErrors).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the worked example, its schedule and typical amounts are readable when the page has loaded", async ({
    page,
  }) => {
    await page.goto("/loan-calculator");
    await expect(payment(page)).toHaveText("$10,333.33");
    await expect(page.getByRole("table", { name: /Month by month/ })).toContainText("10,333.35");
    await expect(page.getByRole("table", { name: "Typical amounts" })).toContainText("$1,866.67");
    await expect(page.getByText("50,000", { exact: true })).toBeVisible();
    for (const name of ["Calculate", "Copy link", "Download as CSV"])
      await expect(page.getByRole("button", { name })).toBeHidden();
    await expect(page.getByRole("textbox")).toHaveCount(0);
  });
});
