import type { Page } from "@playwright/test";

export const amountField = (page: Page) => page.getByRole("textbox", { name: "Loan amount" });
export const termField = (page: Page) => page.getByRole("textbox", { name: "Loan term" });
export const slider = (page: Page, name: string) => page.getByRole("slider", { name });

/** A figure of the results, by its label. */
export const figure = (page: Page, label: string) =>
  page.locator("[data-card] dt", { hasText: label }).locator("+ dd");

/** Waits until the calculator is hydrated. */
export const calculatorHydrated = (page: Page) =>
  page.locator("[data-lazy-section=calculator] > :first-child:not([data-prerendered])").waitFor();
