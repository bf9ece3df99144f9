import styled from "@emotion/styled";
import { memo, useMemo } from "react";
import { Disclosure } from "../../../components/Disclosure";
import { FigureTable } from "../../../components/FigureTable";
import { Computed, ComputedFigure } from "../../../components/Tool/Results";
import { Muted } from "../../../components/Type";
import { formatAnnualRate } from "../../../lending/annualPercentageRate";
import { everyTerm, termToCompare } from "../../../lending/everyTerm";
import { color } from "../../../theme/tokens";
import { isProblem } from "../inputMessages";
import { FIGURES } from "../state/loanTexts";
import type { CalculatorPartProps } from "../useCalculator";

const TITLE = "Compare the other terms";

/** Lists the figures of the entered amount for every term of the plan. */
export const EveryTerm = memo(function EveryTerm({
  plan,
  content,
  state,
  say,
}: CalculatorPartProps) {
  const { amount, choice, lastFigures } = state;
  const options = useMemo(() => everyTerm(plan, choice.amount), [plan, choice.amount]);
  const { payment, interest, repayment, nominalRate, effectiveRate } = FIGURES;
  const other = termToCompare(options, lastFigures);
  return (
    <Disclosure
      title={TITLE}
      answer={
        other && (
          <Computed isValid={state.figures !== undefined}>
            {say.step(lastFigures, other.figures)}
          </Computed>
        )
      }
      id="terms"
      className="screen-only"
    >
      {plan.rateBands.length > 1 && <Muted>{content.terms}</Muted>}
      <FigureTable
        caption={TITLE}
        corner="Months"
        narrow="scroll"
        columns={[
          payment,
          repayment,
          ...[interest, nominalRate, effectiveRate].map((label) => ({ label, isMinor: true })),
        ]}
        rows={options.map(({ termMonths, figures, hasLowestTotal, hasLowestPayment }) => ({
          key: termMonths,
          heading: (
            <>
              {termMonths}
              {hasLowestTotal && <Mark> Lowest total</Mark>}
              {hasLowestPayment && <Mark> Lowest payment</Mark>}
            </>
          ),
          cells: Object.entries({
            payment: say.money(figures.payment),
            repayment: say.money(figures.repayment),
            interest: say.money(figures.interest),
            nominalRate: formatAnnualRate(figures.annualRate.nominalPercent),
            effectiveRate: formatAnnualRate(figures.annualRate.effectivePercent),
          }).map(([key, figure]) => (
            <ComputedFigure key={key} isValid={!isProblem(amount.message)}>
              {figure}
            </ComputedFigure>
          )),
        }))}
      />
    </Disclosure>
  );
});

const Mark = styled.small`
  font-weight: 600;
  color: ${color.positive};
`;
