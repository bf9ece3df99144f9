import { ROUTES } from "./support/routes";
import { shownPictures } from "./support/shownPictures";
import { expect, test } from "./support/test";

const SCREENS = [360, 768, 1440].flatMap((width) =>
  [1, 2].map((density) => ({ width, density, height: width < 768 ? 760 : 900 })),
);

for (const { width, height, density } of SCREENS) {
  test(`at ${width} px and ${density}×, no picture is fetched too large or too small`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const faults: string[] = [];
    for (const route of ROUTES) {
      // A fresh browser each: where a larger file is in the cache already, browsers take that.
      const page = await browser.newPage({
        viewport: { width, height },
        deviceScaleFactor: density,
      });
      await page.goto(route);
      for (const { name, sharpness, isLargest, hasMeasures } of await shownPictures(page)) {
        const fault = `${route} ${name}: ${sharpness.toFixed(2)} pixels a pixel`;
        if (sharpness > 1.3 || (sharpness < 0.9 && !isLargest)) faults.push(fault);
        if (!hasMeasures) faults.push(`${route} ${name}: no width, height or alt`);
      }
      await page.close();
    }
    expect(faults).toEqual([]);
  });
}
