import { toCents } from "../../../lending/fraction";
import { formatMoney } from "../../../lending/money";
import { formatMonthlyRate } from "../../../lending/ratePlan";
import { onReducingBalance } from "../../../lending/reducingBalance";
import type { CalculatorViewProps } from "../CalculatorView";
import { NO_FIGURE } from "../results/Results";
import { Panel } from "../salary/styles";
import { InterestChart } from "./InterestChart";
import { Bars, ChartName, Difference, Rows } from "./styles";

/** The same loan at the same headline rate on a reducing balance, to understand the flat rate by. */
export function Comparison({ words, state, heading: Heading }: CalculatorViewProps) {
  const { figures, lastFigures, currency } = state;
  const names = words.comparison;
  const { quote, payment, interest } = lastFigures;
  const reducing = onReducingBalance(quote);
  const money = (cents: bigint) => formatMoney(cents, currency);
  const cell = (cents: bigint) =>
    figures ? { children: money(cents) } : { children: NO_FIGURE, "data-room": money(cents) };
  const rows = [
    [names.flat, payment, interest],
    [names.reducing, toCents(reducing.monthlyPayment), toCents(reducing.totalInterest)],
  ] as const;
  return (
    <Panel className="screen-only">
      <Heading>{names.title}</Heading>
      <p>{names.lead}</p>
      <ChartName aria-hidden="true">{names.chart}</ChartName>
      {figures ? <InterestChart quote={figures.quote} /> : <Bars aria-hidden="true" />}
      <Rows>
        <caption className="visually-hidden">{names.title}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.results.payment}</th>
            <th scope="col">{words.results.interest}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, payment, interest]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td {...cell(payment)} />
              <td {...cell(interest)} />
            </tr>
          ))}
        </tbody>
      </Rows>
      <Difference data-figures data-held={figures ? undefined : true}>
        At {formatMonthlyRate(quote.monthlyRatePercent)} a month the flat rate costs{" "}
        {money(toCents(reducing.extraCost))} more.
      </Difference>
    </Panel>
  );
}
