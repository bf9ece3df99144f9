import styled from "@emotion/styled";
import { PlainTable } from "../../components/FigureTable";
import { Small } from "../../components/Type";
import { formatAnnualRate } from "../../lending/annualPercentageRate";
import { loanFigures } from "../../lending/loanFigures";
import { currencyOf, formatMoney } from "../../lending/money";
import { centsOf, type RatePlan } from "../../lending/ratePlan";
import { fillTemplate } from "../../lib/fillTemplate";
import { card } from "../../theme/parts";
import { space } from "../../theme/tokens";

interface LoanTableProps {
  table: Queries.LoanTableFieldsFragment;
  labels: Queries.ArticleLabelsFieldsFragment["table"];
  plan: RatePlan;
}

export function LoanTable({ table, labels, plan }: LoanTableProps) {
  const currency = currencyOf(plan.currencies[0]);
  const money = (cents: bigint) => formatMoney(cents, currency);
  const rows = table.loans.map(({ amount, termMonths }) => {
    const figures = loanFigures(plan, centsOf(amount), termMonths);
    return {
      key: `${amount} ${termMonths}`,
      heading: fillTemplate(labels.name, {
        amount: money(figures.quote.principal),
        months: termMonths,
      }),
      cells: [
        money(figures.payment),
        money(figures.interest),
        money(figures.repayment),
        formatAnnualRate(figures.annualRate.nominalPercent),
        formatAnnualRate(figures.annualRate.effectivePercent),
      ],
    };
  });
  return (
    <Frame>
      <PlainTable
        caption={table.caption}
        showsCaption
        narrow="stack"
        corner={labels.loan}
        columns={[
          labels.payment,
          labels.interest,
          labels.repayment,
          labels.nominalRate,
          labels.effectiveRate,
        ]}
        rows={rows}
      />
      <Small>{table.note}</Small>
    </Frame>
  );
}

const Frame = styled.div`
  margin-block: ${space[8]};
  ${card.tint}
`;
