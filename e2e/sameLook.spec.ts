import type { Page } from "@playwright/test";
import { ROUTES } from "../shared/routes";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

test.use({ reducedMotion: "reduce", viewport: { width: 1024, height: 800 } });

/** How every element of a page looks, one line each: its place in the page and its styles. */
async function looks(page: Page): Promise<string[]> {
  await page.waitForLoadState("networkidle");
  return page.evaluate(() => {
    const inIsland = "[data-island] *";
    return [...document.querySelectorAll("main :not(script, template, source)")]
      .filter((element) => !element.matches(inIsland))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const place = [x + window.scrollX, y + window.scrollY, width, height].map(Math.round);
        return [
          element.tagName,
          place.join(" "),
          ...["color", "background", "font", "display", "border", "boxShadow", "transform"].map(
            (name) => Reflect.get(style, name),
          ),
          ...["::before", "::after"].map((part) => {
            const { content, background, width } = getComputedStyle(element, part);
            return content === "none" ? "" : [content, background, width].join(" ");
          }),
        ].join(" | ");
      });
  });
}

for (const route of ROUTES)
  test(`${route} looks the same by a link and by a load`, async ({ page }) => {
    // A first visit may keep the fallback fonts; from here on the site's own come from the cache.
    await page.goto("/privacy-policy");
    await page.evaluate(() => document.fonts.ready);
    await page.goto(route);
    await hydrated(page);
    const loaded = await looks(page);
    await page.goto(route === "/privacy-policy" ? "/terms-of-service" : "/privacy-policy");
    await hydrated(page);
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement("a"), { href: to });
      document.querySelector("footer")?.append(link);
      link.click();
      link.remove();
    }, route);
    await expect(page).toHaveURL(route);
    await expect.poll(() => looks(page)).toEqual(loaded);
  });
