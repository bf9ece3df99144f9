import styled from "@emotion/styled";
import { ShareBar } from "../../components/Bar";
import { SmallButton } from "../../components/Button";
import { Actions, Results, ResultsPanel } from "../../components/Calculator/Results";
import { FigureTable } from "../../components/FigureTable";
import { Share } from "../../components/Share";
import { Subtitle } from "../../components/Type";
import { interestPercent } from "../../lending/loanFigures";
import { shareTexts } from "../../lending/money";
import { offerSentence } from "../../lending/offer";
import { useSite } from "../../lib/useSite";
import { from } from "../../theme/breakpoints";
import { fitGrid } from "../../theme/parts";
import { color, space } from "../../theme/tokens";
import { type OfferFigureText, type OfferResult, offerFigureTexts, offerLines } from "./offerState";

interface OfferResultsProps {
  labels: Pick<Queries.OfferPageFieldsFragment, "form" | "results">;
  results: readonly OfferResult[];
  onPrint: () => void;
}

/** Shows what an offer costs, or only the names of the figures until there is an offer. */
export function OfferResults({ labels, results, onPrint }: OfferResultsProps) {
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
      <SmallButton onClick={onPrint}>{texts.print}</SmallButton>
      <Share lines={lines} />
    </Actions>
  );
  const panel = { title: texts.title, notes: [texts.note, texts.estimate] };
  if (!result)
    return (
      <ResultsPanel {...panel}>
        <Subtitle as="p">{texts.empty}</Subtitle>
        <Names>
          {[cost, ...Object.values(facts)].map(([name]) => (
            <li key={name}>{name}</li>
          ))}
        </Names>
      </ResultsPanel>
    );
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
            cells: results.map(text),
          }))}
        />
        {actions}
      </ResultsPanel>
    );
  const shown = ([label, text]: OfferFigureText) => [label, text(result)] as const;
  const { cost: interest, repaid: repayment } = result.figures;
  const percent = interestPercent({ interest, repayment });
  return (
    <Results
      {...panel}
      main={shown(cost)}
      facts={Object.values(facts).map(shown)}
      isValid
      meaning={offerSentence(texts.meaning, result.offer, result.figures, units)}
    >
      <Shares>
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

const Names = styled.ul`
  ${fitGrid("14rem", `0 ${space[6]}`)}
  margin-top: ${space[4]};
  color: ${color.textMuted};
  & > li {
    padding-block: ${space[2]};
    ${from("lg")} {
      padding-block: ${space[4]};
    }
    border-top: 1px solid ${color.line};
  }
`;

const Shares = styled.div`
  margin-top: ${space[5]};
`;
