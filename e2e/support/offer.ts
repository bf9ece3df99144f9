import type { Page } from "@playwright/test";
import { offers } from "./content";

type OfferField = "amount" | "fees" | "instalment" | "rate" | "count";

export async function typeOffer(page: Page, offer: Partial<Record<OfferField, string>>) {
  for (const [name, text] of Object.entries(offer))
    await page
      .getByRole("textbox", { name: offers.form[name as OfferField], exact: true })
      .fill(text);
}

/** Chooses what is known of the offer: its instalment, or a rate. */
export const chooseWay = (page: Page, way: keyof typeof offers.form.ways) =>
  page.getByRole("radio", { name: offers.form.ways[way] }).check();

/** Returns the cell of the offer in a row of the results, before the cell of our loan. */
export const offerCell = (page: Page, heading: string) =>
  page
    .getByRole("table", { name: offers.results.title })
    .getByRole("row", { name: heading })
    .getByRole("cell")
    .first();

export const offerHydrated = (page: Page) =>
  page.locator("#offer > :first-child:not([data-prerendered])").waitFor();

export async function openOffers(page: Page): Promise<void> {
  await page.goto(offers.path);
  await offerHydrated(page);
}
