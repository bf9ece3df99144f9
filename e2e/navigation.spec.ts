import { hydrated } from "./support/hydrated";
import { holdBack } from "./support/network";
import { expect, test } from "./support/test";

const top = () => window.scrollY;

test("a client-side navigation starts at the top, moves the focus and is announced", async ({
  page,
}) => {
  await page.goto("/faq");
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL("/privacy-policy");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(top)).toBe(0);
  await expect(page.locator("#gatsby-announcer")).toContainText("Privacy Policy");
  await expect(page).toHaveTitle(/Privacy Policy/);
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(
    /\/privacy-policy$/,
  );
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("the head's data follow the page, each tag once", async ({ page }) => {
  const follows = async (route: string) => {
    await expect(page).toHaveURL(route);
    await expect(page.locator("head link[rel=canonical]")).toHaveAttribute(
      "href",
      new RegExp(`${route}$`),
    );
    for (const selector of [
      "title",
      "meta[name=description]",
      "link[rel=canonical]",
      "meta[property='og:url']",
      "script[type='application/ld+json']",
    ])
      await expect(page.locator(`head ${selector}`), selector).toHaveCount(1);
  };
  await page.goto("/faq");
  await hydrated(page);
  await follows("/faq");
  const legal = page.getByRole("contentinfo").getByRole("link");
  await legal.filter({ hasText: "Terms of Service" }).click();
  await follows("/terms-of-service");
  await legal.filter({ hasText: "Privacy Policy" }).click();
  await follows("/privacy-policy");
  await page.goBack();
  await page.goBack();
  await follows("/faq");
});

test("Back starts at the top as well", async ({ page }) => {
  await page.goto("/terms-of-service");
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
  await page.waitForFunction(() => window.scrollY === 0);
  // A late scroll by the browser itself would come within the next frames.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await page.evaluate(top)).toBe(0);
});

test("a link with an anchor leads to its place, below the header", async ({ page }) => {
  await page.goto("/faq");
  await hydrated(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "Media" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Media", exact: true }).click();
  await expect(page).toHaveURL("/resources#media");
  const place = await page.locator("#media").boundingBox();
  const header = await page.getByRole("banner").boundingBox();
  expect(place?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
  expect(place?.y).toBeLessThan(400);
});

test("a place on the same page is no route change", async ({ page }) => {
  await page.goto("/terms-of-service");
  await hydrated(page);
  const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  await contents.nth(4).click();
  await page.waitForFunction(() => window.scrollY > 0);
  await page.goBack();
  await expect(page).toHaveURL("/terms-of-service");
});

test("a link clicked while the scripts are on their way navigates once", async ({ page }) => {
  await page.goto("/faq");
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) requested.push(new URL(request.url()).pathname);
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL("/privacy-policy");
  await hydrated(page);
  expect(requested.filter((path) => path === "/privacy-policy").length).toBeLessThanOrEqual(1);
});

test("prefetches a page's data and scripts in one round trip when the visitor points at a link", async ({
  page,
}) => {
  await page.goto("/faq");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (/\.js(on)?$/.test(request.url())) fetched.push(new URL(request.url()).pathname);
  });
  const data = await holdBack(page, /page-data\.json$/);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" });
  await link.hover();
  await expect.poll(() => fetched.length).toBe(3);
  expect(fetched.toSorted()).toEqual([
    // By this file Gatsby notices that a new version of the site is published.
    "/page-data/app-data.json",
    "/page-data/terms-of-service/page-data.json",
    expect.stringContaining("/scripts/component---src-templates-legal-page"),
  ]);
  data.release();
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
  expect(fetched).toHaveLength(3);
});

test("prefetches the scripts of a page's lazy-loaded section in the same round trip", async ({
  page,
}) => {
  await page.goto("/faq");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const held = await holdBack(page, /page-data\.json$|\/scripts\//);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole("contentinfo").getByRole("link", { name: "Loan Calculator" }).hover();
  for (const file of [
    "page-data/loan-calculator/",
    "templates-calculator-page",
    "scripts/calculator-",
  ])
    await expect.poll(() => asked.filter((path) => path.includes(file)).length).toBe(1);
  held.release();
});

test("shows a bar and announces when the next page takes more than 300 ms", async ({ page }) => {
  await page.goto("/faq");
  await hydrated(page);
  const held = await holdBack(page, /page-data\.json$/);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" });
  await link.click();
  const progress = page.getByRole("status").filter({ hasText: "Loading the page" });
  await expect(progress).toBeAttached();
  expect(await progress.boundingBox()).toMatchObject({ x: 0, y: 0, height: 3 });
  await expect(page).toHaveURL("/faq");
  held.release();
  await expect(page.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
  await expect(progress).not.toBeAttached();
});

test("shows the page of the last link when an earlier one loads later", async ({ page }) => {
  await page.goto("/faq");
  await hydrated(page);
  const held = await holdBack(page, /terms-of-service\/page-data\.json$/);
  const link = (name: string) => page.getByRole("contentinfo").getByRole("link", { name });
  await link("Terms of Service").click();
  await link("Privacy Policy").click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
  const answered = page.waitForResponse(/terms-of-service\/page-data\.json$/);
  held.release();
  await answered;
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveURL("/privacy-policy");
});

test("an old address redirects within the browser too", async ({ page }) => {
  await page.goto("/faq");
  await hydrated(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "/testimonials" });
    document.querySelector("main")?.append(link);
    link.click();
  });
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: "Good Credit is Life" })).toBeVisible();
});
