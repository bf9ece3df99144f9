import { expect, test } from "@playwright/test";
import { TEST_SITE } from "../scripts/lib/addresses";
import { ROUTES } from "../scripts/lib/routes";
import { sample } from "../scripts/lib/testDepth";
import { isPageKind } from "../src/content-model/kind";
import { kinds } from "../src/content-model/kinds";
import { contact, entriesOf, notFound, redirects } from "./support/content";
import {
  consoleErrors,
  followLink,
  hydrated,
  isMarkedDocument,
  markDocument,
  withoutPromo,
} from "./support/page";

test("the sitemap lists every current page in the content and nothing else", () => {
  const paths = kinds
    .filter(isPageKind)
    .flatMap(entriesOf)
    .filter(({ path, replacedBy }) => path !== notFound.path && !replacedBy)
    .map(({ path }) => path);
  expect(ROUTES.toSorted()).toEqual(paths.sort());
});

for (const [index, route] of ROUTES.entries()) {
  const next = ROUTES[index + 1] ?? ROUTES[0] ?? "/";
  test(`${route} has one title, hydrates, reacts to clicks on its links, and leads to ${next}, without a redirect, errors and third-party requests`, async ({
    page,
  }) => {
    await withoutPromo(page);
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(route);
    await expect(page.locator("h1")).toHaveCount(1);
    await hydrated(page);
    await markDocument(page);
    await page.evaluate(visitParts);
    await followLink(page, next);
    await expect(page).toHaveURL(next);
    // A page's sections render after its heading.
    await expect(page.locator("main > section:empty")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await isMarkedDocument(page)).toBe(true);
    expect(await consoleErrors(page)).toEqual([]);
    const addresses = (await page.requests()).map((request) => request.url());
    expect(addresses.filter((address) => new URL(address).origin !== TEST_SITE)).toEqual([]);
  });
}

/** Runs in the page: scrolls to each section, and then clicks every link, but without following it. */
async function visitParts(): Promise<void> {
  for (const part of document.querySelectorAll("main > *, footer")) {
    part.scrollIntoView({ behavior: "instant" });
    // The observers of what is in the window run in the next frame.
    for (const _ of "ab") await new Promise(requestAnimationFrame);
  }
  const stay = (event: Event) => event.preventDefault();
  addEventListener("click", stay, { capture: true });
  for (const link of document.querySelectorAll<HTMLElement>("a[href]")) link.click();
  removeEventListener("click", stay, { capture: true });
}

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
      [from.replace(/\/?$/, "/"), 301, to] as const,
    ]),
  ] as const) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect.soft(response.status(), address).toBe(status);
    expect.soft(response.headers().location, address).toBe(to);
  }
});

/**
 * Paths that no page has: with invalid escapes or escaped separators, like another host's URL, and a redirect's in
 * capitals, because redirects are case-sensitive, as on the CDN.
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
    const response = await page.goto(TEST_SITE + path);
    expect(response?.status()).toBe(404);
    expect(await response?.text()).toMatch(/<meta name="robots" content="noindex"/);
    await expect(page.locator("main code")).toHaveText(path);
    await page.reload();
    await expect(page.locator("main code")).toHaveText(path);
    await hydrated(page);
    await page.getByRole("button", { name: notFound.goBackLabel }).click();
    await expect(page).toHaveURL("/robots.txt");
  });
