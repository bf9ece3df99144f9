import { expect, type Page, test } from "@playwright/test";
import { contrastOfLuminances } from "../scripts/lib/contrast";
import { ROUTES_OF_TEMPLATES } from "../scripts/lib/routes";
import { sample } from "../scripts/lib/testDepth";
import { home } from "./support/content";
import { luminancesOf } from "./support/openingContrast";
import { painted } from "./support/page";

const SCREENS = [
  ...[360, 768, 1440].flatMap((width) =>
    [2, 1].map((density) => ({ width, density, height: width < 768 ? 760 : 900 })),
  ),
  { width: 2560, density: 1, height: 1440 },
];

for (const route of ROUTES_OF_TEMPLATES)
  test(`the pictures on ${route} suit the display's size and resolution, and the largest one is preloaded`, async ({
    browser,
  }) => {
    const faults: string[] = [];
    for (const { width, height, density } of sample(SCREENS)) {
      // Uses a new context, because browsers prefer a larger file that is already cached.
      const page = await browser.newPage({
        viewport: { width, height },
        deviceScaleFactor: density,
      });
      await page.goto(route);
      // Waits for the promo, because its picture is checked as well.
      if (route === "/" && home.promo) await page.getByRole("dialog").waitFor();
      const pictures = await shownPictures(page);
      // A smaller picture may show the file that a larger one on the page has loaded.
      const loaded = pictures.filter(
        (one) => !pictures.some((each) => each.name === one.name && each.sharpness < one.sharpness),
      );
      for (const { name, sharpness, smaller, isLargest } of loaded) {
        const isTooLarge = smaller ? smaller > 1.1 : sharpness > 2;
        // A picture behind a text is as tall as that, which its `sizes` cannot say.
        if (isTooLarge || (sharpness < 0.75 && !isLargest))
          faults.push(
            `${name} at ${width} px and ${density}×: ${sharpness.toFixed(2)} file pixels per screen pixel`,
          );
      }
      // Comes last, because the largest picture may be painted after the load event.
      await painted(page);
      expect
        .soft(await page.evaluate(largestPaint), `the largest paint at ${width} px`)
        .toBe("text or a picture that is preloaded");
      await page.close();
    }
    expect(faults).toEqual([]);
  });

test("alternative text is readable on its placeholder when pictures do not load", async ({
  page,
}) => {
  await page.route(/\.(avif|svg|webp)$/, (route) => route.abort());
  await page.goto("/");
  test.skip((await page.locator("main img").count()) === 0, "The home page has no pictures.");
  const colors = await page.evaluate(() =>
    [...document.images]
      .map((image) => getComputedStyle(image))
      .filter(({ backgroundColor }) => !backgroundColor.endsWith(", 0)"))
      .map(({ color, backgroundColor }) => [color, backgroundColor] as const),
  );
  expect(colors.length).toBeGreaterThan(0);
  for (const pair of colors) {
    const [text = 0, placeholder = 0] = await luminancesOf(page, pair);
    expect(contrastOfLuminances(text, placeholder)).toBeGreaterThanOrEqual(4.5);
  }
});

/**
 * Runs in the page: describes the largest paint so far and, if it is a picture, whether it is preloaded, or no larger
 * than one that is.
 */
function largestPaint() {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: "largest-contentful-paint", buffered: true });
  const entry = observer.takeRecords().at(-1) as
    | (PerformanceEntry & { element?: Element })
    | undefined;
  const image = entry?.element instanceof HTMLImageElement ? entry.element : undefined;
  const preloads = [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=image]")];
  const nameOf = (one: HTMLImageElement) => new URL(one.currentSrc).pathname;
  const areaOf = (one: HTMLImageElement) => one.clientWidth * one.clientHeight;
  const preloaded = [...document.images].filter(
    (one) =>
      one.fetchPriority === "high" &&
      preloads.some(({ imageSrcset, href }) => `${imageSrcset} ${href}`.includes(nameOf(one))),
  );
  return image && !preloaded.some((one) => areaOf(one) >= areaOf(image))
    ? `${nameOf(image)}, which is not preloaded`
    : "text or a picture that is preloaded";
}

/**
 * Loads all pictures on a page, and compares the sizes of their files with their sizes on screen. Does not
 * wait for frames, because after a scroll headless Chromium may paint none until a screenshot is taken.
 * @returns for each picture, the file's pixels per screen pixel (ideally 1), that ratio for the next smaller
 *   file in the set (0 if there is none), and whether the set has no larger file
 */
const shownPictures = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.images].filter(
      (image) => image.offsetWidth > 0 && image.parentElement?.querySelector("source[type]"),
    );
    await Promise.all(
      images.map((image) => {
        image.loading = "eager";
        return image.decode();
      }),
    );
    return images.map((image) => {
      const sets = [...(image.parentElement?.querySelectorAll("source") ?? []), image];
      const chosen = new URL(image.currentSrc).pathname;
      // The pixel width of each candidate file in the picture's set, by URL.
      const set = sets.find(({ srcset }) => srcset.includes(`${chosen} `))?.srcset ?? "";
      const widths = new Map(
        [...set.matchAll(/(\S+) (\d+)w/g)].map(([, file, width]) => [file, Number(width)]),
      );
      const width = widths.get(chosen) ?? 0;
      const height = (width * image.naturalHeight) / image.naturalWidth;
      const scales = [width / image.clientWidth, height / image.clientHeight];
      const fit = getComputedStyle(image).objectFit;
      const [perWidth = 0] = scales;
      const scale =
        fit === "cover" ? Math.min(...scales) : fit === "contain" ? Math.max(...scales) : perWidth;
      return {
        name: image.currentSrc.split("/").at(-1) ?? "",
        sharpness: scale / devicePixelRatio,
        smaller:
          (scale / devicePixelRatio / width) *
          Math.max(0, ...[...widths.values()].filter((each) => each < width)),
        isLargest: width === Math.max(...widths.values()),
      };
    });
  });
