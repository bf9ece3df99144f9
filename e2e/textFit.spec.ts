import { expect, test } from "@playwright/test";
import { ROUTES, ROUTES_OF_TEMPLATES } from "../scripts/lib/routes";
import { sample } from "../scripts/lib/testDepth";
import { clippedTexts } from "./support/clippedText";
import { about, faq, primary } from "./support/content";
import { lengthenTitles, misfits, zoomText } from "./support/misfits";
import { openTab, setTextSize } from "./support/page";

interface Way {
  /** The browser's text size in percent, set before the page opens. */
  textSize?: number;
  /** The factor by which only the text is enlarged after the page has loaded. */
  zoom?: number;
  hasLongTitles?: true;
  widths: readonly number[];
  routes?: readonly string[];
}

/** The window widths, in CSS pixels, at which large text is tested. */
const WIDTHS_OF_LARGE_TEXT = [360, ...sample([640, 768, 1024, 1280, 1440])];

const WAYS: Readonly<Record<string, Way>> = {
  "the window has any common width": {
    widths: [320, 360, 412, 768, 1024, 1440, 2560],
    routes: sample(ROUTES, 3),
  },
  "titles and names are long": {
    hasLongTitles: true,
    widths: sample([320, 360, 768, 1024, 1440]),
    routes: sample(ROUTES, 3),
  },
  "the browser's text size is 20 px": { textSize: 125, widths: WIDTHS_OF_LARGE_TEXT },
  "the browser's text size is 32 px": {
    textSize: 200,
    widths: WIDTHS_OF_LARGE_TEXT,
    routes: ROUTES_OF_TEMPLATES,
  },
  "the text alone is zoomed to 200%": { zoom: 2, widths: WIDTHS_OF_LARGE_TEXT },
  "the window is 280 px wide and the browser's text size is 32 px @night": {
    textSize: 200,
    widths: [280],
    routes: [faq.path, about.path],
  },
};

for (const [way, { textSize, zoom, hasLongTitles, widths, routes }] of Object.entries(WAYS))
  for (const route of routes ?? sample(ROUTES))
    test(`the header and content of ${route} fit when ${way}`, async ({ page }) => {
      if (textSize) await setTextSize(page, textSize);
      await openTab(page, route);
      if (hasLongTitles) await lengthenTitles(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        if (zoom) await zoomText(page, zoom);
        expect.soft(await misfits(page), `at ${width} px`).toEqual([]);
        if (width >= 320 && width < 640 && !zoom && !hasLongTitles)
          expect.soft(await clippedTexts(page), `at ${width} px`).toEqual([]);
        const header = page.getByRole("banner");
        const action = header.locator("a:visible").getByText(primary.label);
        // In a narrower window, large text leaves room for the logo and the menu button only.
        if (width >= 320) await expect.soft(action, `at ${width} px`).toBeVisible();
        // In wide windows, enlarged text may wrap in the header, which then covers the title.
        if (zoom && width > 360) continue;
        const title = await page.getByRole("heading", { level: 1 }).boundingBox();
        expect
          .soft(title?.y, `title below the header at ${width} px`)
          .toBeGreaterThanOrEqual((await header.boundingBox())?.height ?? 0);
      }
    });
