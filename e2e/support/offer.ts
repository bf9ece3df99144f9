import type { Page } from "@playwright/test";
import { offers } from "./content";

type OfferField = "amount" | "fees" | "instalment" | "count";

export async function typeOffer(page: Page, offer: Partial<Record<OfferField, string>>) {
  for (const [name, text] of Object.entries(offer))
    await page
      .getByRole("textbox", { name: offers.form[name as OfferField], exact: true })
      .fill(text);
}

/** Chooses how to enter the offer: by its instalment, its rate or its price. */
export const chooseWay = (page: Page, way: keyof typeof offers.form.ways) =>
  page.getByRole("radio", { name: offers.form.ways[way] }).check();

export async function typeRate(page: Page, amount: string, months: string, rate: string) {
  await chooseWay(page, "rate");
  const fields = page.getByRole("group", { name: offers.form.ways.rate });
  for (const [name, text] of [
    [offers.form.amount, amount],
    [offers.form.months, months],
    [offers.form.rate, rate],
  ] as const)
    await fields.getByRole("textbox", { name, exact: true }).fill(text);
}

export const offerHydrated = (page: Page) =>
  page.locator("#offer > :first-child:not([data-prerendered])").waitFor();

export async function openOffers(page: Page): Promise<void> {
  await page.goto(offers.path);
  await offerHydrated(page);
}
