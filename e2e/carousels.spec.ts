import { about, home, leaders, products } from "./support/content";
import { openTab, withoutPromo } from "./support/page";
import { expect, test } from "./support/test";

test("a carousel without the focus handles arrow keys only when it is in view, and a carousel takes the focus when it hides the focused slide", async ({
  page,
}) => {
  test.skip(leaders.length === 0, "The site has no leaders.");
  // Uses the about page, because the team page has no carousel if there are many leaders.
  await openTab(page, about.path);
  const carousel = page.getByRole("group", { name: about.insights.title, exact: true });
  await carousel.scrollIntoViewIfNeeded();
  const expectSlide = async (place: number) => {
    // The other slides are neither in the tab order nor in the accessibility tree.
    await expect(carousel.getByRole("group")).toHaveCount(1);
    await expect(carousel.getByRole("link")).toHaveAttribute(
      "href",
      leaders.at(place % leaders.length)?.path ?? "",
    );
  };
  await page.keyboard.press("ArrowRight");
  await expectSlide(1);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expectSlide(-1);
  await carousel.getByRole("link").focus();
  await page.keyboard.press("ArrowRight");
  await expectSlide(0);
  if (leaders.length > 1) await expect(carousel).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 200 });
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    window.scrollTo(0, 0);
  });
  await expect(carousel).not.toBeInViewport();
  await page.keyboard.press("ArrowRight");
  await expectSlide(0);
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
  expect(await distance()).toBeCloseTo(atRest, 0);
});
