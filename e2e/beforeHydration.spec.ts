import type { Page } from "@playwright/test";
import { ROUTES } from "../shared/routes";
import { holdScripts } from "./support/holdScripts";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

const FORM_PAGES = [
  "/contact",
  "/newsletters",
  "/notices",
  "/faq",
  "/loan-calculator",
  "/resources",
];

/** The fields in which somebody can write. */
const fields = (page: Page) =>
  page.locator(
    "main :is(input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), textarea):visible",
  );

for (const route of FORM_PAGES)
  test(`${route}: Enter before the scripts come sends nothing and puts nothing into the address`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.goto(route, { waitUntil: "domcontentloaded" });
    const count = await fields(page).count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index += 1) {
      const field = fields(page).nth(index);
      await field.fill(`12${index}`);
      if ((await field.evaluate(({ tagName }) => tagName)) !== "TEXTAREA")
        await field.press("Enter");
    }
    await expect(page).toHaveURL(route);
    expect(documents).toHaveLength(1);
    await expect(fields(page).first()).toHaveValue("120");
    release();
    await hydrated(page);
    expect(new URL(page.url()).search.replace(/^\?(amount|salary|term|currency).*/, "")).toBe("");
  });

test("links lead on while the scripts are held back", async ({ page }) => {
  await holdScripts(page);
  // In Chromium's headless shell a page counts as loaded only when its scripts have come.
  await page.goto("/faq", { waitUntil: "domcontentloaded" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL("/privacy-policy");
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
});

test("a page of 10 seconds without scripts answers what was pressed as soon as they come", async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdScripts(page);
  await page.goto("/newsletters", { waitUntil: "domcontentloaded" });
  await page.clock.fastForward(10_000);
  await page.getByLabel("Email address").fill("ana@example.com");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await page.clock.resume();
  release();
  await expect(page.getByText("Thank you for subscribing to our newsletter!")).toBeVisible();
  await expect(page).toHaveURL("/newsletters");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const route of ROUTES)
    test(`${route} can be read, and shows no button that does nothing`, async ({ page }) => {
      await page.goto(route);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect((await page.getByRole("main").textContent())?.length).toBeGreaterThan(200);
      await expect(page.locator("#loadError")).toBeHidden();
      // What opens by itself: menus, questions, dialogs.
      const idle = page.locator(
        "button:visible:not([popovertarget]), [role=tab]:visible, [role=slider]:visible",
      );
      expect(await idle.allTextContents()).toEqual([]);
      const sources = await page
        .locator("main img:visible")
        .evaluateAll((images) => images.filter((image) => !image.getAttribute("src")).length);
      expect(sources).toBe(0);
    });
});
