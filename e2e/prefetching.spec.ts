import { holdBack } from "./support/network";
import { footerLink, heading, hydrated } from "./support/page";
import { expect, test } from "./support/test";

test("a page's data and scripts are requested in one round trip when its link is hovered", async ({
  page,
}) => {
  await page.goto("/faq");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const requested: string[] = [];
  page.on("request", (request) => {
    if (/\.js(on)?$/.test(request.url())) requested.push(new URL(request.url()).pathname);
  });
  const release = await holdBack(page, /page-data\.json$/);
  const link = footerLink(page, "Terms of Service");
  await link.hover();
  await expect.poll(() => requested.length).toBe(3);
  expect(requested.toSorted()).toEqual([
    // Gatsby detects a deploy by this file.
    "/page-data/app-data.json",
    "/page-data/terms-of-service/page-data.json",
    expect.stringContaining("/scripts/component---src-templates-legal-page"),
  ]);
  release();
  await link.click();
  await expect(heading(page, "Terms of Service")).toBeVisible();
  expect(requested).toHaveLength(3);
});

test("a lazy section's scripts are requested in the same round trip when its page's link is hovered", async ({
  page,
}) => {
  await page.goto("/faq");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const release = await holdBack(page, /page-data\.json$|\/scripts\//);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await footerLink(page, "Loan Calculator").hover();
  for (const file of [
    "page-data/loan-calculator/",
    "templates-calculator-page",
    "scripts/calculator-",
  ])
    await expect.poll(() => requested.filter((path) => path.includes(file)).length).toBe(1);
  release();
});

test("a bar shows and announces the navigation when it takes more than 300 ms", async ({
  page,
}) => {
  await page.goto("/faq");
  await hydrated(page);
  const release = await holdBack(page, /page-data\.json$/);
  const link = footerLink(page, "Terms of Service");
  await link.click();
  const progress = page.getByRole("status").filter({ hasText: "Loading the page" });
  await expect(progress).toBeAttached();
  expect(await progress.boundingBox()).toMatchObject({ x: 0, y: 0, height: 3 });
  await expect(page).toHaveURL("/faq");
  release();
  await expect(heading(page, "Terms of Service")).toBeVisible();
  await expect(progress).not.toBeAttached();
});

test("the page of the last clicked link is shown when an earlier one loads later", async ({
  page,
}) => {
  await page.goto("/faq");
  await hydrated(page);
  const release = await holdBack(page, /terms-of-service\/page-data\.json$/);
  await footerLink(page, "Terms of Service").click();
  await footerLink(page, "Privacy Policy").click();
  await expect(heading(page, "Privacy Policy")).toBeVisible();
  const answered = page.waitForResponse(/terms-of-service\/page-data\.json$/);
  release();
  await answered;
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveURL("/privacy-policy");
});
