import { Button } from "../../../components/Button";
import { drawings, Icon } from "../../../components/Icon";
import { formatAmount, formatMoney } from "../../../lending/money";
import type { CalculatorViewProps } from "../calculatorProps";
import { Legend } from "../chartStyles";
import { Figure } from "../Figure";
import { monthsText } from "../state/sentences";
import { PaymentChart } from "./PaymentChart";
import { Columns, Download, InstalmentTable, Scroller } from "./styles";

/** More rows than this scroll in a region of their own. */
const LONG = 24;

/** The instalments month by month, as a chart and as a table. */
export function Schedule({ labels, state, actions, heading: Heading }: CalculatorViewProps) {
  const { figures, lastFigures, choice, currency } = state;
  const { title, lead, month, payment, principal, interest, left, total, download } =
    labels.schedule;
  const instalments = lastFigures.schedule;
  const figure = (cents: bigint) => (
    <Figure isValid={figures !== undefined}>{formatAmount(cents)}</Figure>
  );
  const sum = (column: "payment" | "principal" | "interest") =>
    instalments.reduce((total, instalment) => total + instalment[column], 0n);
  return (
    <Columns>
      <div>
        <Heading>{title}</Heading>
        <p>{lead}</p>
        <PaymentChart schedule={figures?.schedule ?? []} />
        <Legend aria-hidden="true">
          <li>{principal}</li>
          <li data-part="interest">{interest}</li>
        </Legend>
      </div>
      <div>
        <Scroller label={title} data-long={instalments.length > LONG || null}>
          <InstalmentTable
            caption={`${title}: ${formatMoney(choice.amount, currency)}, ${monthsText(choice.termMonths)}, ${currency.code}`}
            corner={month}
            columns={[
              { key: "payment", heading: payment },
              { key: "principal", heading: principal },
              { key: "interest", heading: interest },
              { key: "leftToPay", heading: left },
            ]}
            rows={instalments.map((instalment) => ({
              key: instalment.month,
              heading: instalment.month,
              cells: {
                payment: figure(instalment.payment),
                principal: figure(instalment.principal),
                interest: figure(instalment.interest),
                leftToPay: figure(instalment.leftToPay),
              },
            }))}
            totals={{
              key: "total",
              heading: total,
              cells: {
                payment: figure(sum("payment")),
                principal: figure(sum("principal")),
                interest: figure(sum("interest")),
              },
            }}
          />
        </Scroller>
        <Download className="needs-script">
          <Button
            type="button"
            data-variant="secondary"
            data-size="small"
            disabled={!figures}
            onClick={actions.downloadSchedule}
          >
            <Icon drawing={drawings.download} />
            {download}
          </Button>
        </Download>
      </div>
    </Columns>
  );
}
