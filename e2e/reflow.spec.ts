import type { Page } from "@playwright/test";
import { ROUTES } from "../shared/routes";
import { sample } from "../shared/testDepth";
import { clippedTexts } from "./support/clippedText";
import { about, corporateProfile, faq, primary } from "./support/content";
import { DESKTOP, openTab, setTextSize } from "./support/page";
import { expect, test } from "./support/test";

const WIDTHS = [320, 360, 768, 1024, 1440];
/** Widths besides 360 px, where double text size leaves as little space as 400% zoom on a small laptop. */
const WIDTHS_OF_LARGE_TEXT = [640, 768, 1024, 1280, 1440];

/** The minimum width of a heading in CSS pixels, about three characters. */
const NARROWEST = 64;

/** Returns a text of exactly this many characters, with words of usual lengths. */
const textOf = (length: number) =>
  "Creditworthiness of government-employed shopkeepers in Trinidad and Tobago, reconsidered"
    .slice(0, length)
    .replace(/ $/, "s");

/** Lists overflows: a page wider than the window, a heading wider than its box, a collapsed heading. */
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

for (const route of sample(ROUTES, 3))
  test(`${route} does not scroll sideways when titles are long, at any width`, async ({ page }) => {
    await openTab(page, route);
    for (const width of [320, 360, 412, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflows(page), `at ${width} px`).toEqual([]);
      if (width < 640) expect(await clippedTexts(page), `at ${width} px`).toEqual([]);
    }
    await page.evaluate(
      ({ title, name }) => {
        for (const heading of document.querySelectorAll("main :is(h1, h2, h3)"))
          heading.textContent = title;
        for (const person of document.querySelectorAll("figcaption > :first-child"))
          person.textContent = name;
      },
      { title: textOf(60), name: textOf(40) },
    );
    for (const width of sample(WIDTHS)) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflows(page), `with long titles at ${width} px`).toEqual([]);
    }
  });

/** Enlarges the text like text-only zoom: media queries and lengths in rem do not change. */
const zoomText = (page: Page, factor: number) =>
  page.evaluate((by) => {
    const elements = [...document.querySelectorAll<HTMLElement | SVGElement>("body, body *")];
    for (const { style } of elements) style.fontSize = "";
    const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    for (const [index, { style }] of elements.entries()) {
      style.fontSize = `${(sizes[index] ?? 0) * by}px`;
    }
  }, factor);

/** The ways to enlarge text: before the page opens, or afterwards. */
const ENLARGEMENTS: Record<string, { setting?: number; zoom?: number }> = {
  "the browser's text size is 20 px": { setting: 125 },
  "the browser's text size is 32 px": { setting: 200 },
  "the text alone is zoomed to 200%": { zoom: 2 },
};

for (const [way, { setting, zoom }] of Object.entries(ENLARGEMENTS))
  for (const route of sample(ROUTES))
    test(`${route} and its header fit when ${way}`, async ({ page }) => {
      if (setting) await setTextSize(page, setting);
      await openTab(page, route);
      for (const width of [360, ...sample(WIDTHS_OF_LARGE_TEXT)]) {
        await page.setViewportSize({ width, height: 800 });
        if (zoom) await zoomText(page, zoom);
        expect.soft(await overflows(page), `at ${width} px`).toEqual([]);
        if (width === 360 && setting)
          expect.soft(await clippedTexts(page), `at ${width} px`).toEqual([]);
        const header = page.getByRole("banner");
        const controls = header.locator(":is(a, [popovertarget]):visible");
        await expect.soft(controls.getByText(primary.label), `at ${width} px`).toBeVisible();
        expect
          .soft(
            await controls.evaluateAll((all) =>
              all
                .filter((control) => control.getBoundingClientRect().right > innerWidth)
                .map(({ textContent }) => textContent),
            ),
            `outside the header at ${width} px`,
          )
          .toEqual([]);
        // In wide windows the links of the header wrap when the text alone grows.
        if (zoom && width > 360) continue;
        const title = await page.getByRole("heading", { level: 1 }).boundingBox();
        expect
          .soft(title?.y, `title below the header at ${width} px`)
          .toBeGreaterThanOrEqual((await header.boundingBox())?.height ?? 0);
      }
    });

for (const route of [faq.path, about.path])
  test(`${route} fits a window of 280 px when the browser's text size is 32 px @night`, async ({
    page,
  }) => {
    await setTextSize(page, 200);
    await page.setViewportSize({ width: 280, height: 653 });
    await openTab(page, route);
    expect(await overflows(page)).toEqual([]);
    // A panel with hidden overflow does not scroll.
    const links = page.getByRole("main").locator("section").last().getByRole("link");
    for (const link of await links.all()) {
      const { x = 0, width = 0 } = (await link.boundingBox()) ?? {};
      expect(x + width).toBeLessThanOrEqual(280);
    }
  });

test("the sticky picture covers none of the company's facts when the page scrolls @night", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await openTab(page, corporateProfile.path);
  for (const fact of await page.locator("[aria-labelledby=story-title] dd").all()) {
    const isFree = await fact.evaluate((element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isFree).toBe(true);
  }
});
