import { SITE } from "../shared/addresses";
import { sweptRoutes } from "../shared/routes";
import { amountField } from "./support/calculator";
import { slowNetwork } from "./support/chromium";
import { exampleMessage, field, fillIn, sendButton } from "./support/contactForm";
import { footerLink, hydrated } from "./support/page";
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

test("the contact page keeps the message and links to the map when backend and map are blocked", async ({
  page,
}) => {
  await page.route(
    (url) => url.origin !== SITE,
    (route) => route.abort(),
  );
  await page.goto("/contact");
  await hydrated(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.getByText("Error submitting form", { exact: true })).toBeVisible();
  await expect(page.getByText("Please try again later.")).toBeVisible();
  await expect(field(page, "Message")).toHaveValue(exampleMessage.Message);
  await page.getByRole("button", { name: "Show interactive map" }).click();
  await expect(
    page.getByRole("main").locator("a[href^='https://www.openstreetmap.org']"),
  ).toBeVisible();
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
  await page.goto("/faq");
  await hydrated(page);
  await footerLink(page, "Loan Calculator").click();
  await amountField(page).fill("20,000");
  await expect(page.getByText("$4,133.33").first()).toBeVisible();
  await footerLink(page, "Contact Us").click();
  await field(page, "Message").fill("Nothing of this is stored");
  await footerLink(page, "FAQ").click();
  await expect(page).toHaveURL("/faq");
  await page.goBack();
  await expect(field(page, "Message")).toHaveValue("Nothing of this is stored");
  expect(consoleErrors).toEqual([]);
});

test("a page is readable and its questions open before hydration when the network is slow", async ({
  page,
}) => {
  await slowNetwork(page);
  await page.goto("/faq", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.locator("main summary:visible").first().click();
  await expect(page.locator("details[open]")).toHaveCount(1);
  expect(
    await page.evaluate(() => performance.getEntriesByName("onInitialClientRender").length),
  ).toBe(0);
  await hydrated(page);
  await expect(page.locator("main details[open]")).toHaveCount(1);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("no animation runs and the promo opens and closes when the pages have loaded", async ({
    page,
  }) => {
    for (const route of ["/", "/about", "/faq"]) {
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
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});
