import type { Page } from "@playwright/test";
import { ROUTES, sweptRoutes } from "../shared/routes";
import { sample } from "../shared/testDepth";
import { htmlOf, openHeld } from "./support/network";
import { followLink, hydrated, isMarkedDocument, loadErrorNotice, openTab } from "./support/page";
import { expect, test } from "./support/test";
import { renderedText, translate } from "./support/translator";

const TYPED = "7,350";

const FIELD = "main :is(input[type=text], input:not([type]), textarea)";

const PAGES_WITH_FIELDS = ROUTES.filter((route) =>
  /<input[^>]+(type="text"|autocomplete="given-name")/i.test(htmlOf(route)),
);

/** What extensions and translators do to a page. */
const CHANGES: Record<string, (page: Page) => Promise<unknown>> = {
  "an element is put into main": (page) =>
    page.evaluate(() => document.querySelector("main")?.prepend(document.createElement("aside"))),
  "an element is put beside every field": (page) =>
    page.evaluate((selector) => {
      for (const field of document.querySelectorAll(selector))
        field.after(document.createElement("div"));
    }, FIELD),
  "the page is translated": translate,
};

for (const route of sample(PAGES_WITH_FIELDS, 2, "foreign nodes"))
  for (const [what, change] of Object.entries(CHANGES))
    test(`${route} keeps what was typed when ${what} before hydration`, async ({
      page,
      otherPage: plain,
    }) => {
      const errors: string[] = [];
      page.on("pageerror", ({ message }) => errors.push(message));
      const type = async (tab: Page) => {
        const fields = tab.locator(FIELD);
        for (const field of [fields.first(), fields.nth(1)]) await field.fill(TYPED);
      };
      const release = await openHeld(page, route);
      await type(page);
      await change(page);
      release();
      await hydrated(page);
      await expect(page.locator("main [data-prerendered]")).toHaveCount(0);
      for (const position of [0, 1])
        await expect(page.locator(FIELD).nth(position)).toHaveValue(TYPED);
      await expect(page.locator(FIELD).nth(1)).toBeFocused();

      // The page also shows what follows from it, as where nothing was changed.
      await openTab(plain, route);
      await expect(plain.locator("main [data-prerendered]")).toHaveCount(0);
      await type(plain);
      await expect
        .poll(async () => (await renderedText(page)) === (await renderedText(plain)))
        .toBe(true);
      // React reports that it rendered the changed HTML anew (418), and nothing else.
      expect(errors.filter((message) => !message.includes("#418"))).toEqual([]);
    });

for (const route of sweptRoutes("removed nodes"))
  test(`a link leaves ${route} after an extension's changes`, async ({ page, consoleErrors }) => {
    const next = ROUTES.find((other) => other !== route && other !== "/") ?? "/";
    for (const part of ["first", "last"] as const) {
      await openTab(page, route);
      await page.evaluate((which) => {
        const main = document.querySelector("main");
        for (const dialog of document.querySelectorAll("dialog")) dialog.remove();
        main?.[`${which}ElementChild`]?.remove();
        for (const parent of [main, document.body])
          for (const place of ["prepend", "append"] as const)
            parent?.[place](document.createElement("aside"));
      }, part);
      await followLink(page, next);
      await expect(page).toHaveURL(next);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(route);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(loadErrorNotice(page)).toBeHidden();
      expect(await isMarkedDocument(page)).toBe(true);
    }
    expect(consoleErrors).toEqual([]);
  });
