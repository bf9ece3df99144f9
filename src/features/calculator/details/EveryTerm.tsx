import { useId, useMemo } from "react";
import { Disclosure } from "../../../components/Disclosure";
import { formatAnnualRate } from "../../../lending/annualPercentageRate";
import { everyTerm } from "../../../lending/everyTerm";
import { isProblem } from "../../../lending/inputMessages";
import { formatMoney } from "../../../lending/money";
import type { RatePlan } from "../../../lending/ratePlan";
import type { CalculatorPartProps } from "../calculatorProps";
import { Figure } from "../Results";
import { neighbourOf, stepSentence } from "../state/sentences";
import { TermChart } from "./TermChart";
import { Columns, Marks, TermTable, Unit } from "./termStyles";

interface EveryTermProps extends CalculatorPartProps {
  plan: RatePlan;
}

/** What a month more or less changes: every term of the plan as a picture and as a table, both to choose from. */
export function EveryTerm({ plan, labels, state, actions }: EveryTermProps) {
  const id = useId();
  const { amount, term, choice, currency, lastFigures } = state;
  const options = useMemo(() => everyTerm(plan, choice.amount), [plan, choice.amount]);
  const chosen = isProblem(term.message) ? undefined : choice.termMonths;
  const isValid = !isProblem(amount.message);
  const { title, lead, months, lowestTotal, lowestPayment } = labels.terms;
  const { payment, interest, repayment, nominalRate, effectiveRate } = labels.results;
  const neighbour = neighbourOf(options, choice.termMonths);
  const choose = (termMonths: number) => actions.change({ term: String(termMonths) });

  const rows = options.map(({ termMonths, figures, hasLowestTotal, hasLowestPayment }) => {
    const row = `${id}-${termMonths}`;
    const marks = [hasLowestTotal && lowestTotal, hasLowestPayment && lowestPayment];
    const money = (cents: bigint) => (
      <Figure isValid={isValid}>{formatMoney(cents, currency)}</Figure>
    );
    const rate = (percent: number) => (
      <Figure isValid={isValid}>{formatAnnualRate(percent)}</Figure>
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
              onChange={() => choose(termMonths)}
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
        payment: <span id={`${row}-payment`}>{money(figures.payment)}</span>,
        repayment: <span id={`${row}-total`}>{money(figures.repayment)}</span>,
        interest: money(figures.interest),
        nominalRate: rate(figures.annualRate.nominalPercent),
        effectiveRate: rate(figures.annualRate.effectivePercent),
      },
    };
  });

  return (
    <Disclosure
      title={title}
      answer={
        neighbour && (
          <span data-computed={state.figures ? "current" : "stale"}>
            {stepSentence(lastFigures, neighbour.figures, currency)}
          </span>
        )
      }
      id="terms"
      className="screen-only"
    >
      <Columns>
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
            columns={[
              { key: "payment", heading: <span id={`${id}-payment`}>{payment}</span> },
              { key: "repayment", heading: <span id={`${id}-total`}>{repayment}</span> },
              { key: "interest", heading: interest },
              { key: "nominalRate", heading: nominalRate },
              { key: "effectiveRate", heading: effectiveRate },
            ]}
            rows={rows}
          />
        </div>
      </Columns>
    </Disclosure>
  );
}
