import { type ReactNode, useRef } from "react";
import { CalculatorFrame, Card } from "../../components/Calculator/CalculatorFrame";
import { Notice } from "../../components/Type";
import { ownMoney } from "../../lending/money";
import { type Offer, offerSentence, rateText } from "../../lending/offer";
import { printAlone } from "../../lib/printAlone";
import { useEntry } from "../../lib/storage";
import { useSite } from "../../lib/useSite";
import { OfferForm } from "./OfferForm";
import { OfferResults } from "./OfferResults";
import { EMPTY_ENTRY, type OfferLabels, type OfferState, offerState, type Way } from "./offerState";

interface OfferCheckerProps {
  labels: Pick<Queries.OfferPageFieldsFragment, "form" | "results">;
  problems: OfferLabels["problems"];
  /** Renders the button that saves the offer. */
  save: (offer: Offer) => ReactNode;
  /** Renders a table for print that compares the offer with one of our loans. */
  sheet: (offer: Offer | undefined) => ReactNode;
}

const FIRST: { way: Way } = { way: "instalment" };

export function OfferChecker({ labels, problems, save, sheet }: OfferCheckerProps) {
  const [{ way }, choose] = useEntry("way", FIRST);
  const [entry] = useEntry(way, EMPTY_ENTRY);
  const state = offerState(way, entry, { form: labels.form, problems });
  const root = useRef<HTMLDivElement>(null);
  const printed = useRef<HTMLDivElement>(null);
  const [result, other] = state.results;
  const offer = other ? undefined : result?.offer;
  return (
    <CalculatorFrame id="offer" root={root} announcements={useAnnouncements(state, labels)}>
      <Notice className="without-script">{labels.form.withoutScript}</Notice>
      <Card data-card className="needs-script">
        <OfferForm
          labels={labels.form}
          way={way}
          onWay={(chosen) => choose({ way: chosen })}
          state={state}
        />
        <OfferResults
          labels={labels}
          results={state.results}
          save={save}
          onPrint={() => printAlone(printed.current)}
        />
      </Card>
      <div ref={printed}>{sheet(offer)}</div>
    </CalculatorFrame>
  );
}

function useAnnouncements(
  { results, message, messages }: OfferState,
  { form, results: labels }: OfferCheckerProps["labels"],
): readonly (string | undefined)[] {
  const { units } = useSite().labels;
  return [
    ...results.flatMap(({ offer, figures }, index) => [
      results.length > 1 ? `${index === 0 ? form.flat : form.reducing}:` : undefined,
      `${labels.cost}: ${ownMoney(figures.cost)}.`,
      offerSentence(labels.meaning, offer, figures, units),
      `${labels.effectiveRate}: ${rateText(figures.effectivePercent)}.`,
    ]),
    ...[message, ...Object.values(messages)].map((each) => each?.text),
  ];
}
