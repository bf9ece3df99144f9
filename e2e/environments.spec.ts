import type { Page } from "@playwright/test";
import { SITE } from "../shared/addresses";
import { ROUTES } from "../shared/routes";
import { fillIn } from "./support/contactForm";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("no page scrolls sideways, and no menu is lost, with letters of twice the usual size", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  for (const route of ROUTES) {
    await page.goto(route, { waitUntil: "domcontentloaded" });
    for (const width of [640, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await overflow(page), `${route} at ${width} px`).toBe(0);
      const lost = await page
        .locator("header :is(a, [popovertarget]):visible")
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.getBoundingClientRect().right > innerWidth)
            .map(({ textContent }) => textContent),
        );
      expect.soft(lost, `${route} at ${width} px: outside of the header`).toEqual([]);
    }
  }
});

test("no page asks a third party for anything, and all work where they are blocked", async ({
  page,
  complaints,
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
  for (const route of ROUTES) {
    await page.goto(route);
    await hydrated(page);
  }
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
});

test("with the backend and the map blocked, the message is kept and other ways remain", async ({
  page,
}) => {
  await page.route(
    (url) => url.origin !== SITE,
    (route) => route.abort(),
  );
  await page.goto("/contact");
  await hydrated(page);
  await fillIn(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Error submitting form", { exact: true })).toBeVisible();
  await expect(page.getByText("Please try again later.")).toBeVisible();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("How long does it take?");
  await page.getByRole("button", { name: "Show interactive map" }).click();
  await expect(
    page.getByRole("main").locator("a[href^='https://www.openstreetmap.org']"),
  ).toBeVisible();
});

test("where storage is denied, pages, forms and calculators work", async ({ page, complaints }) => {
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
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Loan Calculator" }).click();
  await page.getByRole("textbox", { name: "Loan amount" }).fill("20,000");
  await expect(page.getByText("$4,133.33").first()).toBeVisible();
  await footer.getByRole("link", { name: "Contact Us" }).click();
  await page.getByLabel("Message", { exact: true }).fill("Nothing of this is stored");
  await footer.getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
  await page.goBack();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue(
    "Nothing of this is stored",
  );
  expect(complaints).toEqual([]);
});

test("on a slow network a page can be read and used long before its scripts", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: (400 * 1024) / 8,
    uploadThroughput: (400 * 1024) / 8,
  });
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

  test("nothing moves by itself, and everything is there", async ({ page }) => {
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
