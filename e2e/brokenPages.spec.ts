import type { Page, Route } from "@playwright/test";
import { hydrated } from "./support/hydrated";
import { footerLink, heading, notice, openTab } from "./support/page";
import { expect, test } from "./support/test";

/** Takes all content out of what a page or the whole site is made of. */
const emptied = async (route: Route) => {
  const response = await route.fetch();
  const json = await response.json();
  const { data } = json.result ?? json;
  for (const name of Object.keys(data)) data[name] = null;
  await route.fulfill({ response, json });
};

for (const [when, open] of Object.entries({
  "from the start": (page: Page) => page.goto("/privacy-policy").then(() => hydrated(page)),
  "after a link": async (page: Page) => {
    await openTab(page, "/faq");
    await footerLink(page, "Privacy Policy").click();
  },
}))
  test(`a page that throws ${when} leaves header and footer, and a way home`, async ({ page }) => {
    await page.route("**/page-data/privacy-policy/page-data.json", emptied);
    await open(page);
    await expect(page).toHaveURL("/privacy-policy");
    await expect(heading(page, "This page has not come through in full")).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await page.getByRole("link", { name: "Go to the home page" }).click();
    await expect(page).toHaveURL("/");
    await expect(heading(page, "Good Credit is Life")).toBeVisible();
  });

test("where everything throws, the way home still stands there", async ({ page }) => {
  await page.route("**/page-data/sq/d/*.json", emptied);
  await page.goto("/faq");
  await expect(page.locator("#___gatsby")).toBeEmpty();
  await expect(notice(page)).toBeVisible();
  await page.unroute("**/page-data/sq/d/*.json");
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(heading(page, "Good Credit is Life")).toBeVisible();
});
