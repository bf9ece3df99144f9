import type { Page } from "@playwright/test";
import { offers } from "./content";

/** Its texts. There are none where the lender has no such page, so the tests that need one are skipped. */
export const offerTexts = offers ?? ({} as NonNullable<typeof offers>);

type OfferField = "amount" | "fees" | "instalment" | "rate" | "count";

export async function typeOffer(page: Page, offer: Partial<Record<OfferField, string>>) {
  for (const [name, text] of Object.entries(offer))
    await page
      .getByRole("textbox", { name: offerTexts.form[name as OfferField], exact: true })
      .fill(text);
}

/** Chooses what is known of the offer: its instalment, or a rate. */
export const chooseWay = (page: Page, way: keyof typeof offerTexts.form.ways) =>
  page.getByRole("radio", { name: offerTexts.form.ways[way] }).check();

/** Returns the cell of the offer in a row of the results, before the cell of our loan. */
export const offerCell = (page: Page, heading: string) =>
  page
    .getByRole("table", { name: offerTexts.results.title })
    .getByRole("row", { name: heading })
    .getByRole("cell")
    .first();

export const offerHydrated = (page: Page) =>
  page.locator("#offer > :first-child:not([data-prerendered])").waitFor();

export async function openOffers(page: Page): Promise<void> {
  await page.goto(offerTexts.path);
  await offerHydrated(page);
}
