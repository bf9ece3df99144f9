import { oracleRates } from "../../src/lending/fixtures/offerOracle";
import { INTERVALS, type Interval } from "../../src/lending/offer";
import { offers } from "./content";

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
