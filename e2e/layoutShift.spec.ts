import type { Page } from "@playwright/test";
import { ROUTES } from "../shared/routes";
import { hydrated } from "./support/hydrated";
import { shiftsSoFar, watchShifts } from "./support/layoutShifts";
import { holdBack } from "./support/network";
import { expect, test } from "./support/test";

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

const PICTURES = /\.(avif|webp|png|jpe?g)$/;
const FONTS = /\.woff2$/;

for (const route of ROUTES) {
  test(`nothing moves on ${route}, however slow its pictures`, async ({ page }) => {
    await watchShifts(page);
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      await page.unrouteAll();
      const pictures = await holdBack(page, PICTURES);
      await openToRead(page, route);
      const reserved = await roomOfPictures(page);
      pictures.release();
      await hydrated(page);
      await scrollThrough(page);
      for (const [index, { name, width, height }] of (await roomOfPictures(page)).entries()) {
        const room = reserved[index];
        const told = `${name} at ${viewport.width} px: ${room?.width} × ${room?.height} before it came, then ${width} × ${height}`;
        // A picture's own ratio and the one that its tag rounds may differ by a pixel.
        expect(Math.abs(width - (room?.width ?? 0)), told).toBeLessThan(2);
        expect(Math.abs(height - (room?.height ?? 0)), told).toBeLessThan(2);
      }
      const { sum, told } = await shiftsSoFar(page);
      expect(sum, `at ${viewport.width} px there moved:\n${told}`).toBeLessThan(0.005);
    }
  });

  test(`nothing moves on ${route} when its letters come late`, async ({ page }) => {
    await watchShifts(page);
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      await page.unrouteAll();
      const fonts = await holdBack(page, FONTS);
      await openToRead(page, route);
      fonts.release();
      await page.evaluate(() => document.fonts.ready);
      await hydrated(page);
      const { sum, told } = await shiftsSoFar(page);
      expect(sum, `at ${viewport.width} px there moved:\n${told}`).toBeLessThan(0.005);
    }
  });
}

test("nothing moves when what follows the opening of a link's page comes after it", async ({
  page,
}) => {
  await watchShifts(page);
  for (const viewport of WINDOWS)
    for (const name of ["Loan Calculator", "FAQ", "About Us"]) {
      await page.setViewportSize(viewport);
      await page.goto("/terms-of-service");
      await hydrated(page);
      const link = page.getByRole("contentinfo").getByRole("link", { name, exact: true });
      // Not pressed by a hand: what follows a hand's doing at once does not count as moved.
      await link.evaluate((element: HTMLAnchorElement) => element.click());
      await expect(page).not.toHaveURL("/terms-of-service");
      await expect(page.locator("main > section").last()).toBeAttached();
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      const { sum, told } = await shiftsSoFar(page);
      expect(sum, `${name} at ${viewport.width} px moved:\n${told}`).toBeLessThan(0.005);
    }
});

async function openToRead(page: Page, route: string): Promise<void> {
  await page.goto(route, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
}

/** Scrolls to the end in steps of half a window, and waits for what comes into view. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const drawn = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const inView = (picture: HTMLImageElement) => {
      const { top, bottom, width } = picture.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    };
    await document.fonts.ready;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await drawn();
      const pictures = [...document.images].filter(inView);
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
      await drawn();
    }
  });

/** The size of every picture on the page, but of the promo's, in CSS pixels. */
const roomOfPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("img:not(dialog *)")].map((picture) => ({
      name: picture.alt || picture.currentSrc,
      width: picture.clientWidth,
      height: picture.clientHeight,
    })),
  );
