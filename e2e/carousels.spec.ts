import { about, leaders, team } from "./support/content";
import { openTab } from "./support/page";
import { expect, test } from "./support/test";

test("a carousel handles arrow keys only when it is in view, and keeps the focus", async ({
  page,
}) => {
  // The team's page lists many leaders instead.
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

test("the team page shows all leaders when JavaScript is off", async ({ plainPage: page }) => {
  await page.goto(team.path);
  for (const { name } of leaders)
    await expect(page.locator("main").getByText(name, { exact: true })).toBeVisible();
  const carousel = page.getByRole("group", { name: team.leadership.title });
  await expect(carousel.getByRole("button")).toHaveCount(0);
});
