import { useId, useMemo } from "react";
import { formatAnnualRate } from "../../../lending/annualPercentageRate";
import { everyTerm } from "../../../lending/everyTerm";
import { isProblem } from "../../../lending/inputMessages";
import { formatMoney } from "../../../lending/money";
import type { CalculatorViewProps } from "../calculatorProps";
import { Figure } from "../Figure";
import { Cell, Marks, Picture, Section, TermTable, Unit } from "./styles";
import { TermChart } from "./TermChart";

/** The loan over every term of the plan, as a table that chooses the term and as a chart. */
export function EveryTerm({ plan, labels, state, actions, heading: Heading }: CalculatorViewProps) {
  const id = useId();
  const { amount, term, choice, currency } = state;
  const options = useMemo(() => everyTerm(plan, choice.amount), [plan, choice.amount]);
  const chosen = isProblem(term.message) ? undefined : choice.termMonths;
  const isValid = !isProblem(amount.message);
  const { title, lead, months, lowestTotal, lowestPayment, ...columns } = labels.terms;
  const money = (cents: bigint) => formatMoney(cents, currency);

  const rows = options.map(({ termMonths, figures, hasLowestTotal, hasLowestPayment }) => {
    const row = `${id}-${termMonths}`;
    const marks = [hasLowestTotal && lowestTotal, hasLowestPayment && lowestPayment];
    const cell = (label: string, figure: string) => (
      <Cell data-label={label}>
        <Figure isValid={isValid}>{figure}</Figure>
      </Cell>
    );
    return {
      key: termMonths,
      heading: (
        <>
          <label>
            <input
              className="needs-script"
              type="radio"
              name="everyTerm"
              value={termMonths}
              checked={termMonths === chosen}
              aria-describedby={`${row}-marks ${id}-payment ${row}-payment ${id}-total ${row}-total`}
              onChange={() => actions.change({ termText: String(termMonths) })}
            />
            <span>
              {termMonths}
              <Unit> {labels.form.months}</Unit>
            </span>
          </label>
          <Marks id={`${row}-marks`}>
            {marks.map((mark) => mark && <small key={mark}>{mark}</small>)}
          </Marks>
        </>
      ),
      cells: {
        payment: <span id={`${row}-payment`}>{cell(columns.payment, money(figures.payment))}</span>,
        interest: cell(columns.interest, money(figures.interest)),
        repayment: (
          <span id={`${row}-total`}>{cell(columns.repayment, money(figures.repayment))}</span>
        ),
        nominalRate: cell(columns.nominalRate, formatAnnualRate(figures.annualRate.nominalPercent)),
        effectiveRate: cell(
          columns.effectiveRate,
          formatAnnualRate(figures.annualRate.effectivePercent),
        ),
      },
    };
  });

  return (
    <Section className="screen-only">
      <Picture>
        <Heading>{title}</Heading>
        <p>{lead}</p>
        <TermChart
          labels={labels}
          options={options}
          chosen={chosen}
          currency={currency}
          isValid={isValid}
        />
      </Picture>
      <div role="radiogroup" aria-label={title}>
        <TermTable
          caption={title}
          corner={months}
          columns={[
            { key: "payment", heading: <span id={`${id}-payment`}>{columns.payment}</span> },
            { key: "interest", heading: columns.interest },
            { key: "repayment", heading: <span id={`${id}-total`}>{columns.repayment}</span> },
            { key: "nominalRate", heading: columns.nominalRate },
            { key: "effectiveRate", heading: columns.effectiveRate },
          ]}
          rows={rows}
        />
      </div>
    </Section>
  );
}
