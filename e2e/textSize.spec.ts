import type { Page } from "@playwright/test";
import { sample } from "../shared/testDepth";
import { OWN_CURRENCY } from "../src/lending/money";
import {
  amountField,
  labels,
  openAnswer,
  openCalculator,
  payField,
  RESOURCES,
  STANDALONE,
  salaryField,
  termField,
  withCents,
} from "./support/calculator";
import { clippedTexts } from "./support/clippedText";
import { errorToast, failure, fakeBackend, openForm, sendButton } from "./support/contactForm";
import { contact, faq, shared, sideBySide } from "./support/content";
import { openOffers, typeOffer } from "./support/offer";
import { button, openTab, painted, setTextSize } from "./support/page";
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
const LOANS = `loan=${OWN_CURRENCY.code},48000.00,250.00,5000.00,12,monthly,,Credit+union&loan=${OWN_CURRENCY.code},50000.00,0.00,5166.67,12,monthly,5166.63,`;

const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  "the phone's menu is open": async (page) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openTab(page, faq.path);
    await button(page, shared.header.menu).click();
    // The entry with the most text.
    const entries = await page.locator("#site-menu details").allTextContents();
    const longest = entries.reduce((one, other) => (other.length > one.length ? other : one));
    await page.locator("#site-menu summary").nth(entries.indexOf(longest)).click();
  },
  "the calculator shows the largest loan and the pay": async (page) => {
    await openCalculator(page);
    await amountField(page).fill(withCents(STANDALONE.plan.amountRange.maximum));
    await termField(page).fill(String(STANDALONE.plan.termRange.maximum));
    for (const { title } of [labels.pay, labels.terms, labels.schedule, labels.comparison])
      await openAnswer(page, title);
    await payField(page).fill("12,500.00");
  },
  "the calculator shows an error": async (page) => {
    await openCalculator(page);
    await termField(page).fill("6.5");
  },
  "the calculator shows guilders": async (page) => {
    await openCalculator(page, RESOURCES.route);
    await page.locator("select[name=currency]").selectOption("GYD");
    await salaryField(page).fill("12,500.00");
  },
  "an offer is checked and kept beside two others": async (page) => {
    await openOffers(page, `#${LOANS}`);
    await typeOffer(page, {
      amount: "50,000.00",
      fees: "1,250.00",
      instalment: "5,166.67",
      count: "12",
    });
    await button(page, sideBySide.keep).click();
  },
  "the contact form shows six errors": async (page) => {
    await openTab(page, contact.path);
    await sendButton(page).click();
  },
  "the contact form has failed": async (page) => {
    Object.assign(await fakeBackend(page), { insert: failure() });
    await openForm(page);
    await sendButton(page).click();
    await errorToast(page).waitFor();
  },
};

for (const [state, open] of sample(Object.entries(STATES), 4, "large letters"))
  test(`no text is cut off when ${state} in large letters`, async ({ page }) => {
    await open(page);
    await expectLegible(page);
  });
