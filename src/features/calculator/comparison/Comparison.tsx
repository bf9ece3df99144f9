import styled from "@emotion/styled";
import { FigureTable, stackedInLargeText } from "../../../components/FigureTable";
import { swatch } from "../../../components/swatch";
import { toCents } from "../../../lending/fraction";
import { formatMoney } from "../../../lending/money";
import { formatMonthlyRate } from "../../../lending/ratePlan";
import { onReducingBalance } from "../../../lending/reducingBalance";
import { fillTemplate } from "../../../lib/fillTemplate";
import { below } from "../../../theme/breakpoints";
import { color, size, space } from "../../../theme/tokens";
import type { CalculatorViewProps } from "../calculatorProps";
import { Figure } from "../Figure";
import { Panel } from "../styles";
import { InterestChart } from "./InterestChart";

/** Compares the flat rate with the same rate on a reducing balance. */
export function Comparison({ labels, state, heading: Heading }: CalculatorViewProps) {
  const { figures, lastFigures, currency } = state;
  const { title, lead, chart, flat, reducing, difference } = labels.comparison;
  const { quote, payment, interest } = lastFigures;
  const onBalance = onReducingBalance(quote);
  const money = (cents: bigint) => formatMoney(cents, currency);
  const row = (heading: string, payment: bigint, interest: bigint) => ({
    key: heading,
    heading,
    cells: {
      payment: <Figure isValid={figures !== undefined}>{money(payment)}</Figure>,
      interest: <Figure isValid={figures !== undefined}>{money(interest)}</Figure>,
    },
  });
  return (
    <Panel className="screen-only">
      <Heading>{title}</Heading>
      <p>{lead}</p>
      <ChartName aria-hidden="true">{chart}</ChartName>
      <InterestChart quote={figures?.quote} labels={labels.comparison} />
      <RateTable
        caption={title}
        columns={[
          { key: "payment", heading: labels.results.payment },
          { key: "interest", heading: labels.results.interest },
        ]}
        rows={[
          row(flat, payment, interest),
          row(reducing, toCents(onBalance.monthlyPayment), toCents(onBalance.totalInterest)),
        ]}
      />
      <Difference data-computed={figures ? "current" : "stale"}>
        {fillTemplate(difference, {
          rate: formatMonthlyRate(quote.monthlyRatePercent),
          amount: money(toCents(onBalance.extraCost)),
        })}
      </Difference>
    </Panel>
  );
}

const ChartName = styled.div`
  margin-top: ${space[5]};
  font-size: ${size.small};
  color: ${color.textMuted};
`;

/** Reserves the lines of its sentence. */
const Difference = styled.p`
  ${below("xl")} {
    min-height: 3.2em;
  }
`;

const RateTable = styled(FigureTable)`
  margin-top: ${space[4]};
  & th,
  & td {
    padding: ${space[2]} 0 ${space[2]} ${space[3]};
    font-weight: 400;
  }
  & th:first-of-type {
    padding-left: 0;
  }
  & td {
    font-weight: 600;
  }
  & thead {
    font-size: ${size.small};
    color: ${color.textMuted};
  }
  & tbody th::before {
    ${swatch}
  }
  & tbody th::before {
    background: ${color.accent};
  }
  & tbody tr:first-of-type th::before {
    border: 2px solid ${color.text};
    background: none;
    @media (forced-colors: active) {
      border-color: CanvasText;
    }
  }
  ${below("sm")} {
    table-layout: fixed;
    font-size: ${size.small};
    & th,
    & td {
      padding-left: ${space[1]};
      overflow-wrap: anywhere;
    }
  }
  ${stackedInLargeText}
`;
