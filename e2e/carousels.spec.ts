import type { Page } from "@playwright/test";
import { fillTemplate } from "../src/lib/fillTemplate";
import { about, leaders, shared, team } from "./support/content";
import { button, openTab } from "./support/page";
import { expect, test } from "./support/test";

const { next, previous, position } = shared.carousel;
const count = leaders.length;

/** The place of a slide after so many steps from the first one, in either direction. */
const placeAfter = (steps: number) => (steps + count) % count;

type Leader = (typeof leaders)[number];

const PAGES: [route: string, title: string, announcement: (leader: Leader) => string][] = [
  [about.path, about.insights.title, ({ quote, name, role }) => `${quote} ${name}, ${role}`],
  [team.path, team.leadership.title, ({ name, role }) => `${name}, ${role}`],
];

for (const [route, title, announcementOf] of PAGES)
  test.describe(`the carousel of ${route}`, () => {
    const carousel = (page: Page) => page.getByRole("group", { name: title, exact: true });
    const announcement = (page: Page) => carousel(page).locator("[aria-live=polite]");

    /** Expects one slide; the others are neither in the tab order nor in the accessibility tree. */
    const expectSlide = async (page: Page, place: number) => {
      const name = fillTemplate(position, { position: place + 1, count });
      await expect(carousel(page).getByRole("group")).toHaveCount(1);
      await expect(carousel(page).getByRole("group")).toHaveAccessibleName(name);
      await expect(carousel(page).getByRole("link")).toHaveAttribute(
        "href",
        leaders[place]?.path ?? "",
      );
      return name;
    };

    const open = async (page: Page) => {
      await openTab(page, route);
      await carousel(page).scrollIntoViewIfNeeded();
    };

    test("shows and announces one leader after the other, around both ends, when its buttons are clicked", async ({
      page,
    }) => {
      await open(page);
      await expectSlide(page, 0);
      await expect(announcement(page)).toHaveText("");
      // A single leader has no buttons.
      await expect(carousel(page).getByRole("button")).toHaveCount(count > 1 ? 2 : 0);
      let place = 0;
      for (const label of count > 1 ? [...leaders.map(() => next), previous, previous] : []) {
        place = placeAfter(place + (label === next ? 1 : -1));
        await button(page, label).click();
        const name = await expectSlide(page, place);
        const leader = leaders[place];
        if (leader)
          await expect(announcement(page)).toHaveText(`${name}: ${announcementOf(leader)}`);
      }
    });

    test("follows the arrow keys while it is in view, and ignores them elsewhere", async ({
      page,
    }) => {
      await open(page);
      let place = 0;
      for (const key of ["ArrowRight", "ArrowLeft", "ArrowLeft"]) {
        place = placeAfter(place + (key === "ArrowRight" ? 1 : -1));
        await page.keyboard.press(key);
        await expectSlide(page, place);
      }
      await page.setViewportSize({ width: 1280, height: 200 });
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(carousel(page)).not.toBeInViewport();
      await page.keyboard.press("ArrowRight");
      await expectSlide(page, place);
    });
  });

test("the leaders of the team page are all visible, without buttons, when it has loaded without JavaScript", async ({
  plainPage: page,
}) => {
  await page.goto(team.path);
  for (const { name } of leaders)
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  const carousel = page.getByRole("group", { name: team.leadership.title });
  await expect(carousel.getByRole("button")).toHaveCount(0);
});
