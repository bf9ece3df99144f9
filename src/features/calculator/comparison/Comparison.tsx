import type { CalculatorFaceProps } from "../CalculatorFace";
import { formatMoney } from "../engine/formatMoney";
import { formatMonthlyRate } from "../engine/formatPercent";
import { toCents } from "../engine/fraction";
import { onReducingBalance } from "../engine/reducingBalance";
import { NO_FIGURE } from "../results/Results";
import { Panel } from "../salary/styles";
import { InterestChart } from "./InterestChart";
import { Bars, ChartName, Difference, Rows } from "./styles";

/** The same loan at the same headline rate on a reducing balance, to understand the flat rate by. */
export function Comparison({ words, state, heading: Heading }: CalculatorFaceProps) {
  const { figures, currency } = state;
  const names = words.comparison;
  const reducing = figures && onReducingBalance(figures.quote);
  const money = (cents: bigint | undefined) =>
    cents === undefined ? NO_FIGURE : formatMoney(cents, currency);
  const rows = [
    [names.flat, figures?.payment, figures?.interest],
    [
      names.reducing,
      reducing && toCents(reducing.monthlyPayment),
      reducing && toCents(reducing.totalInterest),
    ],
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
              <td>{money(payment)}</td>
              <td>{money(interest)}</td>
            </tr>
          ))}
        </tbody>
      </Rows>
      <Difference>
        {figures && reducing
          ? `At ${formatMonthlyRate(figures.quote.monthlyRatePercent)} a month the flat rate costs ${money(toCents(reducing.extraCost))} more.`
          : NO_FIGURE}
      </Difference>
    </Panel>
  );
}
