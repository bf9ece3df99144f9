import { useRef } from "react";
import { CalculatorFrame, Card } from "../../components/Calculator/CalculatorFrame";
import { Notice } from "../../components/Type";
import { ownMoney } from "../../lending/money";
import { offerSentence, rateText } from "../../lending/offer";
import { printAlone } from "../../lib/printAlone";
import { useEntry } from "../../lib/storage";
import { useSite } from "../../lib/useSite";
import { OfferForm } from "./OfferForm";
import { OfferResults } from "./OfferResults";
import { EMPTY_ENTRY, type OfferLabels, type OfferState, offerState, type Way } from "./offerState";

interface OfferCheckerProps {
  labels: Pick<Queries.OfferPageFieldsFragment, "form" | "results">;
  problems: OfferLabels["problems"];
}

const FIRST: { way: Way } = { way: "instalment" };

export function OfferChecker({ labels, problems }: OfferCheckerProps) {
  const [{ way }, choose] = useEntry("way", FIRST);
  const [entry] = useEntry(way, EMPTY_ENTRY);
  const state = offerState(way, entry, { form: labels.form, problems });
  const root = useRef<HTMLDivElement>(null);
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
          onPrint={() => printAlone(root.current)}
        />
      </Card>
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
