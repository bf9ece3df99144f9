import type { Page } from "@playwright/test";
import { hydratedByClock, stopClock } from "./support/clock";
import { hydrated } from "./support/page";
import { expect, test } from "./support/test";

const FINAL = ["$15B+", "70%", "10+", "5,000+"];

const figures = (page: Page) =>
  page
    .getByRole("region", { name: "Our payments group in 2025, in TT dollars" })
    .getByRole("definition");

/** Scrolls to the figures, and waits until the browser has notified intersection observers. */
const scrollToFigures = (page: Page) =>
  figures(page)
    .first()
    .evaluate((figure) => {
      const block = figure.closest("dl") ?? figure;
      block.scrollIntoView({ block: "center" });
      return new Promise<void>((resolve) => {
        const notify = ([entry]: IntersectionObserverEntry[]) => entry?.isIntersecting && resolve();
        new IntersectionObserver(notify, { threshold: 0.3 }).observe(block);
      });
    });

test("figures count once from 0 in 30 steps over 2 seconds when they are scrolled into view", async ({
  page,
}) => {
  await stopClock(page);
  await page.goto("/about");
  await hydratedByClock(page);
  await expect(figures(page)).toHaveText(["$0B+", "0%", "0+", "0+"]);
  await scrollToFigures(page);
  // Fifteen steps of a fifteenth of a second, and 10 ms for rounding.
  await page.clock.runFor(1010);
  await expect(figures(page)).toHaveText(["$8B+", "35%", "5+", "2,500+"]);
  await page.clock.runFor(1000);
  await expect(figures(page)).toHaveText(FINAL);
  await page.evaluate(() => window.scrollTo(0, 0));
  await scrollToFigures(page);
  await page.clock.runFor(500);
  await expect(figures(page)).toHaveText(FINAL);
});

test("figures show their final values when the visitor prefers reduced motion", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/about");
  await hydrated(page);
  await expect(figures(page)).toHaveText(FINAL);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("figures show their final values when the page has loaded", async ({ page }) => {
    await page.goto("/about");
    await expect(figures(page)).toHaveText(FINAL);
  });
});

test("the comparison has a header for every row and column when it is read as a table", async ({
  page,
}) => {
  await page.goto("/about");
  const table = page.getByRole("region", { name: "Our Competitive Edge" }).getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveText([/./, /Kwedi/, /banks/i, /payday/i]);
  const rows = table.getByRole("row");
  await expect(table.getByRole("rowheader")).toHaveCount((await rows.count()) - 1);
});
