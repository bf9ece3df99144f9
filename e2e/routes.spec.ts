import { SITE } from "../shared/addresses";
import { ROUTES } from "../shared/routes";
import { sample } from "../shared/testDepth";
import { isPageKind } from "../src/content-model/kind";
import { kinds } from "../src/content-model/kinds";
import { contact, entriesOf, notFound, redirects } from "./support/content";
import { hydrated } from "./support/page";
import { expect, test } from "./support/test";

test("the sitemap lists every page of the content, and no other, when it is requested", () => {
  const paths = kinds
    .filter(isPageKind)
    .flatMap(entriesOf)
    .map(({ path }) => path);
  expect(ROUTES.toSorted()).toEqual(paths.filter((path) => path !== notFound.path).sort());
});

test("every page answers without a redirect", async ({ request }) => {
  for (const route of ROUTES) {
    const response = await request.get(route, { maxRedirects: 0 });
    expect.soft(response.status(), route).toBe(200);
    expect.soft((await response.text()).match(/<h1[ >]/g), route).toHaveLength(1);
  }
});

for (const route of sample(ROUTES, 5))
  test(`${route} requests nothing from third parties and hydrates without errors`, async ({
    page,
    consoleErrors,
  }) => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).origin !== SITE) foreign.push(request.url());
    });
    await page.goto(route);
    await hydrated(page);
    expect(consoleErrors).toEqual([]);
    expect(foreign).toEqual([]);
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

test("the page has a robots tag with noindex when its address is unknown", async ({ request }) => {
  const response = await request.get("/no-such-page");
  expect(response.status()).toBe(404);
  expect(await response.text()).toMatch(/<meta name="robots" content="noindex"/);
});

const ESCAPES = ["/%", "/100%25", "/%2525", "/caf%C3", "/caf%C3%A9", "/a%zz/b"];
/** Escapes of what ends a path or a program may add to it, and what would be another host. */
const SEPARATORS = [
  "/a%23b",
  "/a%3Fb",
  "/a%2Fb",
  "/%5C",
  "/a%20",
  "/%09a%0A",
  "/%00",
  "//a.test/%",
];

test("an address with an escaped separator leads to its page, if there is one", async ({
  request,
}) => {
  for (const [escaped, meant] of [
    ["%23part=a%20b", "#part=a%20b"],
    ["%3Fa=1&b=2%23part", "?a=1&b=2#part"],
  ] as const) {
    const response = await request.get(contact.path + escaped, { maxRedirects: 0 });
    expect.soft(response.status(), escaped).toBe(302);
    expect.soft(response.headers().location, escaped).toBe(contact.path + meant);
  }
  const response = await request.get("/no-such-page%23part", { maxRedirects: 0 });
  expect(response.status()).toBe(404);
});

/** Redirects regard the case, as the CDN does. */
const CAPITALS = redirects.slice(0, 1).map(({ from }) => from.toUpperCase());

for (const path of [...sample(ESCAPES), ...sample(SEPARATORS), ...CAPITALS])
  test(`${path} shows what was requested, also after a reload, and goes back`, async ({ page }) => {
    await page.goto("/robots.txt");
    const response = await page.goto(SITE + path);
    expect(response?.status()).toBe(404);
    await expect(page.locator("main code")).toHaveText(path);
    await page.reload();
    await expect(page.locator("main code")).toHaveText(path);
    await hydrated(page);
    await page.getByRole("button", { name: notFound.goBackLabel }).click();
    await expect(page).toHaveURL("/robots.txt");
  });

test("an unknown address in a new tab leads back to the home page", async ({ page }) => {
  await page.goto("/robots.txt");
  const opened = page.waitForEvent("popup");
  await page.evaluate(() => window.open("/no-such-page"));
  const popup = await opened;
  await hydrated(popup);
  await popup.getByRole("button", { name: notFound.goBackLabel }).click();
  await expect(popup).toHaveURL(notFound.home.to);
});

test("old addresses lead to their pages with and without a slash at their end", async ({
  request,
}) => {
  for (const { from, to } of redirects)
    for (const address of [from, `${from}/`]) {
      const response = await request.get(address, { maxRedirects: 0 });
      expect.soft(response.status(), address).toBe(301);
      expect.soft(response.headers().location, address).toBe(to);
    }
});

test("programs that ask for /favicon.ico get the icon", async ({ request }) => {
  const response = await request.get("/favicon.ico");
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toMatch(/^image\//);
});
