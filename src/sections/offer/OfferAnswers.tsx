import styled from "@emotion/styled";
import { Answers } from "../../components/Calculator/CalculatorFrame";
import { Disclosure } from "../../components/Disclosure";
import { FigureTable } from "../../components/FigureTable";
import { RichText } from "../../components/RichText";
import { Split } from "../../components/Section";
import { Muted } from "../../components/Type";
import {
  intervalOf,
  type OfferFigureText,
  type OfferResult,
  offerFigureTexts,
} from "../../features/offer/offerState";
import { formatAnnualRate } from "../../lending/annualPercentageRate";
import { fraction } from "../../lending/fraction";
import { ownMoney } from "../../lending/money";
import { type Offer, offerFigures, offerSentence } from "../../lending/offer";
import { offerAtRate } from "../../lending/offerAtRate";
import { MILLION } from "../../lending/quote";
import { centsOf, INTEREST, rateInMillionths } from "../../lending/ratePlan";
import { INTERVALS } from "../../lending/units";
import { useSite } from "../../lib/useSite";
import { card } from "../../theme/parts";
import { color, space } from "../../theme/tokens";

interface OfferAnswersProps {
  content: Pick<
    Queries.OfferPageFieldsFragment,
    "form" | "results" | "byHand" | "examples" | "explanation"
  >;
}

/** Explains how to check each kind of offer by hand, with a column to fill in, and answers questions. */
export function OfferAnswers({ content }: OfferAnswersProps) {
  const { byHand, form, results, examples, explanation } = content;
  const { units } = useSite().labels;
  const { instalment, rate, price } = examples;
  const loan = withFigures({
    amount: centsOf(instalment.amount),
    fees: centsOf(instalment.fees),
    instalment: centsOf(instalment.instalment),
    count: instalment.count,
    interval: intervalOf(instalment.interval),
  });
  const purchase = withFigures({
    amount: centsOf(price.price) - centsOf(price.deposit),
    fees: 0n,
    instalment: centsOf(price.instalment),
    count: price.count,
    interval: intervalOf(price.interval),
  });
  const monthly = fraction(rateInMillionths(rate.rate), MILLION);
  const terms = { amount: centsOf(rate.amount), fees: 0n, months: rate.months };
  const { nominalRate, effectiveRate, ...figures } = offerFigureTexts(content);
  const lines: OfferFigureText[] = [
    ...Object.values(figures),
    [byHand.roughRate, (example) => formatAnnualRate(roughRate(example))],
    nominalRate,
    effectiveRate,
  ];
  const sentence = ({ offer, figures }: OfferResult) =>
    offerSentence(results.meaning, offer, figures, units);
  return (
    <Answers>
      <ByHand
        id="by-hand"
        labels={byHand}
        method={byHand.instalment}
        examples={[[byHand.example, loan]]}
        lines={[
          [form.amount, () => ownMoney(loan.offer.amount)],
          [form.fees, () => ownMoney(loan.offer.fees)],
          ...lines,
        ]}
        meaning={sentence(loan)}
      />
      <ByHand
        id="by-hand-rate"
        labels={byHand}
        method={byHand.rate}
        examples={INTEREST.map((basis) => [
          form[basis],
          withFigures(offerAtRate(monthly, basis, terms)),
        ])}
        lines={[[form.rate, () => `${rate.rate}%`], ...lines]}
      />
      <ByHand
        id="by-hand-price"
        labels={byHand}
        method={byHand.price}
        examples={[[byHand.example, purchase]]}
        lines={[
          [form.price, () => ownMoney(centsOf(price.price))],
          [form.deposit, () => ownMoney(centsOf(price.deposit))],
          ...lines,
        ]}
        meaning={sentence(purchase)}
      />
      {explanation.map(({ title, body }, index) => (
        <Disclosure key={title} title={title} id={`answer-${index + 1}`} className="screen-only">
          <RichText html={body} />
        </Disclosure>
      ))}
    </Answers>
  );
}

/**
 * Returns an offer with its cost.
 * @throws Error when the offer is not a loan, which the content model cannot rule out
 */
function withFigures(offer: Offer): OfferResult {
  const figures = offerFigures(offer);
  if (!figures) throw new Error("An example in content/check-an-offer/page.yaml is no loan.");
  return { offer, figures };
}

/**
 * Returns the nominal rate in per cent by the constant-ratio method. For level instalments, the result is too
 * high.
 */
const roughRate = ({
  offer: { count, interval },
  figures: { received, cost },
}: OfferResult): number =>
  (200 * INTERVALS[interval] * Number(cost)) / (Number(received) * (count + 1));

interface ByHandProps {
  id: string;
  labels: OfferAnswersProps["content"]["byHand"];
  method: Queries.OfferMethodFieldsFragment;
  /** The examples, with the headings of their columns. A column to fill in follows them. */
  examples: readonly (readonly [heading: string, example: OfferResult])[];
  lines: readonly OfferFigureText[];
  meaning?: string;
}

function ByHand({ id, labels, method, examples, lines, meaning }: ByHandProps) {
  const columns = examples.map(([heading]) => heading);
  return (
    <Disclosure title={method.title} answer={method.answer} id={id}>
      <Split ratio="1fr 1.1fr">
        <Steps data-lines>
          {method.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
        <Paper>
          <FigureTable
            caption={method.table}
            corner={labels.figure}
            narrow="scroll"
            columns={[...columns, { label: labels.yours, isBlank: true }]}
            rows={lines.map(([heading, figure]) => ({
              key: heading,
              heading,
              cells: examples.map(([, example]) => figure(example)),
            }))}
          />
          {meaning && <Muted>{meaning}</Muted>}
        </Paper>
      </Split>
    </Disclosure>
  );
}

const Steps = styled.ol`
  padding-left: 1.25em;
  list-style: decimal;
  & > li {
    padding-left: ${space[2]};
  }
  & > li::marker {
    font-weight: 600;
    color: ${color.link};
  }
`;

/** Shows the column to fill in only in print and without JavaScript. */
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
    @media screen and (scripting: enabled) {
      display: none;
    }
  }
`;
