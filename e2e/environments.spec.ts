import { SITE } from "../shared/addresses";
import { sweptRoutes } from "../shared/routes";
import {
  amountField,
  calculatorHydrated,
  payment,
  paymentOf,
  STANDALONE,
} from "./support/calculator";
import { field } from "./support/contactForm";
import { about, contact, faq, home } from "./support/content";
import { button, followLink, hydrated } from "./support/page";
import { expect, test } from "./support/test";

test("pages request nothing from third parties and hydrate when those are blocked", async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(180_000);
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== SITE,
    (route) => {
      foreign.push(route.request().url());
      return route.abort();
    },
  );
  for (const route of sweptRoutes("third parties")) {
    await page.goto(route);
    await hydrated(page);
  }
  expect(foreign).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test("pages, forms and calculators work when storage is denied", async ({
  page,
  consoleErrors,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
  });
  await page.goto(faq.path);
  await hydrated(page);
  await followLink(page, STANDALONE.route);
  await calculatorHydrated(page);
  await amountField(page).fill("20,000");
  await expect(payment(page)).toHaveText(paymentOf(20_000));
  await followLink(page, contact.path);
  await field(page, "message").fill("Nothing of this is stored");
  await followLink(page, faq.path);
  await expect(page).toHaveURL(faq.path);
  await page.goBack();
  await expect(field(page, "message")).toHaveValue("Nothing of this is stored");
  expect(consoleErrors).toEqual([]);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("no animation runs and the promo opens and closes when the pages have loaded", async ({
    page,
  }) => {
    for (const route of ["/", about.path, faq.path]) {
      await page.goto(route);
      await hydrated(page);
      if (route === "/") await page.keyboard.press("Escape");
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(
            ({ playState, timeline }) => playState === "running" && timeline === document.timeline,
          )
          .map((animation) => (animation as CSSAnimation).animationName),
      );
      expect(moving, route).toEqual([]);
    }
    await page.goto("/");
    await expect(page.getByRole("dialog")).toBeVisible();
    await button(page, home.promo.closeLabel).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});
