import type { ReactNode } from "react";
import { toCents } from "../../lending/fraction";
import { formatMoney } from "../../lending/money";
import { OFFER_CURRENCY, offerSentence, rateText } from "../../lending/offerSentences";
import { Details, Headline } from "../calculator/results/styles";
import type { OfferState } from "./state/offerState";
import { Sentence } from "./styles";

interface OfferResultsProps {
  labels: Queries.OfferLabelsFragment["results"];
  state: OfferState;
  /** What the visitor can do with the result. */
  children?: ReactNode;
}

/** Replaces a figure that is not known yet. */
const NO_FIGURE = "—";

/** A sum of this many characters or more has a smaller font. */
const LONG_SUM = 12;

/** What the offer costs: the sums, the annual rates, and a sentence in plain words. */
export function OfferResults({ labels, state: { result }, children }: OfferResultsProps) {
  const figures = result?.figures;
  const money = (cents: bigint | undefined) =>
    cents === undefined ? NO_FIGURE : formatMoney(cents, OFFER_CURRENCY);
  const cost = money(figures?.cost);
  const rows: [string, string][] = [
    [labels.repaid, money(figures?.repaid)],
    [labels.costPer100, money(figures && toCents(figures.costPer100))],
    [labels.nominalRate, figures ? rateText(figures.nominalPercent) : NO_FIGURE],
    [labels.effectiveRate, figures ? rateText(figures.effectivePercent) : NO_FIGURE],
  ];
  return (
    <>
      <Headline data-tone="dark">
        <h2 className="visually-hidden">{labels.title}</h2>
        <dl>
          <div>
            <dt>{labels.cost}</dt>
            <dd translate="no" data-length={cost.length >= LONG_SUM ? "long" : undefined}>
              {cost}
            </dd>
            <Sentence>
              {result ? offerSentence(result.offer, result.figures) : labels.empty}
            </Sentence>
          </div>
        </dl>
      </Headline>
      <Details data-tone="dark">
        <dl>
          {rows.map(([label, figure]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd translate="no">{figure}</dd>
            </div>
          ))}
        </dl>
        <p>{labels.note}</p>
        <p>{labels.estimate}</p>
        {children}
      </Details>
    </>
  );
}
