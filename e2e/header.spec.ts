import type { Page } from "@playwright/test";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

const header = (page: Page) => page.getByRole("banner");
const parent = (page: Page, name: string) => header(page).getByRole("button", { name });
const link = (page: Page, name: string) => header(page).getByRole("link", { name, exact: true });

/** Before and after the page's scripts have come, and without them, the header works alike. */
const STATES = {
  "with scripts": async (page: Page) => {
    await page.goto("/faq");
    await hydrated(page);
  },
  "while scripts are held back": async (page: Page) => {
    await page.route("**/scripts/*", (route) =>
      route.request().url().includes("loader-") ? route.continue() : undefined,
    );
    // In Chromium's headless shell a page counts as loaded only when its scripts have come.
    await page.goto("/faq", { waitUntil: "domcontentloaded" });
  },
};

for (const [state, open] of Object.entries(STATES)) {
  test.describe(`header, ${state}`, () => {
    test.use({ viewport: { width: 1280, height: 800 } });

    test("one submenu is open at a time, and its own button closes it", async ({ page }) => {
      await open(page);
      await parent(page, "Products").click();
      await expect(link(page, "Business Loans")).toBeVisible();
      await expect(parent(page, "Products")).toHaveAttribute("aria-expanded", "true");
      await parent(page, "Media").click();
      await expect(link(page, "Newsletters")).toBeVisible();
      await expect(link(page, "Business Loans")).toBeHidden();
      await expect(parent(page, "Products")).toHaveAttribute("aria-expanded", "false");
      await parent(page, "Media").click();
      await expect(link(page, "Newsletters")).toBeHidden();
      await expect(parent(page, "Media")).toHaveAttribute("aria-expanded", "false");
    });

    test("Escape and a click elsewhere close a submenu", async ({ page }) => {
      await open(page);
      await parent(page, "Get Started").click();
      await page.keyboard.press("Escape");
      await expect(link(page, "How to Apply")).toBeHidden();
      await expect(parent(page, "Get Started")).toBeFocused();
      await parent(page, "Get Started").click();
      await page.mouse.click(640, 700);
      await expect(link(page, "How to Apply")).toBeHidden();
    });

    test("a submenu's link leads to its page and closes the submenu", async ({ page }) => {
      await open(page);
      await parent(page, "Products").click();
      await link(page, "Salary Deduction Loans").click();
      await expect(page).toHaveURL("/salary-loans");
      await expect(link(page, "Salary Deduction Loans")).toBeHidden();
    });

    test("it turns opaque with a shadow once scrolled more than 10 px", async ({ page }) => {
      await open(page);
      const look = () =>
        header(page).evaluate((element) => {
          const { backgroundColor, boxShadow } = getComputedStyle(element);
          return { clear: backgroundColor === "rgba(0, 0, 0, 0)", shadow: boxShadow !== "none" };
        });
      expect(await look()).toEqual({ clear: true, shadow: false });
      await page.evaluate(() => window.scrollTo(0, 10));
      expect(await look()).toEqual({ clear: true, shadow: false });
      await page.evaluate(() => window.scrollTo(0, 40));
      await expect.poll(look).toEqual({ clear: false, shadow: true });
    });
  });

  test.describe(`panel on phones, ${state}`, () => {
    test.use({ viewport: { width: 360, height: 640 } });

    test("it fills the width, scrolls, and takes at most 80% of the height", async ({ page }) => {
      await open(page);
      await parent(page, "Menu").click();
      const panel = page.locator("#site-menu");
      await expect(panel).toBeVisible();
      const box = await panel.boundingBox();
      expect(box?.width).toBe(360);
      expect(box?.height).toBeLessThanOrEqual(512);
    });

    test("its accordion has one entry open at a time", async ({ page }) => {
      await open(page);
      await parent(page, "Menu").click();
      const panel = page.locator("#site-menu");
      await panel.getByText("Products", { exact: true }).click();
      await expect(panel.getByRole("link", { name: "Business Loans" })).toBeVisible();
      await panel.getByText("Media", { exact: true }).first().click();
      await expect(panel.getByRole("link", { name: "Newsletters" })).toBeVisible();
      await expect(panel.getByRole("link", { name: "Business Loans" })).toBeHidden();
    });

    test("it closes when a page is chosen", async ({ page }) => {
      await open(page);
      await parent(page, "Menu").click();
      await page.locator("#site-menu").getByRole("link", { name: "Contact Us" }).click();
      await expect(page).toHaveURL("/contact");
      await expect(page.locator("#site-menu")).toBeHidden();
    });
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

  test("submenus open and lead on", async ({ page }) => {
    await page.goto("/faq");
    await parent(page, "About Us").click();
    await link(page, "Our Team").click();
    await expect(page).toHaveURL("/team");
  });
});
