import type { Page } from "@playwright/test";
import { sweptRoutes } from "../shared/routes";
import { sample } from "../shared/testDepth";
import { doubleTextSize } from "./support/chromium";
import { clippedTexts } from "./support/clippedText";
import { hydrated } from "./support/page";
import { expect, test } from "./support/test";

const WIDTHS = [320, 360, 768, 1024, 1440];
/** Double text size at 360 px leaves as little space as 400% zoom does on a small laptop. */
const WIDTHS_OF_LARGE_TEXT = [360, 768, 1024, 1440];

/** The least width of a heading in CSS pixels: about three characters. */
const NARROWEST = 64;

/** A text of exactly this many characters, with words as long as English has them. */
const textOf = (length: number) =>
  "Creditworthiness of government-employed shopkeepers in Trinidad and Tobago, reconsidered"
    .slice(0, length)
    .replace(/ $/, "s");

/** By how many pixels the page is wider than the window. */
const pageOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Lists what does not fit: a page wider than the window, a heading wider than its box or collapsed. */
const overflows = (page: Page) =>
  page.evaluate((narrowest) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth} px`] : [];
    // Visually hidden headings are one pixel wide.
    for (const heading of document.querySelectorAll<HTMLElement>("h1, h2, h3")) {
      const { clientWidth: available, scrollWidth: needed, textContent } = heading;
      if (available > 1 && (needed > available + 1 || available < narrowest))
        found.push(`“${textContent}” of ${needed} px in ${available} px`);
    }
    return found;
  }, NARROWEST);

for (const route of sweptRoutes("window width"))
  test(`${route} does not scroll sideways when the window is 320 px to 2560 px wide`, async ({
    page,
  }) => {
    await page.goto(route);
    for (const width of [320, 360, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await pageOverflow(page), `at ${width} px`).toBe(0);
      if (width === 320) expect(await clippedTexts(page), `at ${width} px`).toEqual([]);
    }
  });

for (const route of sweptRoutes("long titles"))
  test(`${route} fits when titles have 60 and names 40 characters`, async ({ page }) => {
    await page.goto(route);
    await hydrated(page);
    await page.evaluate(
      ({ title, name }) => {
        for (const heading of document.querySelectorAll("main :is(h1, h2, h3)"))
          heading.textContent = title;
        for (const person of document.querySelectorAll("figcaption > :first-child"))
          person.textContent = name;
      },
      { title: textOf(60), name: textOf(40) },
    );
    for (const width of sample(WIDTHS, 2, `long titles of ${route}`)) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflows(page), `at ${width} px`).toEqual([]);
    }
  });

for (const route of sweptRoutes("large text"))
  test(`${route} fits below its header when the text size is doubled`, async ({ page }) => {
    await doubleTextSize(page);
    await page.goto(route);
    await hydrated(page);
    for (const width of sample(WIDTHS_OF_LARGE_TEXT, 2, `large text of ${route}`)) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflows(page), `at ${width} px`).toEqual([]);
      if (width === 360) expect(await clippedTexts(page), `at ${width} px`).toEqual([]);
      const header = await page.getByRole("banner").boundingBox();
      const title = await page.getByRole("heading", { level: 1 }).boundingBox();
      expect(title?.y, `title below the header at ${width} px`).toBeGreaterThanOrEqual(
        header?.height ?? 0,
      );
    }
  });

test("pages do not scroll sideways and keep their menus when the text size is doubled", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await doubleTextSize(page);
  for (const route of sweptRoutes("doubled text")) {
    await page.goto(route, { waitUntil: "domcontentloaded" });
    for (const width of [640, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await pageOverflow(page), `${route} at ${width} px`).toBe(0);
      const cutOff = await page
        .locator("header :is(a, [popovertarget]):visible")
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.getBoundingClientRect().right > innerWidth)
            .map(({ textContent }) => textContent),
        );
      expect.soft(cutOff, `${route} at ${width} px: outside the header`).toEqual([]);
    }
  }
});
