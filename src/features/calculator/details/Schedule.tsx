import { Button } from "../../../components/Button";
import { Disclosure } from "../../../components/Disclosure";
import { drawings, Icon } from "../../../components/Icon";
import { formatAmount, formatMoney } from "../../../lending/money";
import type { CalculatorPartProps } from "../calculatorProps";
import { Legend } from "../chartStyles";
import { Figure } from "../Figure";
import { monthsText, owedSentence } from "../state/sentences";
import { SoundingChart } from "./SoundingChart";
import { Columns, Download, Drawing, InstalmentTable, Scroller } from "./scheduleStyles";

/** More rows than this scroll in a region of their own. */
const LONG = 24;

/** What is still owed month by month, as a picture and as a table. */
export function Schedule({ labels, state, actions }: CalculatorPartProps) {
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
    <Disclosure
      title={title}
      answer={
        <span data-computed={figures ? "current" : "stale"}>
          {owedSentence(lastFigures, currency)}
        </span>
      }
      id="schedule"
    >
      <Columns>
        <div>
          <p>{lead}</p>
          <Drawing data-tone="dark">
            <SoundingChart {...lastFigures} currency={currency} />
            <Legend aria-hidden="true">
              <li>{principal}</li>
              <li data-part="interest">{interest}</li>
            </Legend>
          </Drawing>
        </div>
        <div>
          <Scroller label={title} data-long={instalments.length > LONG || null}>
            <InstalmentTable
              caption={`${formatMoney(choice.amount, currency)}, ${monthsText(choice.termMonths)}, ${currency.code}`}
              showsCaption
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
              <span>{download}</span>
            </Button>
          </Download>
        </div>
      </Columns>
    </Disclosure>
  );
}
