import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { about, calculator, faq, resources, site, textPage as text } from "./support/content";
import { holdBack } from "./support/network";
import {
  consoleErrors,
  followLink,
  heading,
  hydrated,
  isMarkedDocument,
  linkTo,
  loadPictures,
  openTab,
  painted,
  scrollTop,
} from "./support/page";

/** Expects a page that has replaced another one to be at its top, announced, and alone in the head. */
async function expectStart(page: Page, { path, intro, seo }: typeof faq | typeof text) {
  await expect(page).toHaveURL(path);
  await expect(heading(page, intro.title)).toBeFocused();
  await expect(page.locator("#gatsby-announcer")).toContainText(intro.title);
  // The browser would restore its own scroll position within the next frames.
  await painted(page);
  expect(await scrollTop(page)).toBe(0);
  await expect(page).toHaveTitle(seo.title);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", RegExp(`${path}$`));
  for (const selector of [
    "title",
    "meta[name=description]",
    "link[rel=canonical]",
    "meta[property='og:url']",
    "script[type='application/ld+json']",
  ])
    await expect(page.locator(`head ${selector}`), selector).toHaveCount(1);
  expect(await isMarkedDocument(page)).toBe(true);
}

test("a page starts at the top, is announced and has only its own head after a link and after Back, and keeps its scroll position after a reload", async ({
  page,
}) => {
  await openTab(page, faq.path);
  await page.evaluate(() => window.scrollTo(0, 300));
  await followLink(page, text.path);
  await expectStart(page, text);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goBack();
  await expectStart(page, faq);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.reload();
  await page.waitForFunction(() => window.scrollY > 0);
});

test("a link to an anchor opens the page with the anchor below the header, and Back does no full page load", async ({
  page,
}) => {
  await openTab(page, faq.path);
  await followLink(page, `${resources.path}#education`);
  await expect(page).toHaveURL(`${resources.path}#education`);
  const anchor = await page.locator("#education").boundingBox();
  const header = await page.getByRole("banner").boundingBox();
  expect(anchor?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
  expect(anchor?.y).toBeLessThan(400);
  await followLink(page, "#main");
  await expect(page).toHaveURL(`${resources.path}#main`);
  await page.goBack();
  await expect(page).toHaveURL(`${resources.path}#education`);
  expect(await isMarkedDocument(page)).toBe(true);
});

test("a page opens at the top when the URL fragment cannot be decoded", async ({ page }) => {
  const expectWhole = async (route: string) => {
    await expect(page).toHaveURL(route);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(0);
  };
  await openTab(page, `${faq.path}#100%`);
  await expectWhole(faq.path);
  await page.evaluate(() => window.location.assign("#part=%2"));
  await expectWhole(faq.path);
  expect(await consoleErrors(page)).toEqual([]);
});

test("hovering over a link loads the page's files in a single round trip", async ({ page }) => {
  await openTab(page, faq.path);
  const release = await holdBack(page, /page-data\.json$|\/scripts\//);
  // Responds to none of the requests until all have arrived.
  const requested = Promise.all(
    [
      // Gatsby uses this file to detect a deploy.
      "/page-data/app-data.json",
      `/page-data${calculator.path}/page-data.json`,
      "/scripts/component---src-templates-calculator-page",
    ].map((address) => page.waitForRequest((request) => request.url().includes(address))),
  );
  const link = await linkTo(page, calculator.path);
  await link.hover();
  await requested;
  release();
  await link.click();
  await expect(heading(page, calculator.intro.title)).toBeVisible();
});

test("a progress bar shows and announces a navigation that takes more than a second", async ({
  page,
}) => {
  await openTab(page, faq.path);
  const release = await holdBack(page, /page-data\.json$/);
  await followLink(page, text.path);
  const progress = page.getByRole("status").filter({ hasText: site.loading.progress });
  await expect(progress).toBeAttached();
  expect(await progress.boundingBox()).toMatchObject({ x: 0, y: 0, height: 3 });
  await expect(page).toHaveURL(faq.path);
  release();
  await expect(heading(page, text.intro.title)).toBeVisible();
  await expect(progress).not.toBeAttached();
});

test("the skip link moves the focus to the main content", async ({ page }) => {
  await openTab(page, faq.path);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toBeInViewport();
});

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce", viewport: { width: 1024, height: 800 } });

  test("a page looks the same whether it is loaded directly or reached through a link @night", async ({
    page,
  }) => {
    const picture = async () => {
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await loadPictures(page.locator("img"));
      return sharp(await page.locator("#___gatsby").screenshot())
        .raw()
        .toBuffer();
    };
    // Opened twice, because a first visit may keep the fallback fonts.
    await openTab(page, about.path);
    await openTab(page, about.path);
    const loaded = await picture();
    await openTab(page, text.path);
    await followLink(page, about.path);
    await expect(page).toHaveURL(about.path);
    // A few values differ at the edges of the header's buttons.
    const differing = async () =>
      (await picture()).reduce((sum, value, at) => sum + Number(value !== loaded[at]), 0);
    await expect.poll(differing, { timeout: 30_000 }).toBeLessThan(100);
  });
});
