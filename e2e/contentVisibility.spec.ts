import { expect, type Page, test } from "@playwright/test";
import { holdBack } from "./support/network";

const top = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

test.use({ viewport: { width: 360, height: 740 } });

for (const address of ["/about#insights-title", "/about#licence-title", "/resources#media"])
  test(`${address} stays where it is when what is above gets its true height`, async ({ page }) => {
    const last = await holdBack(page, /last-to-come/);
    await page.addInitScript(() => {
      new Image().src = "/last-to-come";
    });
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const place = address.slice(address.indexOf("#"));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const before = await top(page, place);
    last.release();
    await page.locator("html[data-laid-out]").waitFor({ state: "attached" });
    expect(await skipped(page)).toBe(0);
    expect(Math.abs((await top(page, place)) - before)).toBeLessThan(2);
  });

test("a page without its loader can be read to its end", async ({ page }) => {
  await page.route("**/scripts/*", (route) => route.abort());
  await page.goto("/about");
  const end = page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" });
  await end.scrollIntoViewIfNeeded();
  await expect(end).toBeInViewport();
  await end.click();
  await expect(page).toHaveURL(/terms-of-service$/);
});

for (const [route, part] of [
  ["/loan-calculator", "[data-card]"],
  ["/faq", "[role=search]"],
] as const)
  test(`${route} is not cut off where it reaches into its opening before it has loaded`, async ({
    page,
  }) => {
    await page.route("**/scripts/*", (route) => route.abort());
    await page.goto(route);
    const isShownToItsEdge = page.locator(part).evaluate((element) => {
      scrollTo(0, scrollY + element.getBoundingClientRect().top - innerHeight / 2);
      const { left, top, width } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + 4);
      return element.contains(found);
    });
    expect(await isShownToItsEdge).toBe(true);
  });

test("the calculator's lower panels are as wide as the phone before they are laid out", async ({
  page,
}) => {
  await page.route("**/scripts/*", (route) => route.abort());
  await page.goto("/loan-calculator");
  const panels = page.locator("[data-example] section");
  const widths = await panels.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
  expect(widths).toHaveLength(3);
  expect(Math.max(...widths)).toBeLessThanOrEqual(360);
});

test("on paper a page is whole from the start", async ({ page }) => {
  await page.route("**/scripts/*", (route) => route.abort());
  await page.goto("/about");
  await page.emulateMedia({ media: "print" });
  expect(await skipped(page)).toBe(0);
  await page.emulateMedia({ media: "screen" });
  expect(await skipped(page)).toBeGreaterThan(0);
});

/** How many parts of the page are not laid out, being far from the window. */
const skipped = (page: Page) =>
  page.locator("main section, footer").evaluateAll(
    (parts) =>
      parts.filter(({ firstElementChild: first }) => {
        const isShown = first?.checkVisibility();
        return isShown && !first?.checkVisibility({ contentVisibilityAuto: true });
      }).length,
  );
