import type { Page } from "@playwright/test";
import { holdScripts } from "./support/network";
import { hydrated } from "./support/page";
import { expect, test } from "./support/test";

const TABS = [
  "General Questions",
  "Loan Details",
  "Application Process",
  "Repayment",
  "How to Apply",
];
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const panel = (page: Page) => page.locator("[role=tabpanel]:not([hidden])");
const question = (page: Page, text: string) => page.locator("summary", { hasText: text });

async function open(page: Page, anchor = ""): Promise<void> {
  await page.goto(`/faq${anchor}`);
  await hydrated(page);
}

test("five tabs show one panel at a time when they are clicked or reached by keys", async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole("tab")).toHaveText(TABS);
  for (const name of TABS) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
    await expect(panel(page)).toHaveCount(1);
    await expect(panel(page)).toHaveAccessibleName(name);
  }
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "General Questions")).toBeFocused();
  await page.keyboard.press("End");
  await expect(tab(page, "How to Apply")).toBeFocused();
  await expect(panel(page)).toHaveAccessibleName("How to Apply");
});

test("a question closes when another one of its tab opens", async ({ page }) => {
  await open(page);
  const questions = panel(page).locator("details");
  await questions.nth(0).locator("summary").click();
  await expect(questions.nth(0)).toHaveAttribute("open", "");
  await questions.nth(2).locator("summary").click();
  await expect(questions.nth(2)).toHaveAttribute("open", "");
  await expect(panel(page).locator("details[open]")).toHaveCount(1);
  await questions.nth(2).locator("summary").click();
  await expect(panel(page).locator("details[open]")).toHaveCount(0);
});

test("the last tab lists three steps above a link to apply and a disclaimer when it is open", async ({
  page,
}) => {
  await open(page);
  await tab(page, "How to Apply").click();
  await expect(panel(page).locator("ol > li")).toHaveCount(3);
  const ready = page.locator("section", { hasText: "Ready to Apply" }).last();
  await expect(ready.locator("a[href='/get-colour-app']")).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/general information and no offer of credit/);
});

test("a hint at more tabs is visible when the window is narrow", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const hint = page.getByText("Scroll across for more tabs");
  await expect(hint).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(hint).toBeHidden();
});

test("a question and its tab open when the URL's anchor names it", async ({ page }) => {
  await open(page, "#early-repayment");
  await expect(tab(page, "Repayment")).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("details[open]")).toHaveCount(1);
  await expect(page.locator("#early-repayment")).toBeInViewport();
});

test("a hidden tab opens when the browser's search finds text in it", async ({ page }) => {
  await open(page);
  const hidden = page.locator("#repayment");
  await expect(hidden).toHaveAttribute("hidden", "until-found");
  // The browser fires this event before it reveals what it has found.
  await hidden.dispatchEvent("beforematch");
  await expect(tab(page, "Repayment")).toHaveAttribute("aria-selected", "true");
  await expect(hidden).toBeVisible();
});

test("tabs and questions open before hydration and stay open when the page hydrates", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/faq", { waitUntil: "domcontentloaded" });
  await page.locator("a[href='#repayment']").click();
  await expect(page.locator("#repayment")).toBeVisible();
  await expect(page.locator("#general")).toBeHidden();
  await question(page, "early").first().click();
  await expect(page.locator("#early-repayment")).toBeVisible();
  release();
  await hydrated(page);
  await expect(tab(page, "Repayment")).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("#early-repayment")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all panels are visible and a question opens when it is clicked", async ({ page }) => {
    await page.goto("/faq");
    for (const id of [
      "general",
      "loan-details",
      "application-process",
      "repayment",
      "how-to-apply",
    ])
      await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(page.getByRole("searchbox")).toBeHidden();
    await question(page, "early").first().click();
    await expect(page.locator("#early-repayment")).toBeVisible();
  });
});
