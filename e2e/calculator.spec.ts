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
  STANDALONE,
  slider,
  termField,
  withCents,
} from "./support/calculator";
import { calculator } from "./support/content";
import { recordShifts, shiftsSoFar } from "./support/layoutShifts";
import { openHeld } from "./support/network";
import { button, DESKTOP, followLink, PHONE, scrollTop } from "./support/page";
import { expect, test } from "./support/test";

const { route: ROUTE, plan: PLAN, figures: figuresOf } = STANDALONE;
const { amount: AMOUNT, termMonths: TERM } = PLAN.defaults;
const { maximum, step } = PLAN.amountRange;

for (const { route } of CALCULATORS)
  test(`the fields of ${route} say without JavaScript that they need it`, async ({ plainPage }) => {
    await plainPage.goto(route);
    await expect(plainPage.getByText(labels.form.withoutScript)).toBeVisible();
  });

/** The page with a loan that is not the example. */
const SHARED = `${ROUTE}?amount=${(AMOUNT / 2).toFixed(2)}&term=${TERM}&currency=${PLAN.currencies[0]}#loan`;

/** Opens a page whose scripts are held back, and waits until its HTML has been laid out in full. */
async function openLaidOut(page: Page, address: string): Promise<() => void> {
  const release = await openHeld(page, address);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.locator("html[data-laid-out]").waitFor({ state: "attached" });
  return release;
}

const boxes = (page: Page, parts: string) =>
  page
    .locator(parts)
    .evaluateAll((all) => all.map((part) => JSON.stringify(part.getBoundingClientRect())));

for (const { route: address } of CALCULATORS)
  for (const viewport of sample([PHONE, DESKTOP]))
    test(`${address} keeps its layout at ${viewport.width} px when hydrated`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const release = await openLaidOut(page, address);
      const parts = "[data-card] > *, [data-card] input, #loan summary, h2, footer";
      const before = await boxes(page, parts);
      release();
      await calculatorHydrated(page);
      expect(await boxes(page, parts)).toEqual(before);
    });

test("a phone's first window has the fields, the figures and the next step", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openCalculator(page);
  const { repayment, nominalRate, effectiveRate } = labels.results;
  const before = await boxes(page, "[data-card] > *");
  await slider(page, labels.form.amountSlider).focus();
  for (const key of ["Home", "ArrowRight", "End", "ArrowLeft"]) {
    await page.keyboard.press(key);
    expect(await boxes(page, "[data-card] > *"), key).toEqual(before);
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

for (const viewport of sample([PHONE, DESKTOP]))
  test(`a shared link shows its own figures alone and moves nothing when it opens at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await recordShifts(page);
    const release = await openLaidOut(page, SHARED);
    const example = figuresOf(AMOUNT, TERM);
    for (const shown of [example.repayment, example.interest])
      await expect(
        page
          .locator("#loan dd")
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

test("Back within the calculator's page leaves the shown loan in the URL", async ({ page }) => {
  await openCalculator(page);
  await amountField(page).fill(String(maximum));
  await expect(page).toHaveURL(new RegExp(`amount=${maximum}`));
  await followLink(page, ROUTE);
  await expect(page).toHaveURL(ROUTE);
  await amountField(page).fill(String(maximum - step));
  await expect(page).toHaveURL(new RegExp(`amount=${maximum - step}`));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`amount=${maximum - step}`));
  await expect(payment(page)).toHaveText(paymentOf(maximum - step, TERM));
});

test("a shared link shows the example when no script loads within its delay @night", async ({
  page,
}) => {
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

test.describe("a finger", () => {
  test.use({ hasTouch: true, viewport: PHONE });

  test("that scrolls the page from a slider leaves the loan as it is @night", async ({ page }) => {
    await openCalculator(page);
    const track = slider(page, labels.form.amountSlider);
    const devtools = await page.context().newCDPSession(page);
    for (const text of ["12,345.67", "refused"]) {
      await amountField(page).fill(text);
      const position = await track.inputValue();
      await track.evaluate((element) => element.scrollIntoView({ block: "center" }));
      const before = await scrollTop(page);
      const { x = 0, y = 0, width = 0, height = 0 } = (await track.boundingBox()) ?? {};
      const touch = (type: "touchStart" | "touchMove", moved: number) =>
        devtools.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: [{ x: x + width / 3, y: y + height / 2 - moved }],
        });
      await touch("touchStart", 0);
      for (let moved = 10; moved <= 150; moved += 10) await touch("touchMove", moved);
      await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await expect.poll(() => scrollTop(page), "the page has scrolled").toBeGreaterThan(before);
      await expect(amountField(page)).toHaveValue(text);
      await expect(track).toHaveValue(position);
    }
  });
});

test("the schedule downloads as CSV within the page's policy", async ({ page, consoleErrors }) => {
  await openCalculator(page);
  await openAnswer(page, labels.schedule.title);
  const download = page.waitForEvent("download");
  await button(page, labels.schedule.download).click();
  const text = readFileSync(await (await download).path(), "utf8");
  expect(text.trimEnd().split("\r\n")).toHaveLength(1 + TERM);
  expect(consoleErrors).toEqual([]);
});

test("example, schedule and typical amounts show without JavaScript", async ({
  plainPage: page,
}) => {
  await page.goto(ROUTE);
  await expect(payment(page)).toHaveText(paymentOf(AMOUNT, TERM));
  const { title, amounts, terms } = calculator.typical;
  await openAnswer(page, labels.schedule.title);
  const instalments = page.getByRole("table", { name: money(AMOUNT) }).locator("tbody tr:visible");
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
