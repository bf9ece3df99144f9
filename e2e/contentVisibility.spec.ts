import type { Page } from "@playwright/test";
import { about, calculator, faq, resources } from "./support/content";
import { holdBack } from "./support/network";
import { hydrated } from "./support/page";
import { expect, test } from "./support/test";

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

test.use({ viewport: { width: 360, height: 740 } });

for (const address of [
  `${about.path}#insights-title`,
  `${about.path}#licence-title`,
  `${resources.path}#education`,
])
  test(`${address} keeps its anchor's position when what is above is laid out`, async ({
    page,
  }) => {
    const release = await holdBack(page, /last-request/);
    await page.addInitScript(() => {
      new Image().src = "/last-request";
    });
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const anchor = address.slice(address.indexOf("#"));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const before = await topOf(page, anchor);
    release();
    await page.locator("html[data-laid-out]").waitFor({ state: "attached" });
    expect(await skippedSections(page)).toBe(0);
    expect(Math.abs((await topOf(page, anchor)) - before)).toBeLessThan(2);
  });

for (const [how, comeBack] of [
  ["it is reloaded", (page: Page) => page.reload()],
  [
    "Back returns to it from another document",
    async (page: Page) => {
      await page.goto("/robots.txt");
      await page.goBack();
    },
  ],
] as const)
  test(`a page shows the same part when ${how}`, async ({ page }) => {
    // A font that is shown in one of the two loads only would move the part.
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto(about.path);
    await page.locator("html[data-laid-out]").waitFor({ state: "attached" });
    const part = "#insights-title";
    await page.locator(part).evaluate((element) => element.scrollIntoView());
    const before = await topOf(page, part);
    await comeBack(page);
    await page.locator("html[data-laid-out]").waitFor({ state: "attached" });
    await hydrated(page);
    await expect.poll(async () => Math.abs((await topOf(page, part)) - before)).toBeLessThan(2);
  });

test("a page can be read to its end when its loader fails", async ({ page }) => {
  await page.route("**/scripts/*", (route) => route.abort());
  await page.goto(about.path);
  const end = page.getByRole("contentinfo").getByRole("link").last();
  // Sections that are laid out on the way may move it once more.
  await end.hover();
  await expect(end).toBeInViewport();
});

for (const [route, part] of [
  [calculator.path, "[data-card]"],
  [faq.path, "[role=search]"],
] as const)
  test(`${route} shows what overlaps its opening before it is laid out`, async ({ page }) => {
    await page.route("**/scripts/*", (route) => route.abort());
    await page.goto(route);
    const isVisibleAtItsEdge = page.locator(part).evaluate((element) => {
      scrollTo(0, scrollY + element.getBoundingClientRect().top - innerHeight / 2);
      const { left, top, width } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + 4);
      return element.contains(found);
    });
    expect(await isVisibleAtItsEdge).toBe(true);
  });

test("a page is laid out in full when it is printed", async ({ page }) => {
  await page.route("**/scripts/*", (route) => route.abort());
  await page.goto(about.path);
  await page.emulateMedia({ media: "print" });
  expect(await skippedSections(page)).toBe(0);
  await page.emulateMedia({ media: "screen" });
  expect(await skippedSections(page)).toBeGreaterThan(0);
});

/** Counts the sections that the browser has not laid out, as they are far from the window. */
const skippedSections = (page: Page) =>
  page.locator("main section, footer").evaluateAll(
    (parts) =>
      parts.filter(({ firstElementChild: first }) => {
        const isShown = first?.checkVisibility();
        return isShown && !first?.checkVisibility({ contentVisibilityAuto: true });
      }).length,
  );
