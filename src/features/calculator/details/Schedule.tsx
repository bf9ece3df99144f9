import styled from "@emotion/styled";
import { useMemo } from "react";
import { SmallButton } from "../../../components/Button";
import { Disclosure } from "../../../components/Disclosure";
import { FigureTable } from "../../../components/FigureTable";
import { drawings, Icon } from "../../../components/Icon";
import { type Currency, formatAmount, formatMoney, plainAmount } from "../../../lending/money";
import type { LoanQuote } from "../../../lending/quote";
import { scheduleCsv, withSettlements } from "../../../lending/settlement";
import { monthsText } from "../../../lending/units";
import { color, space, token } from "../../../theme/tokens";
import { Legend } from "../Bar";
import { Computed, Figure } from "../Results";
import { owedSentence } from "../state/sentences";
import type { CalculatorPartProps } from "../useCalculator";
import { Columns } from "./EveryTerm";
import { SoundingChart } from "./SoundingChart";

/** The amounts of a month that fit beside each other; the file has all. */
const COLUMNS = ["payment", "interest", "leftToPay", "settlement"] as const;

/** What is still to be paid month by month, and what pays the loan off then: a picture and a table. */
export function Schedule({ plan, labels, state }: CalculatorPartProps) {
  const { figures, lastFigures, choice, currency } = state;
  const texts = labels.schedule;
  const { quote, repayment, interest } = lastFigures;
  const schedule = useMemo(
    () => withSettlements(plan, quote, lastFigures.schedule),
    [plan, quote, lastFigures],
  );
  const figure = (cents: bigint) => (
    <Figure isValid={figures !== undefined}>{formatAmount(cents)}</Figure>
  );
  const row = (heading: string | number, amounts: readonly bigint[]) => ({
    key: heading,
    heading,
    cells: amounts.map(figure),
  });
  return (
    <Disclosure
      title={texts.title}
      answer={
        <Computed isValid={figures !== undefined}>
          {owedSentence(lastFigures, currency, labels)}
        </Computed>
      }
      id="schedule"
    >
      <ScheduleColumns ratio="minmax(0, 0.85fr) minmax(0, 1fr)">
        <div>
          <p className="screen-only">{texts.lead}</p>
          <Drawing data-tone="dark" data-chart>
            <SoundingChart {...lastFigures} currency={currency} />
            <Legend aria-hidden="true">
              <li>{texts.principal}</li>
              <li data-part="interest">{texts.interest}</li>
            </Legend>
          </Drawing>
        </div>
        <div>
          <FigureTable
            caption={`${formatMoney(choice.amount, currency)}, ${monthsText(choice.termMonths, labels.units)}, ${currency.code}`}
            showsCaption
            narrow="scroll"
            corner={texts.month}
            columns={COLUMNS.map((column) => texts[column])}
            rows={schedule.map((instalment) =>
              row(
                instalment.month,
                COLUMNS.map((column) => instalment[column]),
              ),
            )}
            totals={row(texts.total, [repayment, interest])}
          />
          <SmallButton
            className="needs-script screen-only"
            disabled={!figures}
            onClick={() =>
              downloadSchedule(quote, scheduleCsv(schedule, texts, currency.code), currency)
            }
          >
            <Icon drawing={drawings.download} />
            <span>{texts.download}</span>
          </SmallButton>
        </div>
      </ScheduleColumns>
    </Disclosure>
  );
}

function downloadSchedule(quote: LoanQuote, csv: string, { code }: Currency): void {
  const url = URL.createObjectURL(
    new Blob([csv], { type: "text/csv;charset=utf-8;header=present" }),
  );
  const download = `loan-${plainAmount(quote.principal)}-${code}-${quote.termMonths}-months.csv`;
  const link = Object.assign(document.createElement("a"), { href: url, download });
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers fetch the blob only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** All five columns fit the narrowest phones. */
const ScheduleColumns = styled(Columns)`
  --fit: 3.7cqi;
  & button {
    margin-top: ${space[5]};
  }
`;

/** A dark sheet, as charts are on this site. */
const Drawing = styled.div`
  overflow: hidden;
  border-radius: ${token.radius};
  background: ${color.backgroundWarm};
  & ul {
    padding: 0 ${space[4]} ${space[3]};
  }
`;
