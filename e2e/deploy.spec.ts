import type { Page, Route } from "@playwright/test";
import { hydrated } from "./support/hydrated";
import { publishNewVersion } from "./support/newVersion";
import { expect, test } from "./support/test";

const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const notice = (page: Page) => page.locator("#trouble");

async function openTab(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { oldTab: true }));
}

/** The page came by a load of its own, and works. */
async function cameAfresh(page: Page): Promise<void> {
  await page.waitForFunction(() => !("oldTab" in window));
  await hydrated(page);
  await expect(notice(page)).toBeHidden();
}

test.describe("a tab that is open while a new version is published", () => {
  for (const [from, link, to, title] of [
    ["/privacy-policy", "Terms of Service", "/terms-of-service", "Terms of Service"],
    ["/faq", "Privacy Policy", "/privacy-policy", "Privacy Policy"],
    ["/faq", "Loan Calculator", "/loan-calculator", "What a loan costs"],
  ] as const)
    test(`goes on from ${from} to ${to} by a reload`, async ({ page, context }) => {
      await openTab(page, from);
      await publishNewVersion(context);
      await footerLink(page, link).click();
      await expect(page).toHaveURL(to);
      await cameAfresh(page);
      await expect(heading(page, title)).toBeVisible();
    });

  test("arrives at the place that a link names", async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openTab(page, "/faq");
    await publishNewVersion(context);
    await page.getByRole("button", { name: "Media" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Media", exact: true }).click();
    await expect(page).toHaveURL("/resources#media");
    await cameAfresh(page);
    await expect(page.locator("#media")).toBeInViewport();
  });

  test("reaches a page of a kind that its own version does not know", async ({ page, context }) => {
    await openTab(page, "/faq");
    await publishNewVersion(context);
    await page.route("**/page-data/privacy-policy/page-data.json", renameTemplate, { times: 1 });
    await footerLink(page, "Privacy Policy").click();
    await expect(page).toHaveURL("/privacy-policy");
    await cameAfresh(page);
  });

  test("keeps a half-written message", async ({ page, context }) => {
    await openTab(page, "/contact");
    const message = page.getByLabel("Message", { exact: true });
    await message.fill("I had just written half of");
    await publishNewVersion(context);
    await footerLink(page, "FAQ").click();
    await expect(page).toHaveURL("/faq");
    await cameAfresh(page);
    await page.goBack();
    await hydrated(page);
    // The browser is back at the footer's link; the form's code comes when the form is near.
    await message.scrollIntoViewIfNeeded();
    await expect(page.getByText("We kept what you wrote.")).toBeVisible();
    await expect(message).toHaveValue("I had just written half of");
  });

  test("keeps what was written before the scripts came, when the page must reload", async ({
    page,
  }) => {
    await page.route("**/page-data/contact/page-data.json", async (route) => {
      await page.getByLabel("Message", { exact: true }).fill("Written at once");
      await named(route, "of-a-newer-version");
    });
    await page.route("**/page-data/app-data.json", (route) =>
      route.fulfill({ json: { webpackCompilationHash: "of-a-newer-version" } }),
    );
    await page.goto("/contact");
    await page.waitForFunction(() => performance.navigation.type === 1);
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Written at once");
  });
});

const renameTemplate = async (route: Route) => {
  const response = await route.fetch();
  const json = { ...(await response.json()), componentChunkName: "component---of-a-new-kind" };
  await route.fulfill({ response, json });
};

/** Answers as a host does whose answers name this version of the site, or none. */
async function named(route: Route, version?: string): Promise<void> {
  const response = await route.fetch().catch(() => undefined);
  // The page that asked may be gone by now.
  if (!response) return route.abort().catch(() => {});
  const { "site-version": _, ...headers } = response.headers();
  await route.fulfill({
    response,
    headers: version ? { ...headers, "site-version": version } : headers,
  });
}

test("a host whose answers name no version leads on within the page", async ({ page }) => {
  await page.route("**/page-data/**/page-data.json", (route) => named(route));
  await openTab(page, "/faq");
  await footerLink(page, "Privacy Policy").click();
  await expect(heading(page, "Privacy Policy")).toBeVisible();
  expect(await page.evaluate(() => "oldTab" in window)).toBe(true);
});

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
  "the version's data, on a host that names none,": "**/page-data/app-data.json",
}))
  for (const [how, fail] of Object.entries(FAILURES))
    test(`where ${what} ${how}, a link leads on to its page`, async ({ page }) => {
      await openTab(page, "/faq");
      if (files.includes("app-data"))
        await page.route("**/page-data/privacy-policy/*", (route) => named(route));
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
