import { useId, useMemo } from "react";
import { Disclosure } from "../../../components/Disclosure";
import { formatAnnualRate } from "../../../lending/annualPercentageRate";
import { everyTerm } from "../../../lending/everyTerm";
import { isProblem } from "../../../lending/inputMessages";
import { formatMoney } from "../../../lending/money";
import { Computed, Figure } from "../Results";
import { neighbourOf, stepSentence } from "../state/sentences";
import type { CalculatorPartProps } from "../useCalculator";
import { TermChart } from "./TermChart";
import { Marks, TermColumns, TermTable } from "./termStyles";

/** What a month more or less changes: every term of the plan as a picture and as a table, both to choose from. */
export function EveryTerm({ plan, labels, state, actions }: CalculatorPartProps) {
  const id = useId();
  const { amount, term, choice, currency, lastFigures } = state;
  const options = useMemo(() => everyTerm(plan, choice.amount), [plan, choice.amount]);
  const chosen = isProblem(term.message) ? undefined : choice.termMonths;
  const { title, lead, months, lowestTotal, lowestPayment } = labels.terms;
  const { payment, interest, repayment, nominalRate, effectiveRate } = labels.results;
  const neighbour = neighbourOf(options, choice.termMonths);
  const choose = (termMonths: number) => actions.change({ term: String(termMonths) });

  const rows = options.map(({ termMonths, figures, hasLowestTotal, hasLowestPayment }) => {
    const row = `${id}-${termMonths}`;
    const cell = (figure: string, column: number) => (
      <Figure id={`${row}-${column}`} isValid={!isProblem(amount.message)}>
        {figure}
      </Figure>
    );
    const marks = [hasLowestTotal && lowestTotal, hasLowestPayment && lowestPayment];
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
              aria-describedby={`${row}-marks ${id}-payment ${row}-0 ${id}-total ${row}-1`}
              onChange={() => choose(termMonths)}
            />
            <span>
              {termMonths}
              <span className="visually-hidden"> {labels.form.months}</span>
            </span>
          </label>
          <Marks id={`${row}-marks`}>
            {marks.map((mark) => mark && <small key={mark}> {mark}</small>)}
          </Marks>
        </>
      ),
      cells: [
        formatMoney(figures.payment, currency),
        formatMoney(figures.repayment, currency),
        formatMoney(figures.interest, currency),
        formatAnnualRate(figures.annualRate.nominalPercent),
        formatAnnualRate(figures.annualRate.effectivePercent),
      ].map(cell),
    };
  });

  return (
    <Disclosure
      title={title}
      answer={
        neighbour && (
          <Computed isValid={state.figures !== undefined}>
            {stepSentence(lastFigures, neighbour.figures, currency, labels)}
          </Computed>
        )
      }
      id="terms"
      className="screen-only"
    >
      <TermColumns>
        <div>
          <p>{lead}</p>
          <TermChart
            options={options}
            chosen={chosen}
            currency={currency}
            names={{ payment, interest }}
            onChoose={choose}
          />
        </div>
        <div role="radiogroup" aria-label={title}>
          <TermTable
            caption={title}
            corner={months}
            narrow="scroll"
            columns={[
              { label: payment, heading: <span id={`${id}-payment`}>{payment}</span> },
              { label: repayment, heading: <span id={`${id}-total`}>{repayment}</span> },
              interest,
              nominalRate,
              effectiveRate,
            ]}
            rows={rows}
          />
        </div>
      </TermColumns>
    </Disclosure>
  );
}
