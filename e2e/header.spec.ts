import type { Page } from "@playwright/test";
import { holdScripts } from "./support/network";
import { hydrated } from "./support/page";
import { expect, test } from "./support/test";

const header = (page: Page) => page.getByRole("banner");
const parent = (page: Page, name: string) => header(page).getByRole("button", { name });
const link = (page: Page, name: string) => header(page).getByRole("link", { name, exact: true });

/** The states of the page's scripts in which the header works alike. */
const STATES = {
  "after hydration": async (page: Page) => {
    await page.goto("/faq");
    await hydrated(page);
  },
  "before hydration": async (page: Page) => {
    await holdScripts(page);
    await page.goto("/faq", { waitUntil: "domcontentloaded" });
  },
};

for (const [state, open] of Object.entries(STATES)) {
  test.describe(`the header ${state}`, () => {
    test.use({ viewport: { width: 1280, height: 800 } });

    test("closes a submenu when another one opens or its own button is clicked", async ({
      page,
    }) => {
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

    test("closes a submenu when Escape is pressed or the page is clicked", async ({ page }) => {
      await open(page);
      await parent(page, "Get Started").click();
      await page.keyboard.press("Escape");
      await expect(link(page, "How to Apply")).toBeHidden();
      await expect(parent(page, "Get Started")).toBeFocused();
      await parent(page, "Get Started").click();
      await page.mouse.click(640, 700);
      await expect(link(page, "How to Apply")).toBeHidden();
    });

    test("opens a page and closes the submenu when its link is clicked", async ({ page }) => {
      await open(page);
      await parent(page, "Products").click();
      await link(page, "Salary Deduction Loans").click();
      await expect(page).toHaveURL("/salary-loans");
      await expect(link(page, "Salary Deduction Loans")).toBeHidden();
    });

    test("becomes opaque with a shadow when the page is scrolled by more than 10 px", async ({
      page,
    }) => {
      await open(page);
      const appearance = () =>
        header(page).evaluate((element) => {
          const { backgroundColor, boxShadow } = getComputedStyle(element);
          return {
            isTransparent: backgroundColor === "rgba(0, 0, 0, 0)",
            hasShadow: boxShadow !== "none",
          };
        });
      expect(await appearance()).toEqual({ isTransparent: true, hasShadow: false });
      await page.evaluate(() => window.scrollTo(0, 10));
      expect(await appearance()).toEqual({ isTransparent: true, hasShadow: false });
      await page.evaluate(() => window.scrollTo(0, 40));
      await expect.poll(appearance).toEqual({ isTransparent: false, hasShadow: true });
    });
  });

  test.describe(`the menu on phones ${state}`, () => {
    test.use({ viewport: { width: 360, height: 640 } });

    test("fills the width and at most 80% of the height when it is open", async ({ page }) => {
      await open(page);
      await parent(page, "Menu").click();
      const panel = page.locator("#site-menu");
      await expect(panel).toBeVisible();
      const box = await panel.boundingBox();
      expect(box?.width).toBe(360);
      expect(box?.height).toBeLessThanOrEqual(512);
    });

    test("closes an entry when another one opens", async ({ page }) => {
      await open(page);
      await parent(page, "Menu").click();
      const panel = page.locator("#site-menu");
      await panel.getByText("Products", { exact: true }).click();
      await expect(panel.getByRole("link", { name: "Business Loans" })).toBeVisible();
      await panel.getByText("Media", { exact: true }).first().click();
      await expect(panel.getByRole("link", { name: "Newsletters" })).toBeVisible();
      await expect(panel.getByRole("link", { name: "Business Loans" })).toBeHidden();
    });

    test("closes when one of its links is clicked", async ({ page }) => {
      await open(page);
      await parent(page, "Menu").click();
      await page.locator("#site-menu").getByRole("link", { name: "Contact Us" }).click();
      await expect(page).toHaveURL("/contact");
      await expect(page.locator("#site-menu")).toBeHidden();
    });
  });
}

test("a submenu exposes its state, and Tab moves into it, when it is opened by key", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/faq");
  await hydrated(page);
  const button = parent(page, "Products");
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Salary Deduction Loans" }).first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(button).toBeFocused();
});

test.describe("the header without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

  test("opens a page when a submenu's link is clicked", async ({ page }) => {
    await page.goto("/faq");
    await parent(page, "About Us").click();
    await link(page, "Our Team").click();
    await expect(page).toHaveURL("/team");
  });
});
