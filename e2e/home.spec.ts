import type { Page } from "@playwright/test";
import { sample } from "../shared/testDepth";
import { hydrated, painted, scrollTop } from "./support/page";
import { expect, test } from "./support/test";

const LOANS = ["Salary Deduction Loans", "Business Loans", "Government Employee Loans"];

const dot = (page: Page, name: string) =>
  page.getByRole("list", { name: "Our loans" }).getByRole("button", { name, exact: true });

/** Scrolls until this share of the second section is in view. */
async function showSecond(page: Page, share: number): Promise<void> {
  await page.evaluate((part) => {
    const showcase = document.querySelector("#our-loans")?.getBoundingClientRect();
    window.scrollTo(0, (showcase?.top ?? 0) + window.scrollY + part * window.innerHeight);
  }, share);
  await painted(page);
}

/** The keys whose default action the page has prevented. */
const handledKeys = (page: Page) =>
  page.evaluate(() => Reflect.get(window, "handledKeys") as string[]);

async function openHome(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The promo would take the keys; it has tests of its own.
    HTMLDialogElement.prototype.showModal = () => {};
    const handledKeys: string[] = [];
    Object.assign(window, { handledKeys });
    window.addEventListener("keydown", (event) => {
      if (event.defaultPrevented) handledKeys.push(event.key);
      // The browser's own scrolling would continue during the next key press.
      event.preventDefault();
    });
  });
  await page.goto("/");
  await hydrated(page);
}

const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

for (const viewport of sample(VIEWPORTS, 1, "home page")) {
  test.describe(`the home page at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });
    test.beforeEach(({ page }) => openHome(page));

    test("shows its sections in the specified order when it has loaded", async ({ page }) => {
      const headings = page.getByRole("main").getByRole("heading", { level: 2 });
      await expect(headings).toHaveText([
        ...LOANS,
        "An AI-powered platform that starts from your pay",
        "How it Works",
        "Good credit starts with a plain answer",
      ]);
    });

    test("opens both stores in a new tab when a badge is clicked", async ({ page }) => {
      for (const name of ["Download on the App Store", "Get it on Google Play"]) {
        const badge = page.getByRole("main").getByRole("link", { name }).first();
        await expect(badge).toBeInViewport();
        await expect(badge).toHaveAttribute("href", /^https:/);
        await expect(badge).toHaveAttribute("target", "_blank");
      }
    });

    test("scrolls by one window height when the arrow is clicked", async ({ page }) => {
      await page.getByRole("link", { name: "Scroll down to our loans" }).click();
      await expect.poll(() => scrollTop(page)).toBe(viewport.height);
    });

    test("marks a section as current when at least half of it is in view", async ({ page }) => {
      const current = dot(page, LOANS[1] ?? "");
      await showSecond(page, 0.48);
      await expect(current).not.toHaveAttribute("aria-current");
      await showSecond(page, 0.52);
      await expect(current).toHaveAttribute("aria-current", "true");
      await showSecond(page, 0.48);
      await expect(current).not.toHaveAttribute("aria-current");
    });

    test("jumps to a section when its dot is clicked", async ({ page }) => {
      await page.locator("#our-loans").scrollIntoViewIfNeeded();
      for (const [index, loan] of [...LOANS.entries()].reverse()) {
        await dot(page, loan).click();
        await expect.poll(() => scrollTop(page)).toBe((index + 1) * viewport.height);
        await expect(dot(page, loan)).toHaveAttribute("aria-current", "true");
        await expect(page.getByRole("heading", { name: loan })).toBeInViewport();
      }
    });

    test("moves between sections when up and down are pressed within the showcase", async ({
      page,
    }) => {
      await page.evaluate(() => window.scrollTo(0, window.innerHeight));
      await expect(dot(page, LOANS[0] ?? "")).toHaveAttribute("aria-current", "true");
      for (const [key, windows] of [
        ["ArrowDown", 2],
        ["ArrowDown", 3],
        ["ArrowUp", 2],
        ["ArrowUp", 1],
      ] as const) {
        await page.keyboard.press(key);
        await expect.poll(() => scrollTop(page)).toBe(windows * viewport.height);
      }
      expect(await handledKeys(page)).toHaveLength(4);
    });

    test("leaves up and down to the browser when they are pressed at an end of the showcase or elsewhere", async ({
      page,
    }) => {
      for (const [key, windows] of [
        ["ArrowDown", 0],
        ["ArrowUp", 1],
        ["ArrowDown", 3],
        ["ArrowDown", 6],
      ] as const) {
        const from = windows * viewport.height;
        await page.evaluate((top) => window.scrollTo(0, top), from);
        await expect.poll(() => scrollTop(page)).toBe(from);
        await painted(page);
        await page.keyboard.press(key);
        expect(await handledKeys(page), `${key} at ${windows} window heights`).toEqual([]);
      }
    });
  });
}

test("the arrow bounces unless the visitor prefers reduced motion", async ({ page }) => {
  await page.goto("/");
  const arrow = page.getByRole("link", { name: "Scroll down to our loans" });
  const animation = () => arrow.evaluate((element) => element.getAnimations().length);
  expect(await animation()).toBe(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await animation()).toBe(0);
});

test.describe("the home page without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows every section without dots and dialog when it has loaded", async ({ page }) => {
    await page.goto("/");
    for (const loan of LOANS) await expect(page.getByRole("heading", { name: loan })).toBeVisible();
    await expect(page.getByRole("link", { name: "Learn More about Business Loans" })).toBeVisible();
    await expect(page.getByRole("list", { name: "Our loans" })).toBeHidden();
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("link", { name: "Scroll down to our loans" }).click();
    await expect(page).toHaveURL("/#our-loans");
  });
});
