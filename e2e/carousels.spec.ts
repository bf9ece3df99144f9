import { expect, test } from "@playwright/test";
import { about, home, leaders, products, team } from "./support/content";
import { openTab, painted, scrollTop, setTextSize, withoutPromo } from "./support/page";

test("buttons, and arrow keys while the focus is in the carousel, scroll to the other slides and wrap around", async ({
  page,
}) => {
  test.skip(leaders.length === 0, "The site has no leaders.");
  // Uses the about page, because the team page has a carousel only if there are two leaders.
  await openTab(page, about.path);
  const carousel = page.getByRole("group", { name: about.insights.title, exact: true });
  const links = carousel.getByRole("link");
  await carousel.scrollIntoViewIfNeeded();
  // The focus is not in the carousel yet.
  await page.keyboard.press("ArrowRight");
  await expect(links.first()).toBeInViewport();
  if (leaders.length < 2) return;
  await carousel.getByRole("button", { name: "Previous", exact: true }).click();
  await expect(links.last()).toBeInViewport();
  await expect(links.first()).not.toBeInViewport();
  await carousel.getByRole("button", { name: "Next", exact: true }).click();
  await expect(links.first()).toBeInViewport();
  await expect(links.last()).not.toBeInViewport();
  await links.first().focus();
  await page.keyboard.press("ArrowLeft");
  await expect(links.last()).toBeInViewport();
  await expect(links.first()).not.toBeInViewport();
  await page.keyboard.press("ArrowRight");
  await expect(links.first()).toBeInViewport();
  await expect(links.last()).not.toBeInViewport();
});

test("the team page shows one of two leaders at a time, and wraps around both ways", async ({
  page,
}) => {
  const [first, second] = leaders;
  test.skip(!team || !first || !second || leaders.length > 2, "The site has not two leaders.");
  await openTab(page, team?.path ?? "");
  const main = page.getByRole("main");
  const shown = (name = "") => main.getByRole("heading", { name, exact: true });
  const both = [first?.name, second?.name];
  for (const [button, [current, other]] of [
    ["", both],
    ["Next", both.toReversed()],
    ["Next", both],
    ["Previous", both.toReversed()],
    ["Previous", both],
  ] as const) {
    if (button) await main.getByRole("button", { name: button, exact: true }).click();
    await expect(shown(current)).toBeInViewport();
    await expect(shown(other)).not.toBeInViewport();
  }
});

test("the right arrow key scrolls a focused table while the carousel is in view", async ({
  page,
}) => {
  test.skip(!about.comparison, "The lender compares nothing.");
  await page.setViewportSize({ width: 1280, height: 3000 });
  await openTab(page, about.path);
  const name = about.comparison?.caption ?? "";
  const table = page.getByRole("region", { name, exact: true });
  await table.locator("table").evaluate((wide) => {
    wide.style.width = "200%";
  });
  await table.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

for (const percent of [100, 150, 200])
  test(`on a narrow phone with text at ${percent} %, the dots are inside the window or hidden`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 1000 });
    await setTextSize(page, percent);
    await page.goto("/");
    const dots = page.getByRole("list", { name: home.showcase.title, exact: true });
    for (const dot of await dots.getByRole("button").all()) {
      const box = await dot.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    }
  });

test("on a tall phone, the dot of the product that is on top is marked", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await withoutPromo(page);
  await openTab(page, "/");
  const dots = page.getByRole("list", { name: home.showcase.title, exact: true });
  for (const dot of await dots.getByRole("button").all()) {
    const before = await scrollTop(page);
    await dot.click();
    await expect.poll(() => scrollTop(page)).not.toBe(before);
    await painted(page);
    await expect(dots.locator("[aria-current=true]")).toHaveText((await dot.textContent()) ?? "");
  }
});

test("dots and arrow keys scroll between the products, and the dots scroll away with the last product", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await withoutPromo(page);
  await openTab(page, "/");
  const dots = page.getByRole("list", { name: home.showcase.title, exact: true });
  const current = dots.locator("[aria-current=true]");
  const titles = products.map(({ title }) => title);
  const [first = "", second] = titles;
  // There are dots only if there is more than one product and the dots fit.
  if (second === undefined || products.length > 8) return expect(dots).toHaveCount(0);
  for (const title of titles.toReversed()) {
    await dots.getByRole("button", { name: title, exact: true }).click();
    await expect(current).toHaveText(title);
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeInViewport();
  }
  await page.keyboard.press("ArrowDown");
  await expect(current).toHaveText(second);
  await page.keyboard.press("ArrowUp");
  await expect(current).toHaveText(first);

  const title = page.getByRole("heading", { name: titles.at(-1) ?? "", exact: true });
  await dots.getByRole("button").last().click();
  await expect(title).toBeInViewport();
  const distance = async () =>
    ((await title.boundingBox())?.y ?? 0) - ((await dots.boundingBox())?.y ?? 0);
  const atRest = await distance();
  await page.mouse.wheel(0, 250);
  await expect.poll(async () => (await title.boundingBox())?.y).toBeLessThan(100);
  // The browser rounds both positions to a pixel.
  expect(Math.abs((await distance()) - atRest)).toBeLessThan(2);
});
