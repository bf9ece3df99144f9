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
import { roundHalfUp } from "../../lending/fraction";
import { interestPercent } from "../../lending/loanFigures";
import { ownMoney } from "../../lending/money";
import { type Offer, offerSentence, rateText } from "../../lending/offer";
import { shareTexts } from "../../lending/shareTexts";
import { useSite } from "../../lib/useSite";
import { space } from "../../theme/tokens";
import { type OfferResult, offerLines } from "./offerState";

interface OfferResultsProps {
  labels: Pick<Queries.OfferPageFieldsFragment, "form" | "results">;
  results: readonly OfferResult[];
  save: (offer: Offer | undefined) => ReactNode;
  onPrint: () => void;
}

/** The cost of an offer, in two columns if the basis of the rate is unknown. */
export function OfferResults({ labels, results, save, onPrint }: OfferResultsProps) {
  const { units } = useSite().labels;
  const { form, results: texts } = labels;
  const [result, other] = results;
  const names = [form.flat, form.reducing];
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
  if (result && other)
    return (
      <ResultsPanel {...panel}>
        <p>{texts.both}</p>
        <FigureTable
          caption={texts.title}
          columns={names}
          narrow="scroll"
          rows={figuresOf(result, labels).map(([heading, figure], row) => ({
            key: heading,
            heading,
            cells: [figure, figuresOf(other, labels)[row]?.[1] ?? ""].map((text) => (
              <ComputedFigure key={text} isValid>
                {text}
              </ComputedFigure>
            )),
          }))}
        />
        {actions}
      </ResultsPanel>
    );
  const [main, ...facts] = figuresOf(result, labels);
  const percent = result
    ? interestPercent({ interest: result.figures.cost, repayment: result.figures.repaid })
    : 0;
  return (
    <Results
      {...panel}
      main={main}
      facts={facts}
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

type Figure = readonly [label: string, figure: string];

/** Lists the figures of a result, starting with the cost, or dashes if there is no result. */
function figuresOf(
  result: OfferResult | undefined,
  { form, results: texts }: OfferResultsProps["labels"],
): readonly [Figure, ...Figure[]] {
  const { figures, offer } = result ?? {};
  const money = (cents: bigint | undefined) => (cents === undefined ? NO_FIGURE : ownMoney(cents));
  return [
    [texts.cost, money(figures?.cost)],
    [texts.received, money(figures?.received)],
    [form.instalment, money(offer?.instalment)],
    [texts.repaid, money(figures?.repaid)],
    [texts.costPer100, money(figures && roundHalfUp(figures.costPer100))],
    [texts.nominalRate, figures ? rateText(figures.nominalPercent) : NO_FIGURE],
    [texts.effectiveRate, figures ? rateText(figures.effectivePercent) : NO_FIGURE],
  ];
}

/** The cost in a sentence. Its height is reserved, so that the first result causes no layout shift. */
const Sentence = styled.span`
  display: block;
  min-height: 3em;
`;

const Shares = styled.div`
  margin-top: ${space[5]};
`;
