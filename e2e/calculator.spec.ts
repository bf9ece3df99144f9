import { expect, type Page, test } from "@playwright/test";
import { shortAmount } from "../src/lending/money";
import { centsOf } from "../src/lending/ratePlan";
import {
  amountField,
  calculatorHydrated,
  figure,
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

const sentence = (page: Page) => page.locator("[data-card] p:has([data-part])");

test("on a phone, the cost and the first field fit on the first screen, and a moved slider moves nothing else", async ({
  page,
}) => {
  await openCalculator(page);
  // The first key brings the whole slider into view.
  await slider(page, "Loan amount slider").press("End");
  const before = await boxesOf(page, "[data-card] > *");
  for (const key of ["Home", "ArrowRight", "End", "ArrowLeft"]) {
    await page.keyboard.press(key);
    expect(await boxesOf(page, "[data-card] > *"), key).toEqual(before);
  }
  await expect(sentence(page)).toContainText(paymentOf(maximum - step, TERM));
  await expect(payment(page)).toHaveText(paymentOf(maximum - step, TERM));
  const shown = [
    sentence(page),
    payment(page),
    figure(page, PLAN.fees?.length ? "Interest and fees" : "Total interest"),
    amountField(page),
  ];
  for (const part of shown) await expect(part).toBeInViewport({ ratio: 1 });
});

for (const { size, stays } of [
  { size: PHONE, stays: true },
  { size: { width: 360, height: 640 }, stays: false },
  { size: { width: 740, height: 360 }, stays: false },
  { size: { width: 768, height: 1024 }, stays: true },
])
  test(`at ${size.width} × ${size.height}, the sentence and the cloth ${stays ? "stay" : "do not stay"} in view while the fields scroll`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openCalculator(page);
    await button(page, "Calculate").evaluate((each) =>
      each.scrollIntoView({ block: "end", behavior: "instant" }),
    );
    await page.evaluate(() => scrollBy({ top: 300, behavior: "instant" }));
    const cloth = page.locator("[data-card] dl").first();
    if (!stays) return expect(cloth).not.toBeInViewport();
    for (const part of [sentence(page), cloth]) await expect(part).toBeInViewport({ ratio: 1 });
    const { y, height } = (await cloth.boundingBox()) ?? { y: 0, height: 0 };
    expect(size.height - y - height).toBeGreaterThanOrEqual(360);
  });

for (const title of ["Compare the other terms", "Month by month"])
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

test("on a phone, the toast with the payment leaves the sentence and the amount in view", async ({
  page,
}) => {
  await openCalculator(page);
  await button(page, "Calculate").click();
  await expect(toasts(page)).toBeInViewport({ ratio: 1 });
  const toast = await toasts(page).boundingBox();
  for (const part of [sentence(page), amountField(page)]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
    expect(y + height).toBeLessThan(toast?.y ?? 0);
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
