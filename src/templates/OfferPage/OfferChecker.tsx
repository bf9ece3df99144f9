import styled from "@emotion/styled";
import { memo, useDeferredValue, useMemo } from "react";
import { ArrowLink, SmallButton } from "../../components/Button";
import { FigureTable } from "../../components/FigureTable";
import { Share } from "../../components/Share";
import { Actions, ResultsPanel } from "../../components/Tool/Results";
import { Card, ToolFrame } from "../../components/Tool/ToolFrame";
import { Subtitle, Title, Warning } from "../../components/Type";
import { productChoices } from "../../features/calculator/productChoices";
import { plainAmount } from "../../lending/money";
import { EMPTY_OFFER } from "../../lending/parseOffer";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatDate } from "../../lib/format";
import { useDayOfPrinting } from "../../lib/now";
import { useEntry } from "../../lib/storage";
import { useSite } from "../../lib/useSite";
import { withQuery } from "../../lib/withQuery";
import { below } from "../../theme/breakpoints";
import { space } from "../../theme/tokens";
import { OfferForm } from "./OfferForm";
import { type OfferLabels, type OfferState, offerRows, offerState } from "./offerState";

interface OfferCheckerProps {
  labels: OfferLabels;
  /** The offer is compared with the first product that lends such a loan. */
  products: readonly Queries.PricedProductFragment[];
}

/** Computes the cost of another lender's offer, and compares it with the same loan from us. */
export function OfferChecker({ labels, products }: OfferCheckerProps) {
  const [entry, change] = useEntry("offer", EMPTY_OFFER);
  // Deferred, so that a slow phone shows each key before it renders the results.
  const checked = useDeferredValue(entry);
  const { state, rows } = useMemo(() => {
    const state = offerState(checked, productChoices(products), labels);
    return { state, rows: offerRows([state.theirs, state.own ? [state.own] : []], labels) };
  }, [checked, products, labels]);
  const { theirs, sentences, messages } = state;
  const hasResult = theirs.length > 0;
  const costAndRates = hasResult ? rows.slice(-3) : [];
  const announcements = [
    ...costAndRates.map(({ heading, cells }) => `${heading}: ${cells[0]}.`),
    ...sentences,
    ...Object.values(messages).map((message) => message?.text),
  ];
  return (
    <ToolFrame id="offer" isPrintedAlone={hasResult} announcements={announcements}>
      <Warning className="without-script">{labels.form.withoutScript}</Warning>
      <Card data-card className="needs-script">
        <OfferForm labels={labels.form} entry={entry} onChange={change} messages={messages} />
        <OfferResults labels={labels.results} state={state} rows={rows} />
      </Card>
    </ToolFrame>
  );
}

interface OfferResultsProps {
  labels: OfferLabels["results"];
  state: OfferState;
  rows: ReturnType<typeof offerRows>;
}

const OfferResults = memo(function OfferResults({ labels, state, rows }: OfferResultsProps) {
  const { theirs, own, sentences } = state;
  const Sentence = own && theirs.length === 1 ? Title : Subtitle;
  const day = useDayOfPrinting();
  const { name } = useSite().lender;
  const columns = [labels.theirs, own?.title ? `${labels.own}: ${own.title}` : labels.own];
  const lines = () => [
    `${name}: ${labels.title}`,
    ...sentences,
    columns.slice(0, own ? 2 : 1).join(" / "),
    ...rows.map(({ heading, cells }) => `${heading}: ${cells.filter(Boolean).join(" / ")}`),
    labels.estimate,
  ];
  const query =
    own &&
    `${own.name ? `loan=${own.name}&` : ""}amount=${plainAmount(own.amount)}&term=${own.count}`;
  return (
    <ResultsPanel title={labels.title} notes={[labels.note, labels.estimate]}>
      <p className="print-only">{day && fillTemplate(labels.date, { date: formatDate(day) })}</p>
      {(sentences.length > 0 ? sentences : [labels.empty]).map((sentence) => (
        <Sentence as="p" key={sentence}>
          {sentence}
        </Sentence>
      ))}
      <Figures
        caption={labels.title}
        columns={columns}
        narrow="scroll"
        rows={rows}
        data-empty={theirs[0] ? undefined : ""}
      />
      {query && (
        <ArrowLink to={withQuery(labels.calculator.to, query)}>{labels.calculator.label}</ArrowLink>
      )}
      {theirs[0] && (
        <Actions className="screen-only">
          <SmallButton onClick={() => window.print()}>{labels.print}</SmallButton>
          <Share lines={lines} />
        </Actions>
      )}
    </ResultsPanel>
  );
});

/** A range wraps, so that both columns fit the narrowest phones. A dash replaces a missing figure. */
const Figures = styled(FigureTable)`
  margin-block: ${space[4]} ${space[1]};
  & td {
    font-weight: 600;
    white-space: normal;
  }
  & tbody td:empty::after {
    content: "—" / "";
  }
  /* Without figures, the table is only shown where it is beside the form. */
  ${below("lg")} {
    &:has([data-empty]) {
      display: none;
    }
  }
`;
