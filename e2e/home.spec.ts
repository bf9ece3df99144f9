import type { Page } from "@playwright/test";
import { home, primary, products, site } from "./support/content";
import { openTab, withoutPromo } from "./support/page";
import { expect, test } from "./support/test";

const { hero, showcase } = home;
const TITLES = products.map(({ title }) => title);

const dots = (page: Page) => page.getByRole("list", { name: showcase.title, exact: true });
const arrow = (page: Page) => page.getByRole("link", { name: hero.arrowLabel, exact: true });

async function openHome(page: Page): Promise<void> {
  await withoutPromo(page);
  await openTab(page, "/");
}

test("dots and arrow keys move between products when they are used", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHome(page);
  const current = dots(page).locator("[aria-current=true]");
  const [first = "", second] = TITLES;
  // Neither a single product nor more than fit have dots.
  if (second === undefined || products.length > 8) return expect(dots(page)).toHaveCount(0);
  for (const title of TITLES.toReversed()) {
    await dots(page).getByRole("button", { name: title, exact: true }).click();
    await expect(current).toHaveText(title);
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeInViewport();
  }
  await page.keyboard.press("ArrowDown");
  await expect(current).toHaveText(second);
  await page.keyboard.press("ArrowUp");
  await expect(current).toHaveText(first);
});

test("the home page is in order when JavaScript is off", async ({ plainPage: page }) => {
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
