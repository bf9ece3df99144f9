import type { Page } from "@playwright/test";
import { ROUTES } from "../shared/routes";
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
  expect(new URL(page.url()).hash).toBe("");
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
  expect(consoleErrors).toEqual([]);
});
