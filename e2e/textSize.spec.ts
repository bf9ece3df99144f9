import type { Page } from "@playwright/test";
import sharp from "sharp";
import { sample } from "../shared/testDepth";
import { amountField, calculatorHydrated, termField } from "./support/calculator";
import { setTextSize } from "./support/chromium";
import { clippedTexts } from "./support/clippedText";
import { failure, fakeBackend, openForm, sendButton } from "./support/contactForm";
import { offerField, offerHydrated } from "./support/offer";
import { hydrated, painted } from "./support/page";
import { expect, test } from "./support/test";

/** A window's width in CSS pixels with a text size in percent; 320 px is 1280 px at 400% zoom. */
const SIZES: [width: number, percent: number][] = [
  [320, 100],
  [360, 125],
  [360, 150],
  [360, 200],
  [768, 200],
];

/** Expects no text to be cut off at any size. Pages at rest are tested in reflow.spec.ts. */
async function expectLegible(page: Page): Promise<void> {
  for (const [width, percent] of SIZES) {
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(page, percent);
    await painted(page);
    expect.soft(await clippedTexts(page), `${percent}% at ${width} px`).toEqual([]);
  }
}

/** Two loans of the comparison, as its link has them. */
const LOANS =
  "loan=TTD,48000.00,250.00,5000.00,12,monthly,,Credit+union&loan=TTD,50000.00,0.00,5166.67,12,monthly,5166.63,";

const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  "the phone's menu is open": async (page) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto("/faq");
    await hydrated(page);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.locator("#site-menu").getByText("Get Started", { exact: true }).click();
  },
  "the calculator shows the largest loan and the pay": async (page) => {
    await page.goto("/loan-calculator");
    await calculatorHydrated(page);
    await amountField(page).fill("50,000.00");
    await termField(page).fill("12");
    await page.getByRole("textbox", { name: "Take-home pay each month" }).fill("12,500.00");
    await page.getByRole("textbox", { name: "Monthly salary" }).fill("12,500.00");
  },
  "the calculator shows an error": async (page) => {
    await page.goto("/loan-calculator");
    await calculatorHydrated(page);
    await termField(page).fill("6.5");
  },
  "the calculator shows guilders": async (page) => {
    await page.goto("/resources");
    await calculatorHydrated(page);
    await page.getByRole("combobox", { name: "Currency" }).selectOption("GYD");
  },
  "an offer is checked and kept beside two others": async (page) => {
    await page.goto(`/check-an-offer#${LOANS}`);
    await offerHydrated(page);
    await offerField(page, "amount").fill("50,000.00");
    await offerField(page, "fees").fill("1,250.00");
    await offerField(page, "instalment").fill("5,166.67");
    await offerField(page, "count").fill("12");
    await page.getByRole("button", { name: "Keep this loan" }).click();
  },
  "the contact form shows six errors": async (page) => {
    await page.goto("/contact");
    await hydrated(page);
    await sendButton(page).click();
  },
  "the contact form has failed": async (page) => {
    Object.assign(await fakeBackend(page), { insert: failure() });
    await openForm(page);
    await sendButton(page).click();
    await page.getByText("Error submitting form").waitFor();
  },
};

for (const [state, open] of sample(Object.entries(STATES), 4, "large letters"))
  test(`no text is cut off when ${state} in large letters`, async ({ page }) => {
    await open(page);
    await expectLegible(page);
  });

const PROMO_SIZES: [width: number, textSize: number][] = [
  [320, 100],
  [320, 200],
  [360, 200],
];

for (const [width, textSize] of sample(PROMO_SIZES, 1, "promo"))
  test(`the promo's close button covers none of its title when text is ${textSize}% at ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 700 });
    await setTextSize(page, textSize);
    await page.goto("/");
    const promo = page.getByRole("dialog");
    await expect(promo).toBeVisible();
    const close = promo.getByRole("button", { name: "Close" });
    const box = await close.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    await promo.getByRole("img").evaluate((picture: HTMLImageElement) => picture.decode());
    await close.evaluate((button) => {
      button.style.visibility = "hidden";
    });
    const behind = await page.screenshot({ clip: box ?? undefined });
    // The title is almost white, the poster below the button almost black.
    const { channels } = await sharp(behind).removeAlpha().stats();
    for (const { max } of channels) expect(max).toBeLessThan(128);
  });
