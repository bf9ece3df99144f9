import type { Page } from "@playwright/test";
import { ROUTES } from "../shared/routes";
import { textOf } from "../src/dev/badCases";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

const WIDTHS = [320, 360, 768, 1024, 1440];
/** Twice the size on a phone of 360 px is as much as a page enlarged to 400% on a small laptop. */
const WIDTHS_OF_LARGE_LETTERS = [360, 768, 1024, 1440];

/** No heading is set a word of three letters to the line, in CSS pixels. */
const NARROWEST = 64;

/**
 * What does not hold its place: the page wider than the window, a heading wider than its room, or
 * one whose room has collapsed.
 */
const outOfPlace = (page: Page) =>
  page.evaluate((narrowest) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth} px`] : [];
    // Headings for the ear alone are one pixel wide.
    for (const heading of document.querySelectorAll<HTMLElement>("h1, h2, h3")) {
      const { clientWidth: room, scrollWidth: needed, textContent } = heading;
      if (room > 1 && (needed > room + 1 || room < narrowest))
        found.push(`“${textContent}” of ${needed} px in ${room} px`);
    }
    return found;
  }, NARROWEST);

for (const route of ROUTES) {
  test(`${route} holds titles of 60 and names of 40 characters`, async ({ page }) => {
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
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await outOfPlace(page), `at ${width} px`).toEqual([]);
    }
  });

  test(`${route} holds letters of twice the size`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto(route);
    await hydrated(page);
    for (const width of WIDTHS_OF_LARGE_LETTERS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await outOfPlace(page), `at ${width} px`).toEqual([]);
      const header = await page.getByRole("banner").boundingBox();
      const title = await page.getByRole("heading", { level: 1 }).boundingBox();
      expect(title?.y, `title below the header at ${width} px`).toBeGreaterThanOrEqual(
        header?.height ?? 0,
      );
    }
  });
}
