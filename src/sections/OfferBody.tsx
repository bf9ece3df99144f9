import { graphql } from "gatsby";
import { OfferChecker } from "../features/offer/OfferChecker";
import { SideBySideSection } from "../features/sideBySide/SideBySideSection";
import { CalculatorPanel } from "./CalculatorPanel/CalculatorPanel";
import { CallToAction } from "./CallToAction";
import { Explanations } from "./Explanations";
import { OfferMethod } from "./OfferMethod/OfferMethod";

interface OfferBodyProps {
  page: Queries.OfferBodyFragment;
  sideBySide: Queries.SideBySideLabelsDataFragment;
}

/** Everything below the opening of the page that checks an offer, which is lazy-loaded. */
export function OfferBody({ page, sideBySide }: OfferBodyProps) {
  return (
    <>
      <CalculatorPanel>
        <OfferChecker labels={page} sideBySide={sideBySide} />
      </CalculatorPanel>
      <SideBySideSection labels={sideBySide} asksForPay />
      <OfferMethod content={page} />
      <div className="screen-only">
        <Explanations entries={page.explanation} />
        <CallToAction content={page.callToAction} />
      </div>
    </>
  );
}

export const query = graphql`
  fragment OfferBody on OfferPage {
    ...OfferLabels
    ...OfferMethod
    explanation {
      ...ExplanationData
    }
    callToAction {
      ...CallToActionData
    }
  }
  fragment OfferLabels on OfferPage {
    form {
      title
      amount
      fees
      instalment
      count
      interval
      weekly
      fortnightly
      monthly
      last
    }
    results {
      title
      repaid
      cost
      costPer100
      nominalRate
      effectiveRate
      empty
      note
      estimate
    }
    picture {
      title
      received
      repaid
      legend
    }
  }
`;
