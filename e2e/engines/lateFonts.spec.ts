import { sample } from "../../shared/testDepth";
import { articles, faq, home, textPage } from "../support/content";
import { DEVICE_FONT_NAMES } from "../support/fonts";
import type { Tab } from "./tab";
import { expect, test } from "./test";

/** The page with the largest headings, and those with long texts. */
const ROUTES = [home, faq, textPage, ...articles].map(({ path }) => path);

for (const font of sample(DEVICE_FONT_NAMES, 1, "late fonts"))
  test.describe(() => {
    test.use({ deviceFont: font });

    test(`pages fit in ${font} and do not move when the site's fonts are late`, async ({ tab }) => {
      for (const route of sample(ROUTES, 2, font)) {
        await tab.holdBack("\\.woff2$");
        await tab.open(route);
        // The load event waits for the fonts, so that only a visitor's action starts the scripts.
        await tab.evaluate(() => dispatchEvent(new Event("focusin")));
        await tab.hydrated();
        await tab.laidOut();
        const before = await boxes(tab);
        expect.soft(await tab.overflow(), route).toEqual([]);
        await tab.holdBack();
        await tab.until(
          () =>
            performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2"))
              .length > 1,
        );
        await tab.evaluate(() => document.fonts.ready.then(() => 0));
        expect.soft(await boxes(tab), route).toEqual(before);
      }
    });
  });

/** The positions and sizes of everything in the page. */
async function boxes(tab: Tab): Promise<string[]> {
  await tab.paint();
  return tab.evaluate(() => {
    for (const animation of document.getAnimations()) animation.cancel();
    return [...document.querySelectorAll("header a, main *")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, ...[x, y + scrollY, width, height].map(Math.round)].join(" ");
    });
  });
}
