import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { sample } from "../shared/testDepth";
import {
  amountField,
  CALCULATORS,
  calculatorHydrated,
  figure,
  labels,
  money,
  openAnswer,
  openCalculator,
  payment,
  paymentOf,
  RESOURCES,
  STANDALONE,
  slider,
  termField,
  withCents,
} from "./support/calculator";
import { calculator } from "./support/content";
import { recordShifts, shiftsSoFar } from "./support/layoutShifts";
import { holdScripts } from "./support/network";
import { button, followLink } from "./support/page";
import { expect, test } from "./support/test";

const { route: ROUTE, plan: PLAN, figures: figuresOf } = STANDALONE;
const { amount: AMOUNT, termMonths: TERM } = PLAN.defaults;
const { minimum, maximum, step } = PLAN.amountRange;

/** The page with a loan that is not the example. */
const SHARED = `${ROUTE}?amount=${(AMOUNT / 2).toFixed(2)}&term=${TERM}&currency=${PLAN.currencies[0]}#loan`;

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

for (const { route: address } of CALCULATORS)
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
              "[data-card] > *, [data-card] input, [data-lazy-section] summary, h2, footer",
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
  await openCalculator(page);
  await slider(page, labels.form.amountSlider).focus();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await expect(amountField(page)).toHaveValue((maximum - step).toLocaleString("en-US"));
  await page.keyboard.press("Home");
  await expect(amountField(page)).toHaveValue(minimum.toLocaleString("en-US"));
  await slider(page, labels.form.termSlider).focus();
  await page.keyboard.press("End");
  const longest = PLAN.termRange.maximum;
  await expect(termField(page)).toHaveValue(String(longest));
  await expect(payment(page)).toHaveText(paymentOf(minimum, longest));
});

test("a phone's first window has the fields, the payment, the total, both rates and the next step", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCalculator(page);
  const { repayment, nominalRate, effectiveRate } = labels.results;
  const boxes = async () =>
    JSON.stringify(
      await page
        .locator("[data-card] > *")
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect())),
    );
  const before = await boxes();
  await slider(page, labels.form.amountSlider).focus();
  for (const key of ["Home", "ArrowRight", "End", "ArrowLeft"]) {
    await page.keyboard.press(key);
    expect(await boxes(), key).toBe(before);
  }
  await expect(payment(page)).toHaveText(paymentOf(maximum - step, TERM));
  const shown = [
    amountField(page),
    termField(page),
    payment(page),
    ...[repayment, nominalRate, effectiveRate].map((label) => figure(page, label)),
  ];
  for (const part of shown) await expect(part).toBeInViewport({ ratio: 1 });
  // Long labels of an owner may take a line more.
  const nextStep = page.locator("[data-card]").getByRole("link", { name: calculator.apply.label });
  await expect(nextStep).toBeInViewport();
});

test("every answer behind the calculator is closed until it is asked for", async ({ page }) => {
  await openCalculator(page);
  await expect(page.locator("main details[open]")).toHaveCount(0);
});

test("an amount is written with commas when the visitor leaves its field", async ({ page }) => {
  await openCalculator(page);
  await amountField(page).fill("12000");
  await termField(page).focus();
  await expect(amountField(page)).toHaveValue("12,000");
});

test("the payment is announced for three seconds when Calculate is clicked", async ({ page }) => {
  await page.clock.install();
  await openCalculator(page);
  await button(page, labels.form.calculate).click();
  const shown = paymentOf(AMOUNT, TERM);
  const toast = page.getByText(`${labels.results.payment}: ${shown}`, { exact: true });
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(3_100);
  await expect(toast).toBeHidden();
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
    await openWithoutScripts(page, SHARED);
    const example = figuresOf(AMOUNT, TERM);
    for (const shown of [example.repayment, example.interest])
      await expect(
        page
          .locator("[data-lazy-section] dd")
          .filter({ hasText: withCents(shown) })
          .first(),
      ).toBeHidden();
    await expect(payment(page)).toBeHidden();
    release();
    await calculatorHydrated(page);
    await expect(payment(page)).toHaveText(paymentOf(AMOUNT / 2, TERM));
    await expect(payment(page)).toBeVisible();
    const { sum, details } = await shiftsSoFar(page, true);
    // While the HTML is being parsed, `:target` matches nothing yet, so a slow machine may have painted
    // the example for a moment. Chromium then counts the width of its payment, 0.0015 of a shift.
    expect(sum, details).toBeLessThan(0.005);
  });

test("a shared link shows the example when no script loads within its delay", async ({ page }) => {
  await page.route("**/scripts/*", (route) => route.abort());
  await page.goto(SHARED);
  const total = figure(page, labels.results.repayment);
  await expect(total).toBeHidden();
  // The delay of the animation that reveals the example is 8 seconds.
  await total.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await expect(total).toBeVisible();
});

test("the loan is carried over when the visitor opens the other calculator", async ({ page }) => {
  await openCalculator(page, RESOURCES.route);
  await amountField(page).fill("20,000");
  await termField(page).fill("8");
  await followLink(page, ROUTE);
  await expect(page).toHaveURL(new RegExp(ROUTE));
  await expect(amountField(page)).toHaveValue("20,000");
  await expect(payment(page)).toHaveText(paymentOf(20_000, 8));
});

test("the schedule downloads as CSV within the page's policy when its button is clicked", async ({
  page,
  consoleErrors,
}) => {
  await openCalculator(page);
  await openAnswer(page, labels.schedule.title);
  const download = page.waitForEvent("download");
  await button(page, labels.schedule.download).click();
  const file = await (await download).path();
  const lines = readFileSync(file, "utf8").trimEnd().split("\r\n");
  expect(lines).toHaveLength(1 + TERM);
  const paid = lines.slice(1).reduce((sum, line) => sum + Number(line.split(",")[1]), 0);
  expect(paid.toFixed(2)).toBe(figuresOf(AMOUNT, TERM).repayment);
  expect(consoleErrors).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the worked example, its schedule and typical amounts are readable when the page has loaded", async ({
    page,
  }) => {
    await page.goto(ROUTE);
    await expect(payment(page)).toHaveText(paymentOf(AMOUNT, TERM));
    const { title, amounts, terms } = calculator.typical;
    await openAnswer(page, labels.schedule.title);
    const instalments = page
      .getByRole("table", { name: money(AMOUNT) })
      .locator("tbody tr:visible");
    await expect(instalments).toHaveCount(TERM);
    await openAnswer(page, title);
    const costs = page.getByRole("table", { name: title }).locator("td");
    const expected = amounts.flatMap((amount) => terms.map((term) => figuresOf(amount, term)));
    await expect(costs).toContainText(expected.map((cost) => money(cost.payment)));
    const amountOnPaper = page.locator("[data-card]").getByText(AMOUNT.toLocaleString("en-US"));
    await expect(amountOnPaper.first()).toBeVisible();
    for (const name of [labels.form.calculate, labels.results.copyLink, labels.schedule.download])
      await expect(button(page, name)).toBeHidden();
    await expect(page.getByRole("textbox")).toHaveCount(0);
  });
});
