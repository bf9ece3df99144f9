import { graphql } from "gatsby";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { OFFER_CURRENCY, offerAnnouncement } from "../../lending/offerSentences";
import { useDebouncedText } from "../../lib/useDebouncedText";
import { useHydrated } from "../../lib/useHydrated";
import { Actions } from "../calculator/resultStyles";
import { Card, Root } from "../calculator/styles";
import { KeepLoan } from "../sideBySide/KeepLoan";
import { OfferForm } from "./OfferForm";
import { OfferPicture } from "./OfferPicture";
import { OfferResults } from "./OfferResults";
import { EMPTY_ENTRY, entryBeforeHydration } from "./state/offerEntry";
import { type OfferState, offerState } from "./state/offerState";

interface OfferCheckerProps {
  labels: Queries.OfferLabelsFragment;
  sideBySide: Queries.SideBySideLabelsFieldsFragment;
}

/**
 * Computes any lender's offer from the figures that the visitor enters. Once hydrated, it continues
 * with what has been entered by then.
 */
export function OfferChecker({ labels, sideBySide }: OfferCheckerProps) {
  const [entry, setEntry] = useState(EMPTY_ENTRY);
  const state = useMemo(() => offerState(entry), [entry]);
  const isHydrated = useHydrated();
  const root = useRef<HTMLDivElement>(null);
  const announcement = useDebouncedText(announcementOf(state));

  useLayoutEffect(() => {
    if (root.current) setEntry(entryBeforeHydration(root.current));
  }, []);

  return (
    <Root id="offer" data-lazy-section="offer" ref={root}>
      <div data-prerendered={isHydrated ? undefined : true}>
        <Card data-card className="needs-script">
          <OfferForm
            labels={labels.form}
            entry={entry}
            state={state}
            onChange={(change) => setEntry((previous) => ({ ...previous, ...change }))}
          />
          <OfferResults labels={labels.results} state={state}>
            <Actions>
              <KeepLoan
                labels={sideBySide}
                loan={state.result && { currency: OFFER_CURRENCY.code, offer: state.result.offer }}
              />
            </Actions>
          </OfferResults>
        </Card>
        <OfferPicture labels={labels.picture} result={state.result} />
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </Root>
  );
}

const announcementOf = ({ result, message, messages }: OfferState): string =>
  [
    ...(result ? [offerAnnouncement(result.offer, result.figures)] : []),
    ...[message, ...Object.values(messages)].map((each) => each?.text),
  ]
    .filter(Boolean)
    .join(" ");

export const query = graphql`
  fragment OfferLabels on OfferPage {
    form {
      ...OfferFormFields
    }
    results {
      ...OfferResultsFields
    }
    picture {
      ...OfferPictureFields
    }
  }
`;
