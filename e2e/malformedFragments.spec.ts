import type { Page } from "@playwright/test";
import { ROUTES } from "../shared/routes";
import { holdBack } from "./support/network";
import { followLink, hydrated, loadErrorNotice, openTab, scrollTop } from "./support/page";
import { expect, test } from "./support/test";

/** Cut within an escape, a bare per cent sign, bytes that are no UTF-8. */
const FRAGMENTS = ["#%", "#100%", "#part=%2", "#%C3"];

/** The page is there, hydrated and at its top. */
async function expectWholePage(page: Page, route: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === route);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await expect(loadErrorNotice(page)).toBeHidden();
  await expect.poll(() => scrollTop(page)).toBe(0);
  const { hash } = new URL(page.url());
  expect(() => decodeURI(hash), hash).not.toThrow();
}

test("a page stays whatever malformed fragment its URL gets", async ({ page, consoleErrors }) => {
  const [first = "", second = ""] = ROUTES.filter((route) => route !== "/");
  for (const fragment of FRAGMENTS) {
    await page.goto("about:blank");
    await page.goto(first + fragment);
    await expectWholePage(page, first);
  }
  await openTab(page, first);
  await page.evaluate(() => {
    window.location.hash = "%";
  });
  await expectWholePage(page, first);
  await followLink(page, `${second}#100%`);
  await expectWholePage(page, second);
  await followLink(page, `${second}#%C3`);
  await expectWholePage(page, second);
  for (const _ of ["to the first link's page", "to the first page"]) await page.goBack();
  await expectWholePage(page, first);
  expect(await page.evaluate(() => "isMarked" in window)).toBe(true);
  expect(consoleErrors).toEqual([]);
});

test("a page stays when its fragment is cut before Gatsby has loaded", async ({
  page,
  consoleErrors,
}) => {
  const [route = ""] = ROUTES.filter((other) => other !== "/");
  const release = await holdBack(page, /\/scripts\/app-/);
  await page.goto(route, { waitUntil: "domcontentloaded" });
  // Loaded before it.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /scripts\/react-/.test(name)),
  );
  await page.evaluate(() => {
    window.location.hash = "%";
  });
  release();
  await expectWholePage(page, route);
  expect(consoleErrors).toEqual([]);
});
