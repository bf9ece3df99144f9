import styled from "@emotion/styled";
import { memo, useId, useMemo } from "react";
import { Disclosure } from "../../../components/Disclosure";
import { FigureTable } from "../../../components/FigureTable";
import { Computed, ComputedFigure } from "../../../components/Tool/Results";
import { Muted } from "../../../components/Type";
import { formatAnnualRate } from "../../../lending/annualPercentageRate";
import { everyTerm, termToCompare } from "../../../lending/everyTerm";
import { covering, iconRow } from "../../../theme/parts";
import { color, space } from "../../../theme/tokens";
import { isProblem } from "../inputMessages";
import { enteredTerm } from "../state/calculatorState";
import type { CalculatorPartProps } from "../useCalculator";

interface EveryTermProps extends CalculatorPartProps {
  /** The term entered in the form, or undefined if it is invalid. */
  chosen: number | undefined;
}

export const EveryTerm = memo(function EveryTerm(props: EveryTermProps) {
  const { plan, labels, state, say, actions, chosen } = props;
  const id = useId();
  const { amount, choice, lastFigures } = state;
  const options = useMemo(() => everyTerm(plan, choice.amount), [plan, choice.amount]);
  const { title, lead, months, lowestTotal, lowestPayment } = labels.terms;
  const { payment, interest, repayment, nominalRate, effectiveRate } = labels.results;
  const other = termToCompare(options, lastFigures);

  const rows = options.map(({ termMonths, figures, hasLowestTotal, hasLowestPayment }) => {
    const row = `${id}-${termMonths}`;
    const cell = (figure: string, column: number) => (
      <ComputedFigure id={`${row}-${column}`} isValid={!isProblem(amount.message)}>
        {figure}
      </ComputedFigure>
    );
    const marks = [hasLowestTotal && lowestTotal, hasLowestPayment && lowestPayment];
    return {
      key: termMonths,
      heading: (
        <label>
          <input
            className="needs-script"
            type="radio"
            name="everyTerm"
            value={termMonths}
            checked={termMonths === chosen}
            aria-describedby={`${row}-marks ${id}-payment ${row}-0 ${id}-total ${row}-1`}
            onChange={() => actions.change({ term: enteredTerm(termMonths) })}
          />
          <span>
            {termMonths}
            <span className="visually-hidden"> {labels.form.months}</span>
          </span>
        </label>
      ),
      cells: [
        ...[
          say.money(figures.payment),
          say.money(figures.repayment),
          say.money(figures.interest),
          formatAnnualRate(figures.annualRate.nominalPercent),
          formatAnnualRate(figures.annualRate.effectivePercent),
        ].map(cell),
        <Marks key="marks" id={`${row}-marks`}>
          {marks.map((mark) => mark && <small key={mark}>{mark}</small>)}
        </Marks>,
      ],
    };
  });

  return (
    <Disclosure
      title={title}
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
      {plan.rateBands.length > 1 && <Muted>{lead}</Muted>}
      <div role="radiogroup" aria-label={title}>
        <TermTable
          caption={title}
          corner={months}
          narrow="scroll"
          columns={[
            { label: payment, heading: <span id={`${id}-payment`}>{payment}</span> },
            { label: repayment, heading: <span id={`${id}-total`}>{repayment}</span> },
            ...[interest, nominalRate, effectiveRate].map((label) => ({ label, isMinor: true })),
            { label: "" },
          ]}
          rows={rows}
        />
      </div>
    </Disclosure>
  );
});

/**
 * Each label covers its row, so that the whole row is clickable. On phones, only the chosen row shows the
 * other figures, each on a line of its own.
 */
const TermTable = styled(FigureTable)`
  & tbody tr {
    position: relative;
  }
  @media screen {
    @container (14em < width <= 34em) {
      & tr {
        display: grid;
        grid-template-columns: 3.25rem 1fr 1fr;
        align-items: end;
      }
      & tbody tr > * {
        border: 0;
      }
      & tbody tr + tr {
        border-top: 1px solid ${color.line};
      }
      & td {
        padding-inline-start: 0;
      }
      /* The marks have no heading. */
      & thead td,
      & [data-label=""]:not(:has(small)) {
        display: none;
      }
      & [data-label=""],
      & tr:has(:checked) [data-minor] {
        grid-column: 2 / -1;
        padding-top: 0;
      }
      & tr:has(:checked) [data-minor] {
        display: flex;
        justify-content: space-between;
        gap: ${space[2]};
        &::before {
          content: attr(data-label);
          content: attr(data-label) / "";
          font-weight: 400;
          color: ${color.textMuted};
        }
      }
    }
  }
  & tbody tr:has(:checked) {
    background: ${color.positiveBackground};
    & td {
      font-weight: 600;
    }
  }
  & tbody tr:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: -3px;
  }
  & label {
    ${iconRow(space[2])}
    font-weight: 600;
    cursor: pointer;
  }
  & label > span {
    align-self: baseline;
  }
  & label::after {
    ${covering}
  }
  & input {
    align-self: center;
    translate: none;
    outline: none;
    scroll-margin-block: 8rem;
  }
`;

const Marks = styled.span`
  & small {
    display: block;
    line-height: 1.2;
    white-space: normal;
    font-weight: 600;
    color: ${color.positive};
  }
`;
