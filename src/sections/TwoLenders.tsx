import styled from "@emotion/styled";
import { FigureTable } from "../components/FigureTable";
import { type CurrencyCode, currencyOf, formatMoney } from "../lending/money";
import { type Offer, offerFigures, rateText } from "../lending/offer";
import { timeText } from "../lending/units";
import { addMonths } from "../lib/days";
import { fillTemplate } from "../lib/fillTemplate";
import { formatDate } from "../lib/format";
import { useDayOfPrinting } from "../lib/now";
import { useSite } from "../lib/useSite";
import { size, space } from "../theme/tokens";

interface TwoLendersProps {
  labels: Queries.TwoLendersFieldsFragment;
  currency: CurrencyCode;
  /** Our loan, or undefined if there is none to show. */
  own: Offer | undefined;
  /** The other lender's offer, if it is known. */
  other?: Offer | undefined;
}

type Row = keyof Queries.TwoLendersRowsFieldsFragment;

/** A printed table of questions about a loan, with our answers and a column to fill in for another lender. */
export function TwoLenders({ labels, currency, own, other }: TwoLendersProps) {
  const { lender, labels: shared } = useSite();
  const day = useDayOfPrinting();
  const figuresOf = (offer: Offer | undefined): Partial<Record<Row, string>> => {
    const figures = offer && offerFigures(offer);
    if (!figures) return {};
    const { fees, instalment, count, interval } = offer;
    const money = (cents: bigint) => formatMoney(cents, currencyOf(currency));
    return {
      received: money(figures.received),
      fees: money(fees),
      instalment: money(instalment),
      count: fillTemplate(labels.count, { count, time: timeText(count, interval, shared.units) }),
      repaid: money(figures.repaid),
      cost: money(figures.cost),
      rates: fillTemplate(labels.rates, {
        nominal: rateText(figures.nominalPercent),
        effective: rateText(figures.effectivePercent),
      }),
    };
  };
  const days = (count: number) => ({
    first: formatDate(addMonths(day, 1)),
    last: formatDate(addMonths(day, count)),
  });
  const ours: Partial<Record<Row, string>> = {
    ...figuresOf(own),
    ...labels.ours,
    ...(own && day && { dates: fillTemplate(labels.dates, days(own.count)) }),
  };
  const theirs = figuresOf(other);
  return (
    <Sheet className="print-only">
      <FigureTable
        caption={labels.title}
        showsCaption
        corner={labels.question}
        narrow="scroll"
        columns={[lender.name, { label: labels.other, isBlank: true }]}
        rows={(Object.keys(labels.rows) as Row[]).map((row) => ({
          key: row,
          heading: labels.rows[row],
          cells: [ours[row], theirs[row]],
        }))}
      />
      <p>{labels.ask}</p>
    </Sheet>
  );
}

/** The columns have the same width on every sheet, with room for handwriting. */
const Sheet = styled.div`
  margin-top: ${space[2]};
  && table {
    table-layout: fixed;
    line-height: 1.25;
  }
  && caption {
    padding-bottom: ${space[1]};
  }
  && :is(th, td) {
    padding-block: 1pt;
    text-align: start;
  }
  & thead [data-corner] {
    width: 23%;
  }
  & thead [data-blank] {
    width: 31%;
  }
  & [data-blank] {
    border-left: 1px solid;
  }
  & tbody tr {
    height: 1.5em;
  }
  & > p {
    margin-top: ${space[1]};
    font-size: ${size.small};
    font-weight: 600;
    line-height: 1.35;
  }
`;
