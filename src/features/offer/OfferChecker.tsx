import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { toCents } from "../../lending/fraction";
import { formatMoney, OWN_CURRENCY } from "../../lending/money";
import { offerAnnouncement, offerSentence, rateText } from "../../lending/offerSentences";
import { CalculatorFrame } from "../calculator/CalculatorFrame";
import { Actions, NO_FIGURE, Results } from "../calculator/Results";
import { Card } from "../calculator/styles";
import { KeepLoan, type KeepLoanProps } from "../sideBySide/KeepLoan";
import { OfferForm, Sentence } from "./OfferForm";
import { OfferPicture } from "./OfferPicture";
import { EMPTY_ENTRY, entryBeforeHydration, type OfferState, offerState } from "./offerState";

interface OfferCheckerProps {
  labels: Pick<Queries.OfferPageFieldsFragment, "form" | "results" | "picture">;
  sideBySide: KeepLoanProps["labels"];
}

/** Computes any lender's offer from what the visitor enters, also before hydration. */
export function OfferChecker({ labels, sideBySide }: OfferCheckerProps) {
  const [entry, setEntry] = useState(EMPTY_ENTRY);
  const state = useMemo(() => offerState(entry), [entry]);
  const { result } = state;
  const { results } = labels;
  const figures = result?.figures;
  const root = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (root.current) setEntry(entryBeforeHydration(root.current));
  }, []);

  return (
    <CalculatorFrame id="offer" name="offer" root={root} announcement={announcementOf(state)}>
      <Card data-card className="needs-script">
        <OfferForm
          labels={labels.form}
          entry={entry}
          state={state}
          onChange={(change) => setEntry((previous) => ({ ...previous, ...change }))}
        />
        <Results
          title={results.title}
          main={[results.cost, money(figures?.cost)]}
          facts={[
            [results.repaid, money(figures?.repaid)],
            [results.costPer100, money(figures && toCents(figures.costPer100))],
            [results.nominalRate, figures ? rateText(figures.nominalPercent) : NO_FIGURE],
            [results.effectiveRate, figures ? rateText(figures.effectivePercent) : NO_FIGURE],
          ]}
          isValid
          meaning={
            <Sentence>
              {result ? offerSentence(result.offer, result.figures) : results.empty}
            </Sentence>
          }
          notes={[results.note, results.estimate]}
        >
          <Actions className="screen-only">
            <KeepLoan
              labels={sideBySide}
              loan={result && { name: "", currency: OWN_CURRENCY.code, offer: result.offer }}
            />
          </Actions>
        </Results>
      </Card>
      <OfferPicture labels={labels.picture} result={result} />
    </CalculatorFrame>
  );
}

const money = (cents: bigint | undefined) =>
  cents === undefined ? NO_FIGURE : formatMoney(cents, OWN_CURRENCY);

const announcementOf = ({ result, message, messages }: OfferState): string =>
  [
    ...(result ? [offerAnnouncement(result.offer, result.figures)] : []),
    ...[message, ...Object.values(messages)].map((each) => each?.text),
  ]
    .filter(Boolean)
    .join(" ");
