import { parse } from "node-html-parser";
import { SITE } from "../shared/addresses";
import { ROUTES, sweptRoutes } from "../shared/routes";
import { isPageKind } from "../src/content-model/kind";
import { kinds } from "../src/content-model/kinds";
import { contact, entriesOf, faq, notFound, redirects } from "./support/content";
import { hydrated } from "./support/page";
import { expect, test } from "./support/test";

test("the sitemap lists every page of the content, and no other, when it is requested", () => {
  const paths = kinds
    .filter(isPageKind)
    .flatMap(entriesOf)
    .map(({ path }) => path);
  expect(ROUTES.toSorted()).toEqual(paths.filter((path) => path !== notFound.path).sort());
});

for (const half of [0, 1])
  test(`pages answer without redirect and hydrate without errors when they are loaded, ${half + 1} of 2`, async ({
    page,
    consoleErrors,
  }) => {
    for (const route of ROUTES.filter((_, index) => index % 2 === half)) {
      const response = await page.goto(route);
      expect.soft(response?.status(), route).toBe(200);
      expect.soft(response?.request().redirectedFrom(), route).toBeNull();
      await expect.soft(page.getByRole("heading", { level: 1 }), route).toHaveCount(1);
      await expect.soft(page.getByRole("main"), route).not.toBeEmpty();
      const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
      expect.soft(new URL(canonical ?? "").pathname).toBe(route);
      await hydrated(page);
      expect.soft(consoleErrors.splice(0), route).toEqual([]);
    }
  });

for (const route of sweptRoutes("second load"))
  test(`${route} hydrates without errors when the HTTP cache answers`, async ({
    page,
    consoleErrors,
  }) => {
    await page.goto(route);
    await hydrated(page);
    await page.reload();
    await hydrated(page);
    expect(consoleErrors).toEqual([]);
  });

test("the server redirects to the canonical address when a trailing slash or .html is added", async ({
  request,
}) => {
  for (const ending of ["/", ".html"]) {
    const response = await request.get(contact.path + ending, { maxRedirects: 0 });
    expect(response.status()).toBe(307);
    expect(response.headers().location).toBe(contact.path);
  }
});

test("the server redirects permanently when an old address is requested", async ({ request }) => {
  for (const { from, to } of redirects) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status(), from).toBe(301);
    expect(response.headers().location, from).toBe(to);
  }
});

const ORIGIN = /^https:\/\/[\w.-]+$/;

/** Parses the head data of the HTML, as search engines and social networks do without JavaScript. */
function headOf(html: string) {
  const head = parse(html).querySelector("head");
  const all = (selector: string, attribute: string) =>
    head?.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? "") ?? [];
  return {
    descriptions: all("meta[name=description]", "content"),
    canonicals: all("link[rel=canonical]", "href"),
    social: (name: string) => all(`meta[property='og:${name}']`, "content"),
    twitter: (name: string) => all(`meta[name='twitter:${name}']`, "content"),
  };
}

test("head data for search engines and social networks are complete when every page's HTML is parsed", async ({
  request,
}) => {
  test.setTimeout(120_000);
  for (const route of ROUTES) {
    const response = await request.get(route);
    const head = headOf(await response.text());
    const { origin, pathname } = new URL(head.canonicals[0] ?? "missing:");
    expect.soft(head.canonicals, route).toHaveLength(1);
    expect.soft(origin, route).toMatch(ORIGIN);
    expect.soft(pathname, route).toBe(route);
    expect.soft(head.social("url"), route).toEqual(head.canonicals);
    expect
      .soft(head.social("type"), route)
      .toEqual([expect.stringMatching(/^(website|article|profile)$/)]);
    expect.soft(head.social("title"), route).toHaveLength(1);
    expect.soft(head.social("description"), route).toEqual(head.descriptions);

    const [image = ""] = head.social("image");
    expect.soft(head.social("image"), route).toHaveLength(1);
    expect.soft(new URL(image).origin, route).toBe(origin);
    expect
      .soft(head.social("image:alt")[0]?.length ?? 0, `${route}: og:image:alt`)
      .toBeGreaterThan(0);
    const picture = await request.get(`${SITE}${new URL(image).pathname}`);
    expect.soft(picture.status(), image).toBe(200);
    expect.soft(picture.headers()["content-type"], image).toMatch(/^image\/(png|jpeg)$/);
  }
});

test("the page has a robots tag with noindex when its address is unknown", async ({ request }) => {
  const response = await request.get("/no-such-page");
  expect(response.status()).toBe(404);
  expect(
    parse(await response.text())
      .querySelector("meta[name=robots]")
      ?.getAttribute("content"),
  ).toMatch(/noindex/);
});

test("the not-found page names and logs the address when it is unknown", async ({
  page,
  consoleErrors,
}) => {
  const response = await page.goto("/no/such-page");
  expect(response?.status()).toBe(404);
  await expect(
    page.getByRole("heading", { name: notFound.intro.title, exact: true }),
  ).toBeVisible();
  await expect(page.getByText("/no/such-page")).toBeVisible();
  await hydrated(page);
  expect(
    consoleErrors.filter((text) => text.includes("there is no page at /no/such-page")),
  ).toHaveLength(1);
});

test("the not-found page links back and home when its links are clicked", async ({ page }) => {
  await page.goto(faq.path);
  await page.goto("/nowhere");
  await page.getByRole("button", { name: notFound.goBackLabel, exact: true }).click();
  await expect(page).toHaveURL(faq.path);
  await page.goto("/nowhere");
  await page.getByRole("link", { name: notFound.home.label, exact: true }).click();
  await expect(page).toHaveURL(notFound.home.to);
});
