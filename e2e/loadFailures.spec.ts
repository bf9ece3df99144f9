import type { Route } from "@playwright/test";
import { hydrated } from "./support/hydrated";
import { footerLink, heading, notice, openTab } from "./support/page";
import { expect, test } from "./support/test";

const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  "cannot be fetched": (route) => route.abort(),
  "are not found": (route) => route.fulfill({ status: 404, body: "not found" }),
  "are answered by an error": (route) => route.fulfill({ status: 500, body: "broken" }),
  "are answered by HTML": (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Sign in to the hotel's network</h1>" }),
};
const PAGE_FILES = {
  "a page's scripts": "**/scripts/component---src-templates-legal-page-*",
  "a page's data": "**/page-data/privacy-policy/page-data.json",
};

for (const [what, files] of Object.entries({
  ...PAGE_FILES,
  "the version's data": "**/page-data/app-data.json",
}))
  for (const [how, fail] of Object.entries(FAILURES))
    test(`where ${what} ${how}, a link leads on to its page`, async ({ page }) => {
      await openTab(page, "/faq");
      await page.route(files, fail);
      await footerLink(page, "Privacy Policy").click();
      await expect(page).toHaveURL("/privacy-policy");
      await page.waitForFunction(() => !("oldTab" in window));
      await expect(heading(page, "Privacy Policy")).toBeVisible();
    });

// The page that stands does without the version's data.
for (const [what, files] of Object.entries({
  ...PAGE_FILES,
  "the site's scripts": "**/scripts/app-*",
}))
  test(`where ${what} fail from the start, the page stands and shows a way on`, async ({
    page,
  }) => {
    await page.route(files, (route) => route.abort());
    await page.goto("/privacy-policy");
    await expect(notice(page)).toBeVisible();
    await expect(heading(page, "Privacy Policy")).toBeVisible();
    await page.unroute(files);
    await page.getByRole("button", { name: "Load the page again" }).click();
    await hydrated(page);
    await expect(page).toHaveURL(/\/privacy-policy\??$/);
    await expect(notice(page)).toBeHidden();
  });

test("without a connection the visitor stays, is told, and goes on later", async ({
  page,
  context,
}) => {
  await openTab(page, "/faq");
  await context.setOffline(true);
  await footerLink(page, "Terms of Service").click();
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL("/faq");
  await context.setOffline(false);
  await footerLink(page, "Terms of Service").click();
  await expect(heading(page, "Terms of Service")).toBeVisible();
  await expect(notice(page)).toBeHidden();
});
