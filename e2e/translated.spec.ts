import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { ROUTES } from "../shared/routes";
import { sample } from "../shared/testDepth";
import { everyUse, use } from "./support/everyControl";
import { followLink, loadErrorNotice, openTab, withoutDialogs } from "./support/page";
import { expect, test } from "./support/test";
import { renderedText, translate, unprotectedFigures } from "./support/translator";

const htmlOf = (route: string) =>
  readFileSync(`public${route === "/" ? "/index" : route}.html`, "utf8");

/** Pages with fields, whose texts change most. */
const hasFields = (route: string) => /<(input|select|textarea)/.test(htmlOf(route));

const SWEPT = [
  ...sample(ROUTES.filter(hasFields), 3, "translated fields"),
  ...sample(
    ROUTES.filter((route) => !hasFields(route)),
    2,
    "translated pages",
  ),
];

/** Opens a page; its lazy-loaded sections, too, are hydrated. */
async function open(page: Page, route: string): Promise<void> {
  await withoutDialogs(page);
  await openTab(page, route);
  await expect(page.locator("main [data-prerendered]")).toHaveCount(0);
}

for (const route of SWEPT)
  test(`${route} says the same as without translation whatever is typed and clicked`, async ({
    page,
    browser,
    consoleErrors,
  }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext();
    const plain = await context.newPage();
    await open(page, route);
    await open(plain, route);
    await translate(page);
    const same = (state: string) =>
      expect
        .poll(async () => (await renderedText(page)) === (await renderedText(plain)), {
          message: `${route}: ${state}`,
        })
        .toBe(true);
    await same("untouched");
    for (const each of [...(await everyUse(page)), ...(await everyUse(page)).reverse()]) {
      await use(page, each);
      await use(plain, each);
      await same(`control ${each.control}, use ${each.time}`);
    }
    for (const event of ["offline", "online", "beforeprint"]) {
      for (const tab of [page, plain])
        await tab.evaluate((type) => window.dispatchEvent(new Event(type)), event);
      await same(event);
    }
    const next = ROUTES.find((other) => other !== route && other !== "/") ?? "/";
    await followLink(page, next);
    await expect(page).toHaveURL(next);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(loadErrorNotice(page)).toBeHidden();
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

test("translators leave every figure as it is", async ({ page }) => {
  test.setTimeout(180_000);
  for (const route of SWEPT) {
    await open(page, route);
    expect.soft(await unprotectedFigures(page), route).toEqual([]);
  }
});
