import type { Page } from "@playwright/test";
import { ROUTES } from "../shared/routes";
import { sample } from "../shared/testDepth";
import {
  faq,
  otherTextPage as other,
  redirects,
  resources,
  textPage as text,
} from "./support/content";
import {
  followLink,
  heading,
  hydrated,
  isMarkedDocument,
  openTab,
  painted,
  scrollTop,
} from "./support/page";
import { expect, test } from "./support/test";

test("a link's page starts at the top, is focused and announced", async ({ page }) => {
  await openTab(page, faq.path);
  await followLink(page, text.path);
  await expect(page).toHaveURL(text.path);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
  await expect(page.locator("#gatsby-announcer")).toContainText(text.intro.title);
  await expect(page).toHaveTitle(text.seo.title);
  expect(await isMarkedDocument(page)).toBe(true);
});

test("head data are those of the page, each tag once, after navigation", async ({ page }) => {
  const expectHeadOf = async (route: string) => {
    await expect(page).toHaveURL(route);
    await expect(page.locator("head link[rel=canonical]")).toHaveAttribute(
      "href",
      new RegExp(`${route}$`),
    );
    for (const selector of [
      "title",
      "meta[name=description]",
      "link[rel=canonical]",
      "meta[property='og:url']",
      "script[type='application/ld+json']",
    ])
      await expect(page.locator(`head ${selector}`), selector).toHaveCount(1);
  };
  await openTab(page, faq.path);
  await expectHeadOf(faq.path);
  await followLink(page, other.path);
  await expectHeadOf(other.path);
  await followLink(page, text.path);
  await expectHeadOf(text.path);
  await page.goBack();
  await page.goBack();
  await expectHeadOf(faq.path);
});

test("a page starts at the top after Back, and stays in place after a reload", async ({ page }) => {
  await openTab(page, other.path);
  await page.evaluate(() => window.scrollTo(0, 300));
  await followLink(page, text.path);
  await expect(heading(page, text.intro.title)).toBeVisible();
  await page.goBack();
  await expect(heading(page, other.intro.title)).toBeVisible();
  await page.waitForFunction(() => window.scrollY === 0);
  // The browser would restore its own scroll position within the next frames.
  await painted(page);
  expect(await scrollTop(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.reload();
  await page.waitForFunction(() => window.scrollY > 0);
});

test("a page opens at its link's anchor, below the header", async ({ page }) => {
  await openTab(page, faq.path);
  await page.setViewportSize({ width: 1280, height: 800 });
  await followLink(page, `${resources.path}#education`);
  await expect(page).toHaveURL(`${resources.path}#education`);
  const anchor = await page.locator("#education").boundingBox();
  const header = await page.getByRole("banner").boundingBox();
  expect(anchor?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
  expect(anchor?.y).toBeLessThan(400);
});

test("going back keeps the page when an anchor within it was followed", async ({ page }) => {
  await openTab(page, resources.path);
  await followLink(page, "#education");
  await page.waitForFunction(() => window.scrollY > 0);
  await page.goBack();
  await expect(page).toHaveURL(resources.path);
});

test("a page stays whole, at its top, when a fragment cannot be decoded", async ({
  page,
  consoleErrors,
}) => {
  const expectWhole = async (route: string) => {
    await expect(page).toHaveURL(route);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(0);
  };
  await openTab(page, `${faq.path}#100%`);
  await expectWhole(faq.path);
  await page.evaluate(() => {
    window.location.hash = "%C3";
  });
  await expectWhole(faq.path);
  await followLink(page, `${text.path}#part=%2`);
  await expectWhole(text.path);
  await page.goBack();
  await expectWhole(faq.path);
  expect(consoleErrors).toEqual([]);
});

test("a client-side navigation redirects when a link has an old address", async ({ page }) => {
  await openTab(page, faq.path);
  for (const { from, to } of redirects) {
    await followLink(page, from);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce", viewport: { width: 1024, height: 800 } });

  for (const route of sample(ROUTES.slice(1)))
    test(`${route} looks the same loaded and opened by a link`, async ({ page, consoleErrors }) => {
      // A first visit may keep the fallback fonts; after this one the site's fonts are cached.
      await page.goto(text.path);
      await page.evaluate(() => document.fonts.ready);
      await openTab(page, route);
      // From the HTTP cache.
      await page.reload();
      await hydrated(page);
      const loaded = await describeElements(page);
      await openTab(page, route === text.path ? other.path : text.path);
      await followLink(page, route);
      await expect(page).toHaveURL(route);
      await expect.poll(() => describeElements(page)).toEqual(loaded);
      expect(consoleErrors).toEqual([]);
    });
});

/** Describes every element of a page in a line: its position, size and styles. */
async function describeElements(page: Page): Promise<string[]> {
  await page.locator("html[data-laid-out]").waitFor({ state: "attached" });
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const elements = document.querySelectorAll(
      "main :not(script, template, source, #loan *, #offer *)",
    );
    return [...elements].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const box = [x + window.scrollX, y + window.scrollY, width, height].map(Math.round);
      return [
        element.tagName,
        box.join(" "),
        ...["color", "background", "font", "display", "border", "boxShadow", "transform"].map(
          (name) => Reflect.get(style, name),
        ),
        ...["::before", "::after"].map((part) => {
          const { content, background, width } = getComputedStyle(element, part);
          return content === "none" ? "" : [content, background, width].join(" ");
        }),
      ].join(" | ");
    });
  });
}
