import { type Interval, isInterval } from "../../../lending/offer";

/** The form's text fields. */
const OFFER_FIELDS = ["amount", "fees", "instalment", "count", "last"] as const;

export type OfferField = (typeof OFFER_FIELDS)[number];

/** What the visitor has typed and chosen. */
export interface OfferEntry extends Readonly<Record<OfferField, string>> {
  readonly interval: Interval;
}

export const EMPTY_ENTRY: OfferEntry = {
  amount: "",
  fees: "0",
  instalment: "",
  count: "",
  last: "",
  interval: "monthly",
};

export const intervalOf = (value: string): Interval => (isInterval(value) ? value : "monthly");

/** Returns what the visitor has entered in the prerendered form before hydration. */
export function entryBeforeHydration(form: Element): OfferEntry {
  const entered = (name: string) =>
    form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value;
  const texts = OFFER_FIELDS.map((name) => [name, entered(name) ?? EMPTY_ENTRY[name]]);
  return {
    ...EMPTY_ENTRY,
    ...Object.fromEntries(texts),
    interval: intervalOf(entered("interval") ?? ""),
  };
}
