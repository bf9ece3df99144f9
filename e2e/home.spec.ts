import type { Page } from "@playwright/test";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

const LOANS = ["Salary Deduction Loans", "Business Loans", "Government Employee Loans"];

const dot = (page: Page, name: string) =>
  page.getByRole("list", { name: "Our loans" }).getByRole("button", { name, exact: true });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls so that this share of the second section is in view, and waits until it is drawn. */
const showSecond = (page: Page, share: number) =>
  page.evaluate((part) => {
    const stage = document.querySelector("#our-loans")?.getBoundingClientRect();
    window.scrollTo(0, (stage?.top ?? 0) + window.scrollY + part * window.innerHeight);
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, share);

/** The keys that the page has kept from the browser. */
const keysTaken = (page: Page) => page.evaluate(() => Reflect.get(window, "keysTaken") as string[]);

async function openHome(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The promo has its own tests; here it would take the keys.
    HTMLDialogElement.prototype.showModal = () => {};
    const keysTaken: string[] = [];
    Object.assign(window, { keysTaken });
    window.addEventListener("keydown", (event) => {
      if (event.defaultPrevented) keysTaken.push(event.key);
      // The browser's own scroll would go on while the next key is tried.
      event.preventDefault();
    });
  });
  await page.goto("/");
  await hydrated(page);
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test.describe(`home at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });
    test.beforeEach(({ page }) => openHome(page));

    test("its sections stand in the specified order", async ({ page }) => {
      const headings = page.getByRole("main").getByRole("heading", { level: 2 });
      await expect(headings).toHaveText([
        ...LOANS,
        "An AI-powered platform that starts from your pay",
        "How it Works",
        "Good credit starts with a plain answer",
      ]);
    });

    test("both badges lead to their stores in a new tab", async ({ page }) => {
      for (const name of ["Download on the App Store", "Get it on Google Play"]) {
        const badge = page.getByRole("main").getByRole("link", { name }).first();
        await expect(badge).toBeInViewport();
        await expect(badge).toHaveAttribute("href", /^https:/);
        await expect(badge).toHaveAttribute("target", "_blank");
      }
    });

    test("the arrow scrolls by one window height", async ({ page }) => {
      await page.getByRole("link", { name: "Scroll down to our loans" }).click();
      await expect.poll(() => scrolled(page)).toBe(viewport.height);
    });

    test("a section is the current one from half of it in view", async ({ page }) => {
      const current = dot(page, LOANS[1] ?? "");
      await showSecond(page, 0.48);
      await expect(current).not.toHaveAttribute("aria-current");
      await showSecond(page, 0.52);
      await expect(current).toHaveAttribute("aria-current", "true");
      await showSecond(page, 0.48);
      await expect(current).not.toHaveAttribute("aria-current");
    });

    test("each dot is named after its section and jumps to it", async ({ page }) => {
      await page.locator("#our-loans").scrollIntoViewIfNeeded();
      for (const [index, loan] of [...LOANS.entries()].reverse()) {
        await dot(page, loan).click();
        await expect.poll(() => scrolled(page)).toBe((index + 1) * viewport.height);
        await expect(dot(page, loan)).toHaveAttribute("aria-current", "true");
        await expect(page.getByRole("heading", { name: loan })).toBeInViewport();
      }
    });

    test("up and down move between the sections while they are in view", async ({ page }) => {
      await page.evaluate(() => window.scrollTo(0, window.innerHeight));
      await expect(dot(page, LOANS[0] ?? "")).toHaveAttribute("aria-current", "true");
      for (const [key, place] of [
        ["ArrowDown", 2],
        ["ArrowDown", 3],
        ["ArrowUp", 2],
        ["ArrowUp", 1],
      ] as const) {
        await page.keyboard.press(key);
        await expect.poll(() => scrolled(page)).toBe(place * viewport.height);
      }
      expect(await keysTaken(page)).toHaveLength(4);
    });

    test("up and down are the browser's own at both ends and elsewhere", async ({ page }) => {
      for (const [key, place] of [
        ["ArrowDown", 0],
        ["ArrowUp", 1],
        ["ArrowDown", 3],
        ["ArrowDown", 6],
      ] as const) {
        const from = place * viewport.height;
        await page.evaluate((top) => window.scrollTo(0, top), from);
        await expect.poll(() => scrolled(page)).toBe(from);
        await page.evaluate(
          () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
        );
        await page.keyboard.press(key);
        expect(await keysTaken(page), `${key} at ${place} window heights`).toEqual([]);
      }
    });
  });
}

test("the arrow bounces, and rests for those who want no motion", async ({ page }) => {
  await page.goto("/");
  const arrow = page.getByRole("link", { name: "Scroll down to our loans" });
  const animation = () => arrow.evaluate((element) => element.getAnimations().length);
  expect(await animation()).toBe(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await animation()).toBe(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every section is there, without what would need a script", async ({ page }) => {
    await page.goto("/");
    for (const loan of LOANS) await expect(page.getByRole("heading", { name: loan })).toBeVisible();
    await expect(page.getByRole("link", { name: "Learn More about Business Loans" })).toBeVisible();
    await expect(page.getByRole("list", { name: "Our loans" })).toBeHidden();
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("link", { name: "Scroll down to our loans" }).click();
    await expect(page).toHaveURL("/#our-loans");
  });
});
