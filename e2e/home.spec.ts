import type { Page } from "@playwright/test";
import { sample } from "../shared/testDepth";
import { home, primary, products, site } from "./support/content";
import { DESKTOP, openTab, PHONE, painted, scrollTop, withoutPromo } from "./support/page";
import { expect, test } from "./support/test";

const { hero, showcase } = home;
const TITLES = products.map(({ title }) => title);
const [FIRST = ""] = TITLES;

const dots = (page: Page) => page.getByRole("list", { name: showcase.title, exact: true });
const dot = (page: Page, name: string) => dots(page).getByRole("button", { name, exact: true });
const arrow = (page: Page) => page.getByRole("link", { name: hero.arrowLabel, exact: true });

/** The scroll position at which the first product fills the window. */
const showcaseTop = (page: Page) =>
  page
    .locator(`#${showcase.id}`)
    .evaluate((stage) => Math.round(stage.getBoundingClientRect().top + scrollY));

/** Scrolls from the first product by this share of the window, and so to a share of the second. */
async function scrollProducts(page: Page, share: number): Promise<void> {
  const top = await showcaseTop(page);
  await page.evaluate(
    (to) => window.scrollTo(0, to),
    top + share * (page.viewportSize()?.height ?? 0),
  );
  await painted(page);
}

async function openHome(page: Page): Promise<void> {
  await withoutPromo(page);
  await openTab(page, "/");
}

/** A window into which every product fits, however long its texts are. */
const HIGH = 1200;

for (const viewport of sample([PHONE, DESKTOP], 1, "home page")) {
  test.describe(`the home page at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });
    test.beforeEach(({ page }) => openHome(page));

    test("shows its sections in the specified order when it has loaded", async ({ page }) => {
      const headings = page.getByRole("main").getByRole("heading", { level: 2 });
      await expect(headings).toHaveText([
        ...TITLES,
        home.platform.title,
        home.howItWorks.title,
        home.callToAction.title,
      ]);
    });

    test("opens both stores in a new tab when a badge is clicked", async ({ page }) => {
      if (!site.app)
        return expect(page.getByRole("main").getByText(primary.label).first()).toBeVisible();
      for (const { lead, label, url } of [site.app.ios, site.app.android]) {
        const name = `${lead} ${label}`;
        const badge = page.getByRole("main").getByRole("link", { name }).first();
        await expect(badge).toBeVisible();
        await expect(badge).toHaveAttribute("href", url);
        await expect(badge).toHaveAttribute("target", "_blank");
      }
    });

    test("marks a section as current when at least half of it is in view", async ({ page }) => {
      const current = dots(page).locator("[aria-current=true]");
      const [, second] = TITLES;
      // A single product has no dots.
      if (second === undefined) return expect(dots(page)).toHaveCount(0);
      await scrollProducts(page, 0.48);
      await expect(current).toHaveText(FIRST);
      await scrollProducts(page, 0.52);
      await expect(current).toHaveText(second);
      await scrollProducts(page, 0.48);
      await expect(current).toHaveText(FIRST);
    });

    test("jumps to a section when its dot is clicked", async ({ page }) => {
      const top = await showcaseTop(page);
      await page.locator(`#${showcase.id}`).scrollIntoViewIfNeeded();
      for (const [index, title] of TITLES.length > 1 ? [...TITLES.entries()].reverse() : []) {
        await dot(page, title).click();
        await expect.poll(() => scrollTop(page)).toBe(top + index * viewport.height);
        await expect(dot(page, title)).toHaveAttribute("aria-current", "true");
        await expect(page.getByRole("heading", { name: title, exact: true })).toBeInViewport();
      }
    });

    test("moves between sections when up and down are pressed within the showcase", async ({
      page,
    }) => {
      await page.setViewportSize({ ...viewport, height: HIGH });
      await scrollProducts(page, 0);
      const top = await scrollTop(page);
      const moves = TITLES.slice(1);
      for (const [index] of moves.entries()) {
        await page.keyboard.press("ArrowDown");
        await expect.poll(() => scrollTop(page)).toBe(top + (index + 1) * HIGH);
      }
      for (const [index] of [...moves.entries()].reverse()) {
        await page.keyboard.press("ArrowUp");
        await expect.poll(() => scrollTop(page)).toBe(top + index * HIGH);
      }
    });
  });
}

for (const viewport of [PHONE, DESKTOP])
  test(`the panorama at ${viewport.width} px moves along with the steps`, async ({ page }) => {
    test.skip(
      !home.howItWorks.steps.some(({ picture }) => picture),
      "The steps have no pictures, and no panorama.",
    );
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await openHome(page);
    const panorama = page.locator('img[src="/scenes/days.svg"]');
    const places: number[] = [];
    for (const { title } of home.howItWorks.steps) {
      const step = page.getByRole("listitem").filter({ has: page.getByText(title) });
      await step.evaluate((item) => {
        const window = document.querySelector('[src="/scenes/days.svg"]')?.parentElement;
        const { bottom = 0, width = 0 } = window?.getBoundingClientRect() ?? {};
        // The window onto the panorama is above the steps, or beside them.
        const top = width < innerWidth ? 0 : bottom;
        const { y, height } = item.getBoundingClientRect();
        scrollBy({ top: y + height / 2 - (top + innerHeight) / 2, behavior: "instant" });
      });
      await painted(page);
      places.push(
        await panorama.evaluate((picture) => {
          const { x, width } = picture.getBoundingClientRect();
          const window = picture.parentElement?.getBoundingClientRect();
          return ((window?.x ?? 0) + (window?.width ?? 0) / 2 - x) / width;
        }),
      );
    }
    expect(places).toEqual(places.toSorted());
    if (places.length > 1) {
      expect(places[0]).toBeLessThan(1 / 4);
      expect(places.at(-1)).toBeGreaterThan(3 / 4);
    }
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(panorama).toBeHidden();
  });

test("the home page shows every section without dots and dialog when it has loaded without JavaScript", async ({
  plainPage: page,
}) => {
  await page.goto("/");
  for (const { title, path } of products) {
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    await expect(page.locator(`#${showcase.id} a[href="${path}"]`)).toBeVisible();
  }
  await expect(dots(page)).toBeHidden();
  await expect(page.getByRole("dialog")).toBeHidden();
  await arrow(page).click();
  await expect(page).toHaveURL(`/#${showcase.id}`);
});
