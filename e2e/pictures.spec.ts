import { ROUTES } from "../shared/routes";
import { shownPictures } from "./support/shownPictures";
import { expect, test } from "./support/test";

const SCREENS = [
  ...[360, 768, 1440].flatMap((width) =>
    [1, 2].map((density) => ({ width, density, height: width < 768 ? 760 : 900 })),
  ),
  { width: 2560, density: 1, height: 1440 },
];

for (const route of ROUTES) {
  test(`no picture of ${route} is fetched too large or too small`, async ({ browser }) => {
    const faults: string[] = [];
    for (const { width, height, density } of SCREENS) {
      // A fresh browser each: where a larger file is in the cache already, browsers take that.
      const page = await browser.newPage({
        viewport: { width, height },
        deviceScaleFactor: density,
      });
      await page.goto(route);
      // Its promo's picture counts, too.
      if (route === "/") await page.getByRole("dialog").waitFor();
      for (const { name, sharpness, isLargest, hasMeasures } of await shownPictures(page)) {
        const fault = `${name} at ${width} px and ${density}×: ${sharpness.toFixed(2)} pixels a pixel`;
        if (sharpness > 1.3 || (sharpness < 0.9 && !isLargest)) faults.push(fault);
        if (!hasMeasures) faults.push(`${name}: no width, height or alt`);
      }
      await page.close();
    }
    expect(faults).toEqual([]);
  });
}

for (const width of [412, 1440]) {
  test(`at ${width} px the largest paint is text, or a picture that is preloaded and not lazy`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const faults: string[] = [];
    for (const route of ROUTES) {
      const page = await browser.newPage({ viewport: { width, height: 823 } });
      await page.goto(route);
      const { picture, isLazy, isUrgent, isPreloaded } = await page.evaluate(largestPaint);
      if (picture && (isLazy || !isUrgent || !isPreloaded))
        faults.push(`${route}: ${picture}${isLazy ? " is lazy" : " is not preloaded"}`);
      await page.close();
    }
    expect(faults).toEqual([]);
  });
}

/** Runs in the page: what the largest paint so far is, where it is a picture. */
function largestPaint() {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: "largest-contentful-paint", buffered: true });
  const entry = observer.takeRecords().at(-1) as
    | (PerformanceEntry & { element?: Element })
    | undefined;
  const image = entry?.element instanceof HTMLImageElement ? entry.element : undefined;
  const preloads = [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=image]")];
  const name = image ? new URL(image.currentSrc).pathname : "";
  return {
    picture: name.split("/").at(-1),
    isLazy: image?.loading === "lazy",
    isUrgent: image?.fetchPriority === "high",
    isPreloaded: preloads.some(({ imageSrcset }) => imageSrcset.includes(name)),
  };
}
