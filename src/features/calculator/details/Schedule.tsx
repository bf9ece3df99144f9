import styled from "@emotion/styled";
import { SmallButton } from "../../../components/Button";
import { Disclosure } from "../../../components/Disclosure";
import { FigureTable, ScrollRegion, stackedInLargeText } from "../../../components/FigureTable";
import { drawings, Icon } from "../../../components/Icon";
import { formatAmount, formatMoney } from "../../../lending/money";
import { below } from "../../../theme/breakpoints";
import { columns, small, stack } from "../../../theme/parts";
import { color, size, space, token } from "../../../theme/tokens";
import { Legend } from "../Chart";
import type { CalculatorPartProps } from "../calculatorProps";
import { Figure } from "../Results";
import { monthsText, owedSentence } from "../state/sentences";
import { SoundingChart } from "./SoundingChart";

/** More rows than this scroll in a region of their own. */
const LONG = 24;

/** What is still owed month by month, as a picture and as a table. */
export function Schedule({ labels, state, actions }: CalculatorPartProps) {
  const { figures, lastFigures, choice, currency } = state;
  const { title, lead, month, payment, principal, interest, left, total, download } =
    labels.schedule;
  const instalments = lastFigures.schedule;
  const figure = (cents: bigint) => (
    <Figure isValid={figures !== undefined}>{formatAmount(cents)}</Figure>
  );
  const sum = (column: "payment" | "principal" | "interest") =>
    instalments.reduce((total, instalment) => total + instalment[column], 0n);
  return (
    <Disclosure
      title={title}
      answer={
        <span data-computed={figures ? "current" : "stale"}>
          {owedSentence(lastFigures, currency)}
        </span>
      }
      id="schedule"
    >
      <Columns>
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
          <Scroller label={title} data-long={instalments.length > LONG || null}>
            <InstalmentTable
              caption={`${formatMoney(choice.amount, currency)}, ${monthsText(choice.termMonths)}, ${currency.code}`}
              showsCaption
              corner={month}
              columns={[
                { key: "payment", heading: payment },
                { key: "principal", heading: principal },
                { key: "interest", heading: interest },
                { key: "leftToPay", heading: left },
              ]}
              rows={instalments.map((instalment) => ({
                key: instalment.month,
                heading: instalment.month,
                cells: {
                  payment: figure(instalment.payment),
                  principal: figure(instalment.principal),
                  interest: figure(instalment.interest),
                  leftToPay: figure(instalment.leftToPay),
                },
              }))}
              totals={{
                key: "total",
                heading: total,
                cells: {
                  payment: figure(sum("payment")),
                  principal: figure(sum("principal")),
                  interest: figure(sum("interest")),
                },
              }}
            />
          </Scroller>
          <Download className="needs-script screen-only">
            <SmallButton disabled={!figures} onClick={actions.downloadSchedule}>
              <Icon drawing={drawings.download} />
              <span>{download}</span>
            </SmallButton>
          </Download>
        </div>
      </Columns>
    </Disclosure>
  );
}

const Columns = styled.div`
  ${stack(`${space[6]} ${space[12]}`)}
  align-items: start;
  ${columns("lg", "minmax(0, 0.85fr) minmax(0, 1fr)")}
  & > div > p {
    margin-bottom: ${space[4]};
    color: ${color.textMuted};
  }
  & caption {
    padding-bottom: ${space[2]};
    text-align: left;
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

const Download = styled.div`
  margin-top: ${space[5]};
`;
