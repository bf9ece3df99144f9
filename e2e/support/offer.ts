import type { Page } from "@playwright/test";

/** The labels of an offer's text fields. */
export const OFFER_LABELS = {
  amount: "Loan amount",
  fees: "Fees taken from it or paid first",
  instalment: "Each instalment",
  count: "Number of instalments",
} as const;

export type OfferInterval = "Weekly" | "Every two weeks" | "Monthly";

export const offerField = (page: Page, name: keyof typeof OFFER_LABELS) =>
  page.getByRole("textbox", { name: OFFER_LABELS[name] });

export const offerInterval = (page: Page) => page.getByRole("combobox", { name: "How often" });

/** A figure of the offer's results, by its label. */
export const offerFigure = (page: Page, label: string) =>
  page.locator("[data-card] dt").filter({ hasText: label }).locator("+ dd");

/** Waits until the form is hydrated. */
export const offerHydrated = (page: Page) =>
  page.locator("[data-lazy-section=offer] > :first-child:not([data-prerendered])").waitFor();
