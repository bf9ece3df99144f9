import type { Page } from "@playwright/test";

export const amountField = (page: Page) => page.getByRole("textbox", { name: "Loan amount" });
export const termField = (page: Page) => page.getByRole("textbox", { name: "Loan term" });
export const slider = (page: Page, name: string) => page.getByRole("slider", { name });

/** A figure of the results, beside its name. */
export const figure = (page: Page, name: string) =>
  page.locator("[data-card] dt", { hasText: name }).locator("+ dd");

/** Waits until the calculator is hydrated. */
export const calculatorComputes = (page: Page) =>
  page.locator("[data-island=calculator] > :first-child:not([data-example])").waitFor();

/** Opens a page whose scripts are held back: scripts that were asked for early keep it from loading. */
export async function openWithoutScripts(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.locator("html[data-laid-out]").waitFor({ state: "attached" });
}
