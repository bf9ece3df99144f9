import styled from "@emotion/styled";
import { Answers } from "../../components/Calculator/styles";
import { Disclosure } from "../../components/Disclosure";
import { FigureTable } from "../../components/FigureTable";
import { RichText } from "../../components/RichText";
import { Split } from "../../components/Split";
import { intervalOf } from "../../features/offer/offerState";
import { formatAnnualRate } from "../../lending/annualPercentageRate";
import { roundHalfUp } from "../../lending/fraction";
import { ownMoney } from "../../lending/money";
import { type Offer, offerFigures, offerSentence, rateText } from "../../lending/offer";
import { centsOf } from "../../lending/ratePlan";
import { INTERVALS } from "../../lending/units";
import { untranslatedFigure } from "../../lib/untranslated";
import { useSite } from "../../lib/useSite";
import { withScript } from "../../theme/breakpoints";
import { card } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

interface OfferAnswersProps {
  content: Pick<
    Queries.OfferPageFieldsFragment,
    "form" | "results" | "method" | "example" | "explanation"
  >;
}

/** Explains how to check an offer by hand, with a column to fill in, and answers common questions. */
export function OfferAnswers({ content }: OfferAnswersProps) {
  const { method, form, results, example, explanation } = content;
  const interval = intervalOf(example.interval);
  const offer: Offer = {
    amount: centsOf(example.amount),
    fees: centsOf(example.fees),
    instalment: centsOf(example.instalment),
    count: example.count,
    interval,
  };
  const figures = offerFigures(offer);
  if (!figures) throw new Error("The example in content/check-an-offer/page.yaml is no loan.");
  const rows: [string, string][] = [
    [form.amount, ownMoney(offer.amount)],
    [form.fees, ownMoney(offer.fees)],
    [method.received, ownMoney(figures.received)],
    [form.instalment, ownMoney(offer.instalment)],
    [form.count, String(offer.count)],
    [form.interval, form[interval]],
    [results.repaid, ownMoney(figures.repaid)],
    [results.cost, ownMoney(figures.cost)],
    [results.costPer100, ownMoney(roundHalfUp(figures.costPer100))],
    [method.roughRate, formatAnnualRate(roughRate(offer))],
    [results.nominalRate, rateText(figures.nominalPercent)],
    [results.effectiveRate, rateText(figures.effectivePercent)],
  ];
  return (
    <Answers>
      <Disclosure title={method.title} answer={method.lead} id="by-hand">
        <Split ratio="1fr 1.1fr">
          <Steps>
            {method.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
          <Paper>
            <FigureTable
              caption={method.table}
              corner={method.figure}
              narrow="scroll"
              columns={[method.example, { label: method.yours, isBlank: true }]}
              rows={rows.map(([heading, example]) => ({
                key: heading,
                heading,
                cells: [
                  <span key={heading} {...untranslatedFigure(example)}>
                    {example}
                  </span>,
                ],
              }))}
            />
            <p>{offerSentence(results.meaning, offer, figures, useSite().labels.units)}</p>
          </Paper>
        </Split>
      </Disclosure>
      {explanation.map(({ title, body }, index) => (
        <Disclosure key={title} title={title} id={`answer-${index + 1}`} className="screen-only">
          <RichText html={body} />
        </Disclosure>
      ))}
    </Answers>
  );
}

/** Returns the nominal rate in per cent by the constant-ratio method, too high for level instalments. */
function roughRate({ amount, fees, instalment, count, interval }: Offer): number {
  const received = Number(amount - fees);
  const cost = Number(instalment) * count - received;
  return (200 * INTERVALS[interval] * cost) / (received * (count + 1));
}

const Steps = styled.ol`
  counter-reset: step;
  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[4]};
    padding-block: ${space[4]};
    border-top: 1px solid ${color.line};
    counter-increment: step;
  }
  & li::before {
    content: counter(step);
    font: 600 ${size.large} / 1.35 ${token.fontText};
    color: ${color.link};
  }
`;

/** Shows the column to fill in only in print and without script. */
const Paper = styled.div`
  ${card.tint}
  & td {
    font-weight: 600;
  }
  & td[data-blank] {
    min-width: 4.5em;
  }
  & [data-blank] {
    border-left: ${space[3]} solid transparent;
    background-clip: padding-box;
  }
  @media screen {
    ${withScript} {
      & [data-blank] {
        display: none;
      }
    }
  }
  & > p {
    margin-top: ${space[5]};
    font-weight: 600;
  }
`;
