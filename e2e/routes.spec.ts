import { expect, test } from "@playwright/test";
import { SITE } from "../shared/addresses";
import { ROUTES } from "../shared/routes";
import { sample } from "../shared/testDepth";
import { isPageKind } from "../src/content-model/kind";
import { kinds } from "../src/content-model/kinds";
import { contact, entriesOf, notFound, redirects } from "./support/content";
import { consoleErrors, hydrated } from "./support/page";

test("the sitemap lists every current page in the content and nothing else", () => {
  const paths = kinds
    .filter(isPageKind)
    .flatMap(entriesOf)
    .filter(({ path, replacedBy }) => path !== notFound.path && !replacedBy)
    .map(({ path }) => path);
  expect(ROUTES.toSorted()).toEqual(paths.sort());
});

test("every page is served without a redirect", async ({ request }) => {
  for (const route of ROUTES) {
    const response = await request.get(route, { maxRedirects: 0 });
    expect.soft(response.status(), route).toBe(200);
    expect.soft((await response.text()).match(/<h1[ >]/g), route).toHaveLength(1);
  }
});

for (const route of sample(ROUTES, 3))
  test(`${route} makes no third-party requests and hydrates without errors`, async ({ page }) => {
    await page.goto(route);
    await hydrated(page);
    expect(await consoleErrors(page)).toEqual([]);
    const addresses = (await page.requests()).map((request) => request.url());
    expect(addresses.filter((address) => new URL(address).origin !== SITE)).toEqual([]);
  });

test("the server redirects old and alternative URLs to the canonical ones", async ({ request }) => {
  const { path } = contact;
  for (const [address, status, to] of [
    [`${path}/`, 307, path],
    [`${path}.html`, 307, path],
    // URLs whose separators were escaped by a program that shared the link.
    [`${path}%23part=a%20b`, 302, `${path}#part=a%20b`],
    [`${path}%3Fa=1&b=2%23part`, 302, `${path}?a=1&b=2#part`],
    // Two slashes at the start of a redirect's path would mean a different host.
    [`/%2f${path.slice(1)}%23part`, 302, `${path}#part`],
    // Some programs request this file by default.
    ["/favicon.ico", 301, "/icons/icon-192.png"],
    ...redirects.flatMap(({ from, to }) => [
      [from, 301, to] as const,
      [`${from}/`, 301, to] as const,
    ]),
  ] as const) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect.soft(response.status(), address).toBe(status);
    expect.soft(response.headers().location, address).toBe(to);
  }
});

/**
 * URLs with invalid escapes, escaped separators or a different host. Redirects are case-sensitive,
 * as on the CDN.
 */
const UNKNOWN = [
  "/caf%C3",
  ...redirects.slice(0, 1).map(({ from }) => from.toUpperCase()),
  "/a%2Fb",
  "/a%23b",
  "//a.test/%",
];

for (const path of sample(UNKNOWN))
  test(`the 404 page shows ${path} when it is opened and reloaded`, async ({ page }) => {
    await page.goto("/robots.txt");
    const response = await page.goto(SITE + path);
    expect(response?.status()).toBe(404);
    expect(await response?.text()).toMatch(/<meta name="robots" content="noindex"/);
    await expect(page.locator("main code")).toHaveText(path);
    await page.reload();
    await expect(page.locator("main code")).toHaveText(path);
    await hydrated(page);
    await page.getByRole("button", { name: notFound.goBackLabel }).click();
    await expect(page).toHaveURL("/robots.txt");
  });
