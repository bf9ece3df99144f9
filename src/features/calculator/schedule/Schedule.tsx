import { Button } from "../../../components/Button";
import { drawings, Icon } from "../../../components/Icon";
import { formatMoney } from "../../../lending/money";
import type { CalculatorViewProps } from "../CalculatorView";
import { monthsText } from "../state/sentences";
import { PaymentChart } from "./PaymentChart";
import { ScheduleTable } from "./ScheduleTable";
import { Around, Download, Legend } from "./styles";

/** The payments month by month, drawn and in figures. */
export function Schedule({ words, state, actions, heading: Heading }: CalculatorViewProps) {
  const { figures, lastFigures, choice, currency } = state;
  const names = words.schedule;
  return (
    <Around>
      <div>
        <Heading>{names.title}</Heading>
        <p>{names.lead}</p>
        <PaymentChart schedule={figures?.schedule ?? []} />
        <Legend aria-hidden="true">
          <li>{names.principal}</li>
          <li data-part="interest">{names.interest}</li>
        </Legend>
      </div>
      <div>
        <ScheduleTable
          words={names}
          caption={`${names.title}: ${formatMoney(choice.amount, currency)}, ${monthsText(choice.termMonths)}, ${currency.code}`}
          schedule={lastFigures.schedule}
          known={figures !== undefined}
        />
        <Download className="needs-script">
          <Button
            type="button"
            data-variant="secondary"
            data-size="small"
            disabled={!figures}
            onClick={actions.download}
          >
            <Icon drawing={drawings.download} />
            {names.download}
          </Button>
        </Download>
      </div>
    </Around>
  );
}
