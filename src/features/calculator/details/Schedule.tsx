import styled from "@emotion/styled";
import { memo } from "react";
import { Legend } from "../../../components/Bar";
import { Computed, ComputedFigure } from "../../../components/Calculator/Results";
import { Disclosure } from "../../../components/Disclosure";
import { FigureTable } from "../../../components/FigureTable";
import { formatAmount } from "../../../lending/money";
import { color, space, token } from "../../../theme/tokens";
import type { CalculatorPartProps } from "../useCalculator";
import { Columns } from "./EveryTerm";
import { SoundingChart } from "./SoundingChart";

const COLUMNS = ["payment", "principal", "interest", "principalLeft"] as const;

/** The principal and interest in each payment, and the payoff amount after it, as a chart and a table. */
export const Schedule = memo(function Schedule({ labels, state, say }: CalculatorPartProps) {
  const { figures, lastFigures, choice, currency } = state;
  const texts = labels.schedule;
  const { schedule, quote, repayment, interest } = lastFigures;
  const figure = (cents: bigint) => (
    <ComputedFigure isValid={figures !== undefined}>{formatAmount(cents)}</ComputedFigure>
  );
  const row = (heading: string | number, amounts: readonly bigint[]) => ({
    key: heading,
    heading,
    cells: amounts.map(figure),
  });
  return (
    <Disclosure
      title={texts.title}
      answer={<Computed isValid={figures !== undefined}>{say.payoff(lastFigures)}</Computed>}
      id="schedule"
    >
      <Columns ratio="minmax(0, 0.85fr) minmax(0, 1fr)">
        <div>
          <p className="screen-only">{texts.lead}</p>
          <Drawing data-tone="dark" data-chart>
            <SoundingChart {...lastFigures} money={say.money} />
            <Legend aria-hidden="true">
              <li>{texts.principal}</li>
              <li data-part="interest">{texts.interest}</li>
            </Legend>
          </Drawing>
        </div>
        <div>
          <FigureTable
            caption={`${say.money(choice.amount)}, ${say.months(choice.termMonths)}, ${currency.code}`}
            showsCaption
            narrow="scroll"
            corner={texts.month}
            columns={COLUMNS.map((column) => ({
              label: texts[column],
              isMinor: column === "principal",
            }))}
            rows={schedule.map((instalment) =>
              row(
                instalment.month,
                COLUMNS.map((column) => instalment[column]),
              ),
            )}
            totals={row(texts.total, [repayment, quote.principal, interest])}
          />
        </div>
      </Columns>
    </Disclosure>
  );
});

/** Dark, like every chart on this site. */
const Drawing = styled.div`
  overflow: hidden;
  border-radius: ${token.radius};
  background: ${color.backgroundWarm};
  & ul {
    padding: 0 ${space[4]} ${space[3]};
  }
`;
