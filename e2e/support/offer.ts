import type { Page } from "@playwright/test";
import { oracleRates } from "../../src/lending/fixtures/offerOracle";
import { INTERVALS, type Interval } from "../../src/lending/offer";
import { offers } from "./content";

/** An offer's text fields. */
export type OfferField = "amount" | "fees" | "instalment" | "count";

export const offerField = (page: Page, name: OfferField) =>
  page.getByRole("textbox", { name: offers.form[name], exact: true });

export const chooseInterval = (page: Page, interval: Interval) =>
  page.getByRole("combobox", { name: offers.form.interval }).selectOption(interval);

/** Types an offer's figures, as people write them. */
export async function typeOffer(page: Page, offer: Partial<Record<OfferField, string>>) {
  for (const [name, text] of Object.entries(offer))
    await offerField(page, name as OfferField).fill(text);
}

/** Waits until the form is hydrated. */
export const offerHydrated = (page: Page) =>
  page.locator("[data-lazy-section=offer] > :first-child:not([data-prerendered])").waitFor();

export async function openOffers(page: Page, anchor = ""): Promise<void> {
  await page.goto(offers.path + anchor);
  await offerHydrated(page);
}

export interface TypedOffer {
  /** In cents. */
  amount: number;
  fees: number;
  instalment: number;
  count: number;
  interval: Interval;
}

const { repaid, cost, costPer100, nominalRate, effectiveRate } = offers.results;

/** The labels of an offer's figures. */
export const OFFER_FIGURES = [repaid, cost, costPer100, nominalRate, effectiveRate];

/** The same figures by whole cents and an independent computation, without signs and commas. */
export function expectedFigures({
  amount,
  fees,
  instalment,
  count,
  interval,
}: TypedOffer): string[] {
  const received = amount - fees;
  const cost = instalment * count - received;
  const { nominal, effective } = oracleRates({
    received: received / 100,
    instalment: instalment / 100,
    last: instalment / 100,
    count,
    perYear: INTERVALS[interval],
  });
  const rate = (percent: number) => (percent > 10_000 ? "Over 10000" : percent.toFixed(2));
  return [
    ((instalment * count) / 100).toFixed(2),
    (cost / 100).toFixed(2),
    (Math.round((10_000 * cost) / amount) / 100).toFixed(2),
    rate(nominal),
    rate(effective),
  ];
}
