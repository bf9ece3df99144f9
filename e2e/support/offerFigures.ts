import { oracleRates } from "../../src/lending/fixtures/offerOracle";
import type { OfferInterval } from "./offer";

export interface TypedOffer {
  /** In cents. */
  amount: number;
  fees: number;
  instalment: number;
  count: number;
  interval: OfferInterval;
}

/** The labels of an offer's figures. */
export const OFFER_FIGURES = [
  "Total repaid",
  "What the loan costs",
  "Cost per $100 borrowed",
  "Nominal annual rate",
  "Effective annual rate",
] as const;

const PER_YEAR: Record<OfferInterval, number> = {
  Weekly: 52,
  "Every two weeks": 26,
  Monthly: 12,
};

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
    perYear: PER_YEAR[interval],
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
