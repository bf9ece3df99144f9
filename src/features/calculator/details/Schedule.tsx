import styled from "@emotion/styled";
import { memo } from "react";
import { Disclosure } from "../../../components/Disclosure";
import { FigureTable } from "../../../components/FigureTable";
import { Computed, ComputedFigure } from "../../../components/Tool/Results";
import { Muted } from "../../../components/Type";
import { formatAmount } from "../../../lending/money";
import type { CalculatorPartProps } from "../useCalculator";

const COLUMNS = {
  payment: "Payment",
  principal: "Loan",
  interest: "Interest",
  fees: "Fees",
  principalLeft: "To pay it off after this month",
} as const;

const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

export const Schedule = memo(function Schedule({ state, say }: CalculatorPartProps) {
  const { figures, lastFigures, choice, currency } = state;
  const { schedule, quote, repayment, interest } = lastFigures;
  const fees = repayment - quote.principal - interest;
  const columns = NAMES.filter((column) => column !== "fees" || fees > 0n);
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
      title="Month by month"
      answer={<Computed isValid={figures !== undefined}>{say.payoff(lastFigures)}</Computed>}
      id="schedule"
    >
      <Muted className="screen-only">
        The last column is what you pay on top of that month's instalment.
      </Muted>
      <MonthTable
        caption={`${say.money(choice.amount)}, ${say.months(choice.termMonths)}, ${currency.code}`}
        showsCaption
        narrow="scroll"
        corner="Month"
        columns={columns.map((column) => ({
          label: COLUMNS[column],
          isMinor: column === "principal",
        }))}
        rows={schedule.map((instalment) =>
          row(
            instalment.month,
            columns.map((column) => instalment[column]),
          ),
        )}
        totals={row("Total", [repayment, quote.principal, interest, ...(fees > 0n ? [fees] : [])])}
      />
    </Disclosure>
  );
});

/** As wide as its figures need, so that the eye keeps to the row. */
const MonthTable = styled(FigureTable)`
  max-width: 46rem;
`;
