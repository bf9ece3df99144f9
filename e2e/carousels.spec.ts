import type { Page } from "@playwright/test";
import { holdScripts } from "./support/network";
import { heading, hydrated } from "./support/page";
import { expect, test } from "./support/test";

const LEADERS = [
  {
    name: "Maren Alexis-Baptiste",
    role: "Chief Executive Officer",
    link: "Meet Maren",
    path: "/ceo",
  },
  { name: "Winston Ramdeen-Clarke", role: "Chairman", link: "Meet Winston", path: "/chairman" },
] as const;

for (const route of ["/about", "/team"])
  test(`the carousel of ${route} exposes one slide and announces it when Next is clicked`, async ({
    page,
  }) => {
    await page.goto(route);
    await hydrated(page);
    const carousel = page.locator("[aria-roledescription=carousel]");
    await expect(carousel).toHaveRole("group");
    await expect(carousel).toHaveAccessibleName(/\S/);
    const slides = carousel.locator("[aria-roledescription=slide]");
    const count = await slides.count();
    expect(count).toBeGreaterThan(1);
    await expect(carousel.locator("[aria-live=polite]")).toHaveText("");
    for (let step = 1; step <= count; step += 1) {
      await carousel.getByRole("button", { name: "Next" }).click();
      const shown = (step % count) + 1;
      await expect(carousel.getByRole("group", { name: `${shown} of ${count}` })).toBeVisible();
      // Hidden slides are neither in the tab order nor in the accessibility tree.
      await expect(carousel.getByRole("group")).toHaveCount(1);
      await expect(carousel.locator("[aria-live=polite]")).toHaveText(
        new RegExp(`^${shown} of ${count}: `),
      );
    }
  });

test.describe("the quotes of /about", () => {
  const insights = (page: Page) => page.getByRole("group", { name: "Leadership Insights" });
  const expectQuote = async (page: Page, index: number) => {
    for (const [position, { name }] of LEADERS.entries())
      await expect(insights(page).getByRole("link", { name })).toBeVisible({
        visible: position === index,
      });
  };

  test.beforeEach(async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    await insights(page).scrollIntoViewIfNeeded();
  });

  test("wrap around both ends when Next and Previous are clicked", async ({ page }) => {
    await expectQuote(page, 0);
    for (const [name, index] of [
      ["Next", 1],
      ["Next", 0],
      ["Previous", 1],
      ["Previous", 0],
    ] as const) {
      await insights(page).getByRole("button", { name }).click();
      await expectQuote(page, index);
    }
  });

  test("follow the arrow keys while they are in view, and ignore them elsewhere", async ({
    page,
  }) => {
    for (const [key, index] of [
      ["ArrowRight", 1],
      ["ArrowRight", 0],
      ["ArrowLeft", 1],
    ] as const) {
      await page.keyboard.press(key);
      await expectQuote(page, index);
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.keyboard.press("ArrowRight");
    await expectQuote(page, 1);
  });

  test("announce quote, name and role when the quote changes", async ({ page }) => {
    const announcement = insights(page).locator("[aria-live=polite]");
    await expect(announcement).toBeEmpty();
    await insights(page).getByRole("button", { name: "Next" }).click();
    await expect(announcement).toHaveText(
      /^2 of 2: Credit is a promise .+ Winston Ramdeen-Clarke, Chairman$/,
    );
  });
});

test.describe("the leaders of /team", () => {
  const carousel = (page: Page) => page.getByRole("group", { name: "Leadership" });
  const expectLeader = async (page: Page, index: number) => {
    for (const [position, { name }] of LEADERS.entries())
      await expect(carousel(page).getByRole("heading", { name })).toBeVisible({
        visible: position === index,
      });
  };

  test("wrap around both ends and announce themselves when Previous and Next are clicked", async ({
    page,
  }) => {
    await page.goto("/team");
    await hydrated(page);
    const announcement = carousel(page).locator("[aria-live=polite]");
    await expectLeader(page, 0);
    await expect(announcement).toBeEmpty();
    for (const [button, index] of [
      ["Previous", 1],
      ["Previous", 0],
      ["Next", 1],
      ["Next", 0],
    ] as const) {
      await carousel(page).getByRole("button", { name: button }).click();
      await expectLeader(page, index);
      const { name, role } = LEADERS[index];
      await expect(announcement).toHaveText(`${index + 1} of 2: ${name}, ${role}`);
    }
  });

  test("offer the visible leader's link alone when the slide changes", async ({ page }) => {
    await page.goto("/team");
    await hydrated(page);
    await expect(carousel(page).getByRole("link")).toHaveText(["Meet Maren"]);
    await carousel(page).getByRole("button", { name: "Next" }).click();
    await expect(carousel(page).getByRole("link")).toHaveText(["Meet Winston"]);
  });

  for (const [index, { link, path, name }] of LEADERS.entries())
    test(`link to ${path}, which links back to the company, when ${link} is clicked`, async ({
      page,
    }) => {
      await page.goto("/team");
      await hydrated(page);
      if (index > 0) await carousel(page).getByRole("button", { name: "Next" }).click();
      await carousel(page).getByRole("link", { name: link }).click();
      await expect(page).toHaveURL(path);
      await expect(heading(page, name)).toBeVisible();
      const back = page.getByRole("main").locator("a[href='/corporate-profile']");
      await expect(back.first()).toBeVisible();
    });

  test("change after hydration when Next was clicked before it", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/team", { waitUntil: "domcontentloaded" });
    await carousel(page).getByRole("button", { name: "Next" }).click();
    await expectLeader(page, 0);
    release();
    await expectLeader(page, 1);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("are all visible, without buttons, when the page has loaded", async ({ page }) => {
      await page.goto("/team");
      for (const { name } of LEADERS)
        await expect(page.getByRole("heading", { name })).toBeVisible();
      await expect(carousel(page).getByRole("button")).toHaveCount(0);
    });
  });
});
