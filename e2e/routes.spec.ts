import { ROUTES } from "../shared/routes";
import { hydrated } from "./support/hydrated";
import { SPECIFIED_ROUTES } from "./support/routes";
import { expect, test } from "./support/test";

test("the site has every specified route", () => {
  expect(ROUTES).toEqual(expect.arrayContaining(SPECIFIED_ROUTES));
});

for (const route of ROUTES) {
  test(`${route} answers at exactly its address, complete and without complaint`, async ({
    page,
    complaints,
  }) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    expect(response?.request().redirectedFrom()).toBeNull();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("main")).not.toBeEmpty();
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(new URL(canonical ?? "").pathname).toBe(route);
    await hydrated(page);
    expect(complaints).toEqual([]);
    // A second load comes from the cache and hydrates just as well.
    await page.reload();
    await hydrated(page);
    expect(complaints).toEqual([]);
  });

  test(`${route} never scrolls sideways, from 320 px to 2560 px`, async ({ page }) => {
    await page.goto(route);
    for (const width of [320, 360, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${width} px`).toBe(0);
    }
  });
}

test("a trailing slash or an .html ending leads to the one address of a page", async ({
  request,
}) => {
  for (const address of ["/contact/", "/contact.html"]) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe("/contact");
  }
});

test("the old address of the testimonials leads home for good", async ({ request }) => {
  const response = await request.get("/testimonials", { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe("/");
});

test("what is for developers alone is not there", async ({ request }) => {
  const response = await request.get("/dev/sections");
  expect(response.status()).toBe(404);
});
