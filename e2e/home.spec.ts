import type { Page } from "@playwright/test";
import { sample } from "../shared/testDepth";
import { home, primary, products, site } from "./support/content";
import { DESKTOP, openTab, PHONE, painted, withoutPromo } from "./support/page";
import { expect, test } from "./support/test";

const { hero, showcase } = home;
const TITLES = products.map(({ title }) => title);
const [FIRST = ""] = TITLES;

const dots = (page: Page) => page.getByRole("list", { name: showcase.title, exact: true });
const dot = (page: Page, name: string) => dots(page).getByRole("button", { name, exact: true });
const arrow = (page: Page) => page.getByRole("link", { name: hero.arrowLabel, exact: true });

async function openHome(page: Page): Promise<void> {
  await withoutPromo(page);
  await openTab(page, "/");
}

for (const viewport of sample([PHONE, DESKTOP]))
  test(`dots mark the product in view and jump at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHome(page);
    const current = dots(page).locator("[aria-current=true]");
    const [, second] = TITLES;
    // A single product has no dots.
    if (second === undefined) return expect(dots(page)).toHaveCount(0);
    for (const title of TITLES.toReversed()) {
      await dot(page, title).click();
      await expect(current).toHaveText(title);
      await expect(page.getByRole("heading", { name: title, exact: true })).toBeInViewport();
    }
    // Without the focus in a field or a menu, the arrow keys move between the products.
    await page.keyboard.press("ArrowDown");
    await expect(current).toHaveText(second);
    await page.keyboard.press("ArrowUp");
    await expect(current).toHaveText(FIRST);
  });

for (const viewport of sample([DESKTOP, PHONE]))
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

test("the price tag shows the typed loan, and its link opens the calculator with it", async ({
  page,
}) => {
  await openHome(page);
  const tag = page.locator(`#${home.price.id}`).getByRole("figure");
  const payment = tag.locator("[data-paid]").first();
  const before = await payment.textContent();
  await tag.getByRole("textbox").fill("20000");
  await tag.getByRole("combobox").selectOption({ index: 1 });
  await expect(payment).toBeVisible();
  await expect(payment).not.toHaveText(before ?? "");
  const paid = await payment.locator("[translate=no]").textContent();
  await page.getByRole("link", { name: home.price.action.label }).click();
  await expect(page.locator("[data-card]").getByText(paid ?? "", { exact: true })).toBeVisible();
});

test("the home page is whole and in order without JavaScript", async ({ plainPage: page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    ...TITLES,
    home.price.title,
    home.platform.title,
    home.howItWorks.title,
    home.callToAction.title,
  ]);
  if (!site.app) await expect(main.getByText(primary.label).first()).toBeVisible();
  else
    for (const { lead, label, url } of [site.app.ios, site.app.android]) {
      const badge = main.getByRole("link", { name: `${lead} ${label}` }).first();
      await expect(badge).toBeVisible();
      await expect(badge).toHaveAttribute("href", url);
      await expect(badge).toHaveAttribute("target", "_blank");
    }
  for (const { title, path } of products) {
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    await expect(page.locator(`#${showcase.id} a[href="${path}"]`)).toBeVisible();
  }
  await expect(dots(page)).toBeHidden();
  await expect(page.getByRole("dialog")).toBeHidden();
  await arrow(page).click();
  await expect(page).toHaveURL(`/#${showcase.id}`);
});
