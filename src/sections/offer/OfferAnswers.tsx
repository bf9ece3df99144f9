import styled from "@emotion/styled";
import { Answers } from "../../components/Calculator/styles";
import { Disclosure } from "../../components/Disclosure";
import { FigureTable } from "../../components/FigureTable";
import { RichText } from "../../components/RichText";
import { Split } from "../../components/Split";
import { intervalOf } from "../../features/offer/offerState";
import { formatAnnualRate } from "../../lending/annualPercentageRate";
import { fraction, roundHalfUp } from "../../lending/fraction";
import { ownMoney } from "../../lending/money";
import {
  type Offer,
  type OfferFigures,
  offerAtRate,
  offerFigures,
  offerSentence,
  rateText,
} from "../../lending/offer";
import { MILLION } from "../../lending/quote";
import { centsOf, formatMonthlyRate, INTEREST, rateInMillionths } from "../../lending/ratePlan";
import { INTERVALS } from "../../lending/units";
import { untranslatedFigure } from "../../lib/untranslated";
import { useSite } from "../../lib/useSite";
import { withScript } from "../../theme/breakpoints";
import { card } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

interface OfferAnswersProps {
  content: Pick<
    Queries.OfferPageFieldsFragment,
    "form" | "results" | "byHand" | "examples" | "explanation"
  >;
}

/** Explains how to check an offer by hand in each way, with a column to fill in, and answers common questions. */
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
  const [flat, reducing] = INTEREST.map((basis) =>
    withFigures(
      offerAtRate(monthly, basis, {
        amount: centsOf(rate.amount),
        fees: 0n,
        months: rate.months,
      }),
    ),
  );
  const ofInstalments = ({ offer, figures }: Example): Row[] => [
    [form.instalment, ownMoney(offer.instalment)],
    [form.count, String(offer.count)],
    [form.interval, form[offer.interval]],
    [results.repaid, ownMoney(figures.repaid)],
    [results.cost, ownMoney(figures.cost)],
    [results.costPer100, ownMoney(roundHalfUp(figures.costPer100))],
    [byHand.roughRate, formatAnnualRate(roughRate(offer, figures))],
    [results.nominalRate, rateText(figures.nominalPercent)],
    [results.effectiveRate, rateText(figures.effectivePercent)],
  ];
  const both = (text: (example: Example) => string) =>
    [flat, reducing].map((each) => (each ? text(each) : ""));
  const sentence = ({ offer, figures }: Example) =>
    offerSentence(results.meaning, offer, figures, units);
  return (
    <Answers>
      <ByHand
        id="by-hand"
        content={byHand}
        way="instalment"
        columns={[byHand.example]}
        rows={[
          [form.amount, ownMoney(loan.offer.amount)],
          [form.fees, ownMoney(loan.offer.fees)],
          [results.received, ownMoney(loan.figures.received)],
          ...ofInstalments(loan),
        ]}
        meaning={sentence(loan)}
      />
      <ByHand
        id="by-hand-rate"
        content={byHand}
        way="rate"
        columns={[form.flat, form.reducing]}
        rows={[
          [form.amount, ...both(({ offer }) => ownMoney(offer.amount))],
          [form.rate, ...both(() => formatMonthlyRate(rate.rate))],
          [form.months, ...both(({ offer }) => String(offer.count))],
          [results.cost, ...both(({ figures }) => ownMoney(figures.cost))],
          [results.repaid, ...both(({ figures }) => ownMoney(figures.repaid))],
          [form.instalment, ...both(({ offer }) => ownMoney(offer.instalment))],
          [results.nominalRate, ...both(({ figures }) => rateText(figures.nominalPercent))],
          [results.effectiveRate, ...both(({ figures }) => rateText(figures.effectivePercent))],
        ]}
      />
      <ByHand
        id="by-hand-price"
        content={byHand}
        way="price"
        columns={[byHand.example]}
        rows={[
          [form.price, ownMoney(centsOf(price.price))],
          [form.deposit, ownMoney(centsOf(price.deposit))],
          [results.received, ownMoney(purchase.figures.received)],
          ...ofInstalments(purchase),
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

interface Example {
  offer: Offer;
  figures: OfferFigures;
}

/** @throws Error where the offer is no loan: the content model cannot exclude that */
function withFigures(offer: Offer): Example {
  const figures = offerFigures(offer);
  if (!figures) throw new Error("An example in content/check-an-offer/page.yaml is no loan.");
  return { offer, figures };
}

/** Returns the nominal rate in per cent by the constant-ratio method, too high for level instalments. */
const roughRate = ({ count, interval }: Offer, { received, cost }: OfferFigures): number =>
  (200 * INTERVALS[interval] * Number(cost)) / (Number(received) * (count + 1));

type Row = readonly [heading: string, ...figures: string[]];

interface ByHandProps {
  id: string;
  content: OfferAnswersProps["content"]["byHand"];
  way: "instalment" | "rate" | "price";
  /** The columns of the example; one to fill in follows. */
  columns: readonly string[];
  rows: readonly Row[];
  meaning?: string;
}

function ByHand({ id, content, way, columns, rows, meaning }: ByHandProps) {
  const { title, answer, steps, table } = content[way];
  return (
    <Disclosure title={title} answer={answer} id={id}>
      <Split ratio="1fr 1.1fr">
        <Steps>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
        <Paper>
          <FigureTable
            caption={table}
            corner={content.figure}
            narrow="scroll"
            columns={[...columns, { label: content.yours, isBlank: true }]}
            rows={rows.map(([heading, ...figures]) => ({
              key: heading,
              heading,
              cells: figures.map((figure, column) => (
                <span key={columns[column]} {...untranslatedFigure(figure)}>
                  {figure}
                </span>
              )),
            }))}
          />
          {meaning && <p>{meaning}</p>}
        </Paper>
      </Split>
    </Disclosure>
  );
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
