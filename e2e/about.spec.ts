import type { Page } from "@playwright/test";
import { formatCount } from "../src/lib/format";
import { hydratedByClock, stopClock } from "./support/clock";
import { about } from "./support/content";
import { expect, test } from "./support/test";

/** The figures once this share of them is counted. */
const countedTo = (share: number) =>
  about.statistics.map(
    ({ prefix, value, unit }) =>
      `${prefix ?? ""}${formatCount(Math.round(value * share))}${unit ?? ""}`,
  );

const figures = (page: Page) =>
  page.getByRole("region", { name: about.statisticsTitle }).getByRole("definition");

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
  // So low that the figures are below it, however short the sections above them are.
  await page.setViewportSize({ width: 1280, height: 400 });
  await stopClock(page);
  await page.goto(about.path);
  await hydratedByClock(page);
  await expect(figures(page)).toHaveText(countedTo(0));
  await scrollToFigures(page);
  // Fifteen steps of a fifteenth of a second, and 10 ms for rounding.
  await page.clock.runFor(1010);
  await expect(figures(page)).toHaveText(countedTo(0.5));
  await page.clock.runFor(1000);
  await expect(figures(page)).toHaveText(countedTo(1));
  await page.evaluate(() => window.scrollTo(0, 0));
  await scrollToFigures(page);
  await page.clock.runFor(500);
  await expect(figures(page)).toHaveText(countedTo(1));
});
