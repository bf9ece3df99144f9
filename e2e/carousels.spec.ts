import { about, leaders, team } from "./support/content";
import { openTab } from "./support/page";
import { expect, test } from "./support/test";

for (const [route, title] of [
  [about.path, about.insights.title],
  [team.path, team.leadership.title],
] as const)
  test(`the carousel of ${route} follows the arrow keys only while in view`, async ({ page }) => {
    await openTab(page, route);
    const carousel = page.getByRole("group", { name: title, exact: true });
    await carousel.scrollIntoViewIfNeeded();
    let place = 0;
    /** The other slides are neither in the tab order nor in the accessibility tree. */
    const expectSlide = async () => {
      await expect(carousel.getByRole("group")).toHaveCount(1);
      await expect(carousel.getByRole("link")).toHaveAttribute(
        "href",
        leaders.at(place)?.path ?? "",
      );
    };
    for (const [key, step] of [
      ["ArrowRight", 1],
      ["ArrowLeft", -1],
      ["ArrowLeft", -1],
    ] as const) {
      place = (place + step) % leaders.length;
      await page.keyboard.press(key);
      await expectSlide();
    }
    await page.setViewportSize({ width: 1280, height: 200 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(carousel).not.toBeInViewport();
    await page.keyboard.press("ArrowRight");
    await expectSlide();
  });

test("the focus stays in a carousel when an arrow key hides the slide that has it", async ({
  page,
}) => {
  test.skip(leaders.length < 2, "One slide remains.");
  await openTab(page, team.path);
  const carousel = page.getByRole("group", { name: team.leadership.title, exact: true });
  await carousel.getByRole("link").focus();
  await page.keyboard.press("ArrowRight");
  await expect(carousel).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(carousel.getByRole("link")).toHaveAttribute("href", leaders.at(1)?.path ?? "");
  await expect(carousel.getByRole("link")).toBeFocused();
});

test("all leaders of the team page are visible without JavaScript", async ({ plainPage: page }) => {
  await page.goto(team.path);
  for (const { name } of leaders)
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  const carousel = page.getByRole("group", { name: team.leadership.title });
  await expect(carousel.getByRole("button")).toHaveCount(0);
});
