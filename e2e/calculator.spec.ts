import { expect, test } from "@playwright/test";
import { shortAmount } from "../src/lending/money";
import { centsOf, termsOf } from "../src/lending/ratePlan";
import {
  amountField,
  calculatorHydrated,
  figure,
  labels,
  openAnswer,
  openCalculator,
  payment,
  paymentOf,
  STANDALONE,
  slider,
  termField,
} from "./support/calculator";
import { toasts } from "./support/contactForm";
import { app, calculator, resources } from "./support/content";
import { boxesOf } from "./support/layoutShifts";
import { button, PHONE } from "./support/page";

test.use({ viewport: PHONE });

const { plan: PLAN } = STANDALONE;
const { termMonths: TERM } = PLAN.defaults;
const { maximum, step } = PLAN.amountRange;

test("the fields, the figures and a link fit on the first screen of a phone", async ({ page }) => {
  await openCalculator(page);
  const { repayment, nominalRate, effectiveRate } = labels.results;
  const before = await boxesOf(page, "[data-card] > *");
  await slider(page, labels.form.amountSlider).focus();
  for (const key of ["Home", "ArrowRight", "End", "ArrowLeft"]) {
    await page.keyboard.press(key);
    expect(await boxesOf(page, "[data-card] > *"), key).toEqual(before);
  }
  await expect(payment(page)).toHaveText(paymentOf(maximum - step, TERM));
  const shown = [
    amountField(page),
    termField(page),
    payment(page),
    ...[repayment, nominalRate, effectiveRate].map((label) => figure(page, label)),
  ];
  for (const part of shown) await expect(part).toBeInViewport({ ratio: 1 });
  // The link needs to be only partly in view, because a long label in the content may wrap.
  const nextStep = page.locator("[data-card]").getByRole("link", { name: calculator.apply.label });
  await expect(nextStep).toBeInViewport();
});

for (const { title } of [labels.terms, labels.schedule])
  test(`on a phone, the example loan's figures in "${title}" are legible and fit without horizontal scrolling`, async ({
    page,
  }) => {
    await openCalculator(page);
    await amountField(page).fill(String(PLAN.example.amount));
    await openAnswer(page, title);
    const region = page.getByRole("region").filter({ has: page.getByRole("table"), visible: true });
    expect(await region.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    const sizes = await region
      .locator("td:visible")
      .evaluateAll((cells) =>
        cells.map((cell) => Number.parseFloat(getComputedStyle(cell).fontSize)),
      );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
  });

test("on a phone, the toast with the payment leaves the fields in view", async ({ page }) => {
  await openCalculator(page);
  await button(page, labels.form.calculate).click();
  await expect(toasts(page)).toBeInViewport({ ratio: 1 });
  const toast = await toasts(page).boundingBox();
  const field = await amountField(page).boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(field?.y ?? 0);
});

test("in the table of all terms, tapping anywhere in a row chooses its term", async ({ page }) => {
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

for (const { route, link } of [
  { route: calculator.path, link: calculator.apply },
  { route: resources.path, link: resources.calculator.download },
])
  test(`the button of ${route} carries the loan to the app's page, which names it also after a reload`, async ({
    page,
  }) => {
    test.skip(link.to !== app?.path, "The lender has no app.");
    await page.goto(route);
    await calculatorHydrated(page);
    await amountField(page).fill(String(maximum - step));
    await termField(page).fill(String(PLAN.termRange.minimum));
    await page.locator("[data-card]").getByRole("link", { name: link.label }).click();
    await expect(page).toHaveURL(RegExp(`${link.to}\\?`));
    await page.reload();
    await expect(page.getByRole("main")).toContainText(shortAmount(centsOf(maximum - step)));
  });
