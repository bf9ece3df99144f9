import styled from "@emotion/styled";
import { SmallButton } from "../../../components/Button";
import { Disclosure } from "../../../components/Disclosure";
import { FigureTable, ScrollRegion, stackedInLargeText } from "../../../components/FigureTable";
import { drawings, Icon } from "../../../components/Icon";
import type { LoanFigures } from "../../../lending/loanFigures";
import { type Currency, formatAmount, formatMoney, plainAmount } from "../../../lending/money";
import { scheduleCsv } from "../../../lending/schedule";
import { monthsText } from "../../../lending/units";
import { below } from "../../../theme/breakpoints";
import { columns, small } from "../../../theme/parts";
import { color, size, space, token } from "../../../theme/tokens";
import { Legend } from "../Chart";
import { Computed, Figure } from "../Results";
import { owedSentence } from "../state/sentences";
import type { CalculatorPartProps } from "../useCalculator";
import { SoundingChart } from "./SoundingChart";
import { Columns } from "./termStyles";

/** More rows than this scroll in a region of their own. */
const LONG = 24;

/** What is still owed month by month, as a picture and as a table. */
export function Schedule({ labels, state }: CalculatorPartProps) {
  const { figures, lastFigures, choice, currency } = state;
  const { title, lead, month, payment, principal, interest, left, total, download } =
    labels.schedule;
  const { schedule, quote, repayment } = lastFigures;
  const figure = (cents: bigint) => (
    <Figure isValid={figures !== undefined}>{formatAmount(cents)}</Figure>
  );
  const row = (heading: string | number, amounts: readonly bigint[]) => ({
    key: heading,
    heading,
    cells: amounts.map(figure),
  });
  return (
    <Disclosure
      title={title}
      answer={
        <Computed isValid={figures !== undefined}>
          {owedSentence(lastFigures, currency, labels)}
        </Computed>
      }
      id="schedule"
    >
      <ScheduleColumns>
        <div>
          <p>{lead}</p>
          <Drawing data-tone="dark">
            <SoundingChart {...lastFigures} currency={currency} />
            <Legend aria-hidden="true">
              <li>{principal}</li>
              <li data-part="interest">{interest}</li>
            </Legend>
          </Drawing>
        </div>
        <div>
          <Scroller label={title} data-long={schedule.length > LONG || null}>
            <InstalmentTable
              caption={`${formatMoney(choice.amount, currency)}, ${monthsText(choice.termMonths, labels.units)}, ${currency.code}`}
              showsCaption
              corner={month}
              columns={[payment, principal, interest, left]}
              rows={schedule.map(({ month, payment, principal, interest, leftToPay }) =>
                row(month, [payment, principal, interest, leftToPay]),
              )}
              totals={row(total, [repayment, quote.principal, lastFigures.interest])}
            />
          </Scroller>
          <SmallButton
            className="needs-script screen-only"
            disabled={!figures}
            onClick={() => figures && downloadSchedule(figures, currency, labels.schedule)}
          >
            <Icon drawing={drawings.download} />
            <span>{download}</span>
          </SmallButton>
        </div>
      </ScheduleColumns>
    </Disclosure>
  );
}

function downloadSchedule(
  { quote, schedule }: LoanFigures,
  { code }: Currency,
  names: Parameters<typeof scheduleCsv>[1],
): void {
  const csv = scheduleCsv(schedule, names, code);
  const url = URL.createObjectURL(
    new Blob([csv], { type: "text/csv;charset=utf-8;header=present" }),
  );
  const download = `loan-${plainAmount(quote.principal)}-${code}-${quote.termMonths}-months.csv`;
  const link = Object.assign(document.createElement("a"), { href: url, download });
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers fetch the blob only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

const ScheduleColumns = styled(Columns)`
  ${columns("lg", "minmax(0, 0.85fr) minmax(0, 1fr)")}
  & button {
    margin-top: ${space[5]};
  }
  & caption {
    padding-bottom: ${space[2]};
    text-align: start;
    ${small}
  }
  @media print {
    gap: ${space[2]};
    & > div > p {
      display: none;
    }
  }
`;

/** A dark sheet, as charts are on this site. */
const Drawing = styled.div`
  overflow: hidden;
  border-radius: ${token.radius};
  background: ${color.backgroundWarm};
  & ul {
    padding: 0 ${space[4]} ${space[3]};
  }
  @media print {
    overflow: visible;
    & ul {
      margin: 0;
      padding: 0;
    }
  }
`;

const Scroller = styled(ScrollRegion)`
  ${below("sm")} {
    margin-inline: calc(-1 * ${space[2]});
  }
  &[data-long] {
    max-height: 40rem;
    overflow-y: auto;
  }
  @media print {
    overflow: visible;
    max-height: none !important;
  }
`;

const InstalmentTable = styled(FigureTable)`
  white-space: nowrap;
  font-size: 1rem;
  & th,
  & td {
    padding: ${space[3]} 0 ${space[3]} ${space[4]};
    font-weight: 400;
  }
  & th:first-of-type {
    padding-left: 0;
  }
  & thead th {
    position: sticky;
    top: 0;
    border-bottom: 2px solid ${color.text};
    background: ${color.background};
    ${small}
    font-weight: 600;
    vertical-align: bottom;
    white-space: normal;
  }
  & tfoot th,
  & tfoot td {
    border-bottom: 0;
    font-weight: 600;
  }
  ${below("sm")} {
    /* Five columns fit the narrowest phones, for every amount that is lent. */
    font-size: 0.71875rem;
    & th,
    & td {
      padding: ${space[2]} 0 ${space[2]} ${space[3]};
    }
    & thead th {
      font-size: inherit;
      letter-spacing: -0.01em;
    }
  }
  ${stackedInLargeText}
  @media print {
    font-size: ${size.small};
    /* A page that is scrolled would print it further down. */
    & thead th {
      position: static;
    }
    /* A footer would be repeated on each page. */
    & tfoot {
      display: table-row-group;
    }
    & th,
    & td {
      padding-block: 1pt;
    }
  }
`;
