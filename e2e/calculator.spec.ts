import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import {
  amountField,
  calculatorComputes,
  figure,
  openWithoutScripts,
  slider,
  termField,
} from "./support/calculator";
import { holdScripts } from "./support/holdScripts";
import { expect, test } from "./support/test";

const payment = (page: Page) => figure(page, "Monthly payment");

declare global {
  interface Window {
    /** How far the page's parts have moved, as the browser counts it. */
    shifted: number;
  }
}

/** Runs in the page, before its own scripts. */
function countShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.shifted += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
}

for (const address of ["/loan-calculator", "/resources"])
  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const)
    test(`${address} moves nothing at ${width} px when the calculator comes`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const release = await holdScripts(page);
      await openWithoutScripts(page, address);
      const boxes = () =>
        page.evaluate(() =>
          [
            ...document.querySelectorAll(
              "[data-card] > *, [data-card] input, [data-island] section, h2, footer",
            ),
          ].map((part) => JSON.stringify(part.getBoundingClientRect())),
        );
      const before = await boxes();
      release();
      await calculatorComputes(page);
      expect(await boxes()).toEqual(before);
    });

test("keys move the sliders by their steps, and the fields follow", async ({ page }) => {
  await page.goto("/loan-calculator");
  await calculatorComputes(page);
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

test("an unreadable value moves nothing", async ({ page }) => {
  for (const width of [320, 360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/loan-calculator");
    await calculatorComputes(page);
    const height = () =>
      page
        .locator("[data-island=calculator]")
        .evaluate((island) => island.getBoundingClientRect().height);
    const before = await height();
    for (const text of ["", "five thousand", "75,000", "9".repeat(30)]) {
      await amountField(page).fill(text);
      expect(await height(), `"${text}" at ${width} px`).toBe(before);
    }
    await expect(payment(page)).toHaveText("—");
  }
});

test("Calculate tells the payment for three seconds", async ({ page }) => {
  await page.goto("/loan-calculator");
  await calculatorComputes(page);
  await page.getByRole("button", { name: "Calculate" }).click();
  const toast = page.getByText("Monthly payment: $10,333.33", { exact: true });
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(toast).toBeHidden({ timeout: 4000 });
});

test("a copied link restores the loan in another tab", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/loan-calculator");
  await calculatorComputes(page);
  await amountField(page).fill("12,345.67");
  await termField(page).fill("9");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("The link to these figures is copied.")).toBeVisible();
  const other = await context.newPage();
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await calculatorComputes(other);
  await expect(amountField(other)).toHaveValue("12,345.67");
  await expect(payment(other)).toHaveText((await payment(page).textContent()) ?? "");
});

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const)
  test(`a shared link shows its own figures first, and moves nothing, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(countShifts);
    const release = await holdScripts(page);
    await openWithoutScripts(page, "/loan-calculator?amount=20000.00&term=12&currency=TTD#loan");
    for (const example of ["$50,000.00", "$62,000.00", "8,333.33", "51,666.67"])
      await expect(
        page.locator("[data-island] :is(dd, td)").filter({ hasText: example }).first(),
      ).toBeHidden();
    await expect(payment(page)).toBeHidden();
    release();
    await calculatorComputes(page);
    await expect(payment(page)).toHaveText("$2,066.67");
    await expect(payment(page)).toBeVisible();
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.001);
  });

test("a shared link shows the example after all where no script comes", async ({ page }) => {
  await page.route("**/scripts/*", (route) => route.abort());
  await page.goto("/loan-calculator?amount=20000.00&term=12&currency=TTD#loan");
  await expect(figure(page, "You borrow")).toBeVisible({ timeout: 20_000 });
});

test("a choice goes on to the other calculator", async ({ page }) => {
  await page.goto("/resources");
  await calculatorComputes(page);
  await amountField(page).fill("20,000");
  await termField(page).fill("8");
  await page.getByRole("contentinfo").getByRole("link", { name: "Loan Calculator" }).click();
  await expect(page).toHaveURL(/loan-calculator/);
  await expect(amountField(page)).toHaveValue("20,000");
  await expect(payment(page)).toHaveText("$2,900.00");
});

test("the choice is there again after a visit to another page", async ({ page }) => {
  await page.goto("/loan-calculator");
  await calculatorComputes(page);
  await amountField(page).fill("9,000");
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
  await page.getByRole("contentinfo").getByRole("link", { name: "Loan Calculator" }).click();
  await calculatorComputes(page);
  await expect(amountField(page)).toHaveValue("9,000");
});

test("the schedule downloads as a file, under the site's policy", async ({ page, complaints }) => {
  await page.goto("/loan-calculator");
  await calculatorComputes(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as CSV" }).click();
  const file = await (await download).path();
  const lines = readFileSync(file, "utf8").trimEnd().split("\r\n");
  expect(lines).toHaveLength(7);
  expect(lines[6]).toBe("6,10333.35,8333.35,2000.00,0.00");
  expect(complaints).toEqual([]);
});

test("what is typed while the scripts are held back is kept", async ({ page }) => {
  const release = await holdScripts(page);
  await openWithoutScripts(page, "/loan-calculator");
  await amountField(page).fill("20,000");
  await amountField(page).focus();
  release();
  await calculatorComputes(page);
  await expect(amountField(page)).toHaveValue("20,000");
  await expect(amountField(page)).toBeFocused();
  await expect(payment(page)).toHaveText("$4,133.33");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the worked example, its schedule and the typical amounts are there", async ({ page }) => {
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
