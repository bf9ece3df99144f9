import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { ShareBar } from "../../components/Bar";
import { SmallButton } from "../../components/Button";
import {
  Actions,
  ComputedFigure,
  NO_FIGURE,
  Results,
  ResultsPanel,
} from "../../components/Calculator/Results";
import { FigureTable } from "../../components/FigureTable";
import { Share } from "../../components/Share";
import { interestPercent } from "../../lending/loanFigures";
import { shareTexts } from "../../lending/money";
import { type Offer, offerSentence } from "../../lending/offer";
import { useSite } from "../../lib/useSite";
import { space } from "../../theme/tokens";
import { type OfferFigureText, type OfferResult, offerFigureTexts, offerLines } from "./offerState";

interface OfferResultsProps {
  labels: Pick<Queries.OfferPageFieldsFragment, "form" | "results">;
  results: readonly OfferResult[];
  save: (offer: Offer | undefined) => ReactNode;
  onPrint: () => void;
}

export function OfferResults({ labels, results, save, onPrint }: OfferResultsProps) {
  const { units } = useSite().labels;
  const { form, results: texts } = labels;
  const [result, other] = results;
  const names = [form.flat, form.reducing];
  const { count, interval, cost, ...facts } = offerFigureTexts(labels);
  const lines = () => [
    texts.title,
    ...results.flatMap((each, index) => [
      ...(other ? ["", names[index] ?? ""] : []),
      ...offerLines(each, labels),
    ]),
    texts.estimate,
  ];
  const actions = (
    <Actions className="screen-only">
      <SmallButton disabled={!result} onClick={onPrint} data-replay-click>
        {texts.print}
      </SmallButton>
      <Share lines={lines} disabled={!result} />
      {save(other ? undefined : result?.offer)}
    </Actions>
  );
  const panel = { title: texts.title, notes: [texts.note, texts.estimate] };
  if (other)
    return (
      <ResultsPanel {...panel}>
        <p>{texts.both}</p>
        <FigureTable
          caption={texts.title}
          columns={names}
          narrow="scroll"
          rows={[cost, ...Object.values(facts)].map(([heading, text]) => ({
            key: heading,
            heading,
            cells: results.map((each, index) => (
              <ComputedFigure key={names[index]} isValid>
                {text(each)}
              </ComputedFigure>
            )),
          }))}
        />
        {actions}
      </ResultsPanel>
    );
  const shown = ([label, text]: OfferFigureText) =>
    [label, result ? text(result) : NO_FIGURE] as const;
  const percent = result
    ? interestPercent({ interest: result.figures.cost, repayment: result.figures.repaid })
    : 0;
  return (
    <Results
      {...panel}
      main={shown(cost)}
      facts={Object.values(facts).map(shown)}
      isValid
      meaning={
        <Sentence>
          {result ? offerSentence(texts.meaning, result.offer, result.figures, units) : texts.empty}
        </Sentence>
      }
    >
      <Shares data-computed={result ? "current" : "stale"}>
        <ShareBar
          interestPercent={percent}
          legend={shareTexts(
            { principalShare: texts.receivedShare, interestShare: texts.costShare },
            percent,
          )}
        />
      </Shares>
      {actions}
    </Results>
  );
}

/** The cost in a sentence. Its height is reserved, so that the first result causes no layout shift. */
const Sentence = styled.span`
  display: block;
  min-height: 3em;
`;

const Shares = styled.div`
  margin-top: ${space[5]};
`;
