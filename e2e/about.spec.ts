import type { Page } from "@playwright/test";
import { hydrated } from "./support/hydrated";
import { hydratedByClock, stopClock } from "./support/stoppedClock";
import { expect, test } from "./support/test";

const FINAL = ["$15B+", "70%", "10+", "5,000+"];

const figures = (page: Page) =>
  page
    .getByRole("region", { name: "Our payments group in 2025, in TT dollars" })
    .getByRole("definition");
const insights = (page: Page) => page.getByRole("group", { name: "Leadership Insights" });

/** Scrolls to the figures, and waits until the browser has told everyone that they are in view. */
const bringIntoView = (page: Page) =>
  figures(page)
    .first()
    .evaluate((figure) => {
      const block = figure.closest("dl") ?? figure;
      block.scrollIntoView({ block: "center" });
      return new Promise<void>((told) => {
        const tell = ([entry]: IntersectionObserverEntry[]) => entry?.isIntersecting && told();
        new IntersectionObserver(tell, { threshold: 0.3 }).observe(block);
      });
    });

test.describe("the figures", () => {
  test("count once, from 0 in 30 steps over 2 seconds, when they come into view", async ({
    page,
  }) => {
    await stopClock(page);
    await page.goto("/about");
    await hydratedByClock(page);
    await expect(figures(page)).toHaveText(["$0B+", "0%", "0+", "0+"]);
    await bringIntoView(page);
    // Fifteen steps of a fifteenth of a second, and a little for rounding.
    await page.clock.runFor(1010);
    await expect(figures(page)).toHaveText(["$8B+", "35%", "5+", "2,500+"]);
    await page.clock.runFor(1000);
    await expect(figures(page)).toHaveText(FINAL);
    await page.evaluate(() => window.scrollTo(0, 0));
    await bringIntoView(page);
    await page.clock.runFor(500);
    await expect(figures(page)).toHaveText(FINAL);
  });

  test("stand still for those who want no motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/about");
    await hydrated(page);
    await expect(figures(page)).toHaveText(FINAL);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });
    test("are there", async ({ page }) => {
      await page.goto("/about");
      await expect(figures(page)).toHaveText(FINAL);
    });
  });
});

test.describe("Leadership Insights", () => {
  const leaders = ["Maren Alexis-Baptiste", "Winston Ramdeen-Clarke"];
  const shows = async (page: Page, index: number) => {
    for (const [place, name] of leaders.entries())
      await expect(insights(page).getByRole("link", { name })).toBeVisible({
        visible: place === index,
      });
  };

  test.beforeEach(async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    await insights(page).scrollIntoViewIfNeeded();
  });

  test("its buttons lead from quote to quote, around both ends", async ({ page }) => {
    await shows(page, 0);
    for (const [name, index] of [
      ["Next", 1],
      ["Next", 0],
      ["Previous", 1],
      ["Previous", 0],
    ] as const) {
      await insights(page).getByRole("button", { name }).click();
      await shows(page, index);
    }
  });

  test("so do the left and right arrow keys, while it is in view", async ({ page }) => {
    for (const [key, index] of [
      ["ArrowRight", 1],
      ["ArrowRight", 0],
      ["ArrowLeft", 1],
    ] as const) {
      await page.keyboard.press(key);
      await shows(page, index);
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.keyboard.press("ArrowRight");
    await shows(page, 1);
  });

  test("a change is announced", async ({ page }) => {
    const news = insights(page).locator("[aria-live=polite]");
    await expect(news).toBeEmpty();
    await insights(page).getByRole("button", { name: "Next" }).click();
    await expect(news).toHaveText(
      /^2 of 2: Credit is a promise .+ Winston Ramdeen-Clarke, Chairman$/,
    );
  });
});

test("the comparison is a real table with named rows and columns", async ({ page }) => {
  await page.goto("/about");
  const table = page.getByRole("region", { name: "Our Competitive Edge" }).getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveText([/./, /Kwedi/, /banks/i, /payday/i]);
  const rows = table.getByRole("row");
  await expect(table.getByRole("rowheader")).toHaveCount((await rows.count()) - 1);
});
