import { FigureTable } from "../../components/FigureTable";
import { Band, Container } from "../../components/Layout";
import { SectionHeading } from "../../components/SectionHeading";
import { intervalOf } from "../../features/offer/offerState";
import { formatAnnualRate } from "../../lending/annualPercentageRate";
import { toCents } from "../../lending/fraction";
import { formatMoney } from "../../lending/money";
import { checkOffer, INTERVALS, type Offer } from "../../lending/offer";
import { OFFER_CURRENCY, offerSentence, rateText } from "../../lending/offerSentences";
import { centsOf } from "../../lending/ratePlan";
import { untranslatedFigure } from "../../lib/untranslated";
import { Columns, Paper, Steps } from "./styles";

interface OfferMethodProps {
  content: Pick<Queries.OfferPageFieldsFragment, "form" | "results" | "method" | "example">;
}

/** How an offer is worked out by hand: in words, with an example, and a column to fill in. */
export function OfferMethod({ content }: OfferMethodProps) {
  const { method, form, results, example } = content;
  const interval = intervalOf(example.interval);
  const offer: Offer = {
    amount: centsOf(example.amount),
    fees: centsOf(example.fees),
    instalment: centsOf(example.instalment),
    count: example.count,
    interval,
  };
  const checked = checkOffer(offer);
  if (!checked.ok)
    throw new Error(`The example in content/check-an-offer/page.yaml: ${checked.problem}`);
  const { figures } = checked;
  const money = (cents: bigint) => formatMoney(cents, OFFER_CURRENCY);
  const rows: [string, string][] = [
    [form.amount, money(offer.amount)],
    [form.fees, money(offer.fees)],
    [method.received, money(figures.received)],
    [form.instalment, money(offer.instalment)],
    [form.count, String(offer.count)],
    [form.interval, form[interval]],
    [results.repaid, money(figures.repaid)],
    [results.cost, money(figures.cost)],
    [results.costPer100, money(toCents(figures.costPer100))],
    [method.roughRate, formatAnnualRate(roughRate(offer))],
    [results.nominalRate, rateText(figures.nominalPercent)],
    [results.effectiveRate, rateText(figures.effectivePercent)],
  ];
  return (
    <Band id="by-hand">
      <Container>
        <SectionHeading title={method.title} text={method.lead} />
        <Columns>
          <Steps>
            {method.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
          <Paper>
            <FigureTable
              caption={method.table}
              corner={method.figure}
              columns={[
                { key: "example", heading: method.example },
                { key: "yours", heading: method.yours },
              ]}
              rows={rows.map(([heading, example]) => ({
                key: heading,
                heading,
                cells: {
                  example: <span {...untranslatedFigure(example)}>{example}</span>,
                  yours: null,
                },
              }))}
            />
            <p>{offerSentence(offer, figures)}</p>
          </Paper>
        </Columns>
      </Container>
    </Band>
  );
}

/**
 * Returns the constant-ratio approximation of the nominal annual rate, in per cent. With level
 * instalments it is above the exact one.
 */
function roughRate({ amount, fees, instalment, count, interval }: Offer): number {
  const received = Number(amount - fees);
  const cost = Number(instalment) * count - received;
  return (200 * INTERVALS[interval] * cost) / (received * (count + 1));
}
