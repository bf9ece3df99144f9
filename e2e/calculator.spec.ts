import type { Page } from "@playwright/test";
import { sample } from "../shared/testDepth";
import { termsOf } from "../src/lending/ratePlan";
import { monthsText } from "../src/lending/units";
import { fillTemplate } from "../src/lib/fillTemplate";
import { formatDate } from "../src/lib/format";
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
import { calculator, shared, site } from "./support/content";
import { recordShifts, shiftsSoFar } from "./support/layoutShifts";
import { openHeld } from "./support/network";
import { button, DESKTOP, PHONE, withoutDialogs } from "./support/page";
import { expect, test } from "./support/test";

const { route: ROUTE, plan: PLAN, figures: figuresOf } = STANDALONE;
const { amount: AMOUNT, termMonths: TERM } = PLAN.defaults;
const { maximum, step } = PLAN.amountRange;

/** The URL with a loan other than the example. */
const SHARED = `${ROUTE}?amount=${(AMOUNT / 2).toFixed(2)}&term=${TERM}&currency=${PLAN.currencies[0]}#loan`;

/** Opens a page with delayed scripts, and waits until all of its HTML is laid out. */
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

for (const { route: address } of sample(CALCULATORS))
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

test("a phone's first window has fields, figures and a link when it opens", async ({ page }) => {
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
  // An owner's long labels may take another line.
  const nextStep = page.locator("[data-card]").getByRole("link", { name: calculator.apply.label });
  await expect(nextStep).toBeInViewport();
});

for (const viewport of sample([PHONE, DESKTOP]))
  test(`a shared link shows only its own figures and shifts nothing when it opens at ${viewport.width} px`, async ({
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

test("example, schedule and typical amounts show when JavaScript is off", async ({
  plainPage: page,
}) => {
  await page.goto(ROUTE);
  await expect(page.getByText(labels.form.withoutScript)).toBeVisible();
  await expect(payment(page)).toHaveText(paymentOf(AMOUNT, TERM));
  const { title, amounts, terms } = calculator.typical;
  await openAnswer(page, labels.schedule.title);
  const instalments = page.getByRole("table", { name: money(AMOUNT) }).locator("tbody tr:visible");
  await expect(instalments).toHaveCount(TERM);
  await openAnswer(page, title);
  const costs = page.getByRole("table", { name: title }).locator("td");
  const expected = amounts.flatMap((amount) => terms.map((term) => figuresOf(amount, term)));
  await expect(costs).toContainText(expected.map((cost) => money(cost.payment)));
  for (const name of [labels.form.calculate, labels.results.share])
    await expect(button(page, name)).toBeHidden();
  await expect(page.getByRole("textbox")).toHaveCount(0);
});

test("one sheet has the loan, its instalments and the licence when the page is printed", async ({
  page,
}) => {
  await withoutDialogs(page);
  await openCalculator(page);
  await amountField(page).fill("50,000");
  await termField(page).fill("12");
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  const loan = `${money(50_000)} ${PLAN.currencies[0]}, ${monthsText(12, shared.units)}.`;
  const today = await page.evaluate(() => new Date().toLocaleDateString("en-CA"));
  for (const text of [
    `${loan} ${fillTemplate(labels.quote.date, { date: formatDate(today) })}.`,
    `${site.licence.statement} ${site.licence.number}.`,
    labels.results.estimate,
  ])
    await expect(page.locator("#loan").getByText(text)).toBeVisible();
  for (const label of ["interest", "repayment", "nominalRate", "effectiveRate"] as const)
    await expect(
      page.locator("[data-card] dt").getByText(labels.results[label], { exact: true }),
    ).toBeVisible();
  await expect(page.locator("#loan tbody tr:visible")).toHaveCount(12);
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.pdf({ format: "A4", pageRanges: "2" })).rejects.toThrow("Page range");
});

test("a row chooses its term when it is tapped anywhere", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openCalculator(page);
  await openAnswer(page, labels.terms.title);
  const terms = termsOf(PLAN);
  const rows = page.getByRole("table", { name: labels.terms.title }).locator("tbody tr");
  for (const [index, cell] of [
    [0, 1],
    [terms.length - 1, 0],
  ] as const) {
    await rows.nth(index).locator("td").nth(cell).click({ force: true });
    await expect(termField(page)).toHaveValue(String(terms[index]));
  }
});
