import type { ReactNode } from "react";
import { toCents } from "../../lending/fraction";
import { formatMoney } from "../../lending/money";
import { OFFER_CURRENCY, offerSentence, rateText } from "../../lending/offerSentences";
import { NO_FIGURE } from "../calculator/Figure";
import { Facts, Note, Payment, Result } from "../calculator/resultStyles";
import type { OfferState } from "./state/offerState";
import { Sentence } from "./styles";

interface OfferResultsProps {
  labels: Queries.OfferLabelsFragment["results"];
  state: OfferState;
  /** What the visitor can do with the result. */
  children?: ReactNode;
}

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
    <Result data-tone="dark">
      <h2 className="visually-hidden">{labels.title}</h2>
      <dl>
        <Payment>
          <dt>{labels.cost}</dt>
          <dd data-length={cost.length >= LONG_SUM ? "long" : undefined} translate="no">
            {cost}
          </dd>
          <dd>
            <Sentence>
              {result ? offerSentence(result.offer, result.figures) : labels.empty}
            </Sentence>
          </dd>
        </Payment>
      </dl>
      <Facts>
        {rows.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd translate="no">{figure}</dd>
          </div>
        ))}
      </Facts>
      {children}
      <Note>{labels.note}</Note>
      <Note>{labels.estimate}</Note>
    </Result>
  );
}
