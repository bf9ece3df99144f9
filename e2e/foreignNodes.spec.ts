import { ROUTES } from "../shared/routes";
import { sample } from "../shared/testDepth";
import { followLink, isMarkedDocument, loadErrorNotice, openTab } from "./support/page";
import { expect, test } from "./support/test";

for (const route of sample(ROUTES))
  test(`links on ${route} work after a browser extension has changed the page`, async ({
    page,
    consoleErrors,
  }) => {
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
