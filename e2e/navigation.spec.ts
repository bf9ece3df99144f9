import type { Page } from "@playwright/test";
import { sweptRoutes } from "../shared/routes";
import {
  followLink,
  footerLink,
  heading,
  hydrated,
  isMarkedDocument,
  openTab,
  painted,
  scrollTop,
} from "./support/page";
import { expect, test } from "./support/test";

test("a page starts at the top, is focused and announced when it is opened by a link", async ({
  page,
}) => {
  await openTab(page, "/faq");
  await footerLink(page, "Privacy Policy").click();
  await expect(page).toHaveURL("/privacy-policy");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
  await expect(page.locator("#gatsby-announcer")).toContainText("Privacy Policy");
  await expect(page).toHaveTitle(/Privacy Policy/);
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(
    /\/privacy-policy$/,
  );
  expect(await isMarkedDocument(page)).toBe(true);
});

test("head data are those of the page, each tag once, when the visitor navigates", async ({
  page,
}) => {
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
  await page.goto("/faq");
  await hydrated(page);
  await expectHeadOf("/faq");
  await footerLink(page, "Terms of Service").click();
  await expectHeadOf("/terms-of-service");
  await footerLink(page, "Privacy Policy").click();
  await expectHeadOf("/privacy-policy");
  await page.goBack();
  await page.goBack();
  await expectHeadOf("/faq");
});

test("a page starts at the top when the visitor goes back to it", async ({ page }) => {
  await page.goto("/terms-of-service");
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await footerLink(page, "Privacy Policy").click();
  await expect(heading(page, "Privacy Policy")).toBeVisible();
  await page.goBack();
  await expect(heading(page, "Terms of Service")).toBeVisible();
  await page.waitForFunction(() => window.scrollY === 0);
  // The browser would restore its own scroll position within the next frames.
  await painted(page);
  expect(await scrollTop(page)).toBe(0);
});

test("a page scrolls to the link's anchor, below the header, when it is opened", async ({
  page,
}) => {
  await page.goto("/faq");
  await hydrated(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "Media" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Media", exact: true }).click();
  await expect(page).toHaveURL("/resources#media");
  const anchor = await page.locator("#media").boundingBox();
  const header = await page.getByRole("banner").boundingBox();
  expect(anchor?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
  expect(anchor?.y).toBeLessThan(400);
});

test("going back keeps the page when the visitor had followed an anchor within it", async ({
  page,
}) => {
  await page.goto("/terms-of-service");
  await hydrated(page);
  const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  await contents.nth(4).click();
  await page.waitForFunction(() => window.scrollY > 0);
  await page.goBack();
  await expect(page).toHaveURL("/terms-of-service");
});

test("a page is requested once when its link is clicked before hydration", async ({ page }) => {
  await page.goto("/faq");
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) requested.push(new URL(request.url()).pathname);
  });
  await footerLink(page, "Privacy Policy").click();
  await expect(page).toHaveURL("/privacy-policy");
  await hydrated(page);
  expect(requested.filter((path) => path === "/privacy-policy").length).toBeLessThanOrEqual(1);
});

test("a client-side navigation redirects when a link has an old address", async ({ page }) => {
  await page.goto("/faq");
  await hydrated(page);
  await followLink(page, "/testimonials");
  await expect(page).toHaveURL("/");
  await expect(heading(page, "Good Credit is Life")).toBeVisible();
});

test("Back and Forward show the right page when both pages were opened in one document", async ({
  page,
}) => {
  await page.goto("/privacy-policy");
  await hydrated(page);
  await footerLink(page, "Terms of Service").click();
  await expect(heading(page, "Terms of Service")).toBeFocused();
  await page.goBack();
  await expect(heading(page, "Privacy Policy")).toBeFocused();
  await expect(page).toHaveTitle(/Privacy Policy/);
  await page.goForward();
  await expect(heading(page, "Terms of Service")).toBeFocused();
  await expect(page).toHaveURL("/terms-of-service");
  expect(await scrollTop(page)).toBe(0);
});

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce", viewport: { width: 1024, height: 800 } });

  for (const route of sweptRoutes("links and loads"))
    test(`${route} looks the same when it is opened by a link and by a load`, async ({ page }) => {
      // A first visit may keep the fallback fonts; after this one the site's fonts are cached.
      await page.goto("/privacy-policy");
      await page.evaluate(() => document.fonts.ready);
      await page.goto(route);
      await hydrated(page);
      const loaded = await describeElements(page);
      await page.goto(route === "/privacy-policy" ? "/terms-of-service" : "/privacy-policy");
      await hydrated(page);
      await followLink(page, route);
      await expect(page).toHaveURL(route);
      await expect.poll(() => describeElements(page)).toEqual(loaded);
    });
});

/** Describes every element of a page in a line: its position, size and styles. */
async function describeElements(page: Page): Promise<string[]> {
  await page.waitForLoadState("networkidle");
  return page.evaluate(() => {
    const elements = document.querySelectorAll(
      "main :not(script, template, source, [data-lazy-section] *)",
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
