import { expect, type Page, test } from "@playwright/test";
import { ROUTES } from "../scripts/lib/routes";
import { sample } from "../scripts/lib/testDepth";
import {
  CALCULATORS,
  calculatorHydrated,
  payment,
  paymentOf,
  STANDALONE,
} from "./support/calculator";
import { boxesOf, recordShifts, shiftsSoFar } from "./support/layoutShifts";
import { holdBack, openHeld } from "./support/network";
import { DESKTOP, hydrated, PHONE } from "./support/page";

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 412, height: 823 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

/** The maximum layout shift, if a line of text ends elsewhere in a late font. Pictures must not cause any. */
const FONT_SHIFT = 0.05;

const LATE = /\.(avif|webp|png|jpe?g|woff2)$/;

for (const route of sample(ROUTES))
  test(`${route} does not shift when its pictures and fonts arrive late`, async ({ page }) => {
    await recordShifts(page);
    for (const viewport of sample(WINDOWS)) {
      await page.setViewportSize(viewport);
      await page.unrouteAll();
      const release = await holdBack(page, LATE);
      await page.goto(route, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(
        () => performance.getEntriesByName("first-contentful-paint").length > 0,
      );
      const reserved = await pictureSizes(page);
      release();
      await hydrated(page);
      const growth = await scrollThrough(page);
      expect(Math.abs(growth), `the page's height at ${viewport.width} px`).toBeLessThan(2);
      for (const [index, { name, width, height }] of (await pictureSizes(page)).entries()) {
        const before = reserved[index];
        const change = `${name} at ${viewport.width} px: ${before?.width} × ${before?.height}, then ${width} × ${height}`;
        // The picture's real aspect ratio and its rounded attributes may differ by a pixel.
        expect(Math.abs(width - (before?.width ?? 0)), change).toBeLessThan(2);
        expect(Math.abs(height - (before?.height ?? 0)), change).toBeLessThan(2);
      }
      const { sum, details } = await shiftsSoFar(page);
      expect(sum, `at ${viewport.width} px:\n${details}`).toBeLessThanOrEqual(FONT_SHIFT);
    }
  });

const { route: CALCULATOR, plan, figures } = STANDALONE;
const { amount, termMonths } = plan.defaults;
const SHARED = `${CALCULATOR}?amount=${(amount / 2).toFixed(2)}&term=${termMonths}&currency=${plan.currencies[0]}#loan`;

for (const address of [...sample(CALCULATORS.map(({ route }) => route)), SHARED])
  for (const viewport of sample([PHONE, DESKTOP]))
    test(`at ${viewport.width} px, ${address} does not shift on hydration, and never shows another loan's figures`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await recordShifts(page);
      const release = await openHeld(page, address);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const parts = "[data-card] > *, [data-card] input, #loan summary, h2, footer";
      const before = await boxesOf(page, parts);
      if (address === SHARED) {
        const { repayment, interest } = figures(amount, termMonths);
        for (const shown of [repayment, interest])
          await expect(page.locator("#loan dd").filter({ hasText: shown }).first()).toBeHidden();
        await expect(payment(page)).toBeHidden();
      }
      release();
      await calculatorHydrated(page);
      if (address === SHARED)
        await expect(payment(page)).toHaveText(paymentOf(amount / 2, termMonths));
      else expect(await boxesOf(page, parts)).toEqual(before);
      await expect(payment(page)).toBeVisible();
      const { sum, details } = await shiftsSoFar(page, true);
      // While the HTML is being parsed, `:target` matches nothing yet, so a slow machine may have
      // painted the example briefly. Chromium then counts the changed width of the payment as a
      // shift of 0.0015.
      expect(sum, details).toBeLessThan(0.005);
    });

/**
 * Scrolls to the end in steps of half a window, and waits for the pictures in view. Returns by how much the
 * page became higher.
 */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const nextPaint = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const inView = (picture: HTMLImageElement) => {
      const { top, bottom, width } = picture.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    };
    await document.fonts.ready;
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await nextPaint();
      const pictures = [...document.images].filter(inView);
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
      await nextPaint();
    }
    return document.documentElement.scrollHeight - scrollHeight;
  });

/**
 * Returns the sizes of the page's pictures in CSS pixels. Leaves out the promo's picture, and pictures behind
 * text, because their height depends on the font.
 */
const pictureSizes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("img:not(dialog *)")]
      // Measures before reading any style, because Chromium returns 0 if a style is read before the first layout.
      .map((picture) => ({ picture, box: picture.getBoundingClientRect() }))
      .filter(({ picture }) => getComputedStyle(picture).objectFit !== "cover")
      .map(({ picture, box: { width, height } }) => ({
        name: picture.alt || picture.currentSrc,
        width,
        height,
      })),
  );
