import { formatAnnualRate } from "../../lending/annualPercentageRate";
import { loanFigures } from "../../lending/loanFigures";
import { currencyOf, formatMoney } from "../../lending/money";
import { centsOf } from "../../lending/ratePlan";
import { fillTemplate } from "../../lib/fillTemplate";
import { Frame, Loans } from "./loanTableStyles";

interface LoanTableProps {
  table: Queries.LoanTableFieldsFragment;
  labels: Queries.ArticleLabelsFieldsFragment["table"];
  plan: Queries.RatePlanDataFragment;
}

/** What loans cost side by side, computed by the calculator's rates. */
export function LoanTable({ table, labels, plan }: LoanTableProps) {
  const currency = currencyOf(plan.currencies[0] ?? "TTD");
  const money = (cents: bigint) => formatMoney(cents, currency);
  const figure = (text: string) => <span translate="no">{text}</span>;
  const rows = table.loans.map(({ amount, termMonths }) => {
    const figures = loanFigures(plan, centsOf(amount), termMonths);
    return {
      key: `${amount} ${termMonths}`,
      heading: fillTemplate(labels.name, {
        amount: money(figures.quote.principal),
        months: termMonths,
      }),
      cells: {
        payment: figure(money(figures.payment)),
        interest: figure(money(figures.interest)),
        repayment: figure(money(figures.repayment)),
        nominalRate: figure(formatAnnualRate(figures.annualRate.nominalPercent)),
        effectiveRate: figure(formatAnnualRate(figures.annualRate.effectivePercent)),
      },
    };
  });
  return (
    <Frame>
      <Loans
        caption={table.caption}
        showsCaption
        corner={labels.loan}
        columns={[
          { key: "payment", heading: labels.payment },
          { key: "interest", heading: labels.interest },
          { key: "repayment", heading: labels.repayment },
          { key: "nominalRate", heading: labels.nominalRate },
          { key: "effectiveRate", heading: labels.effectiveRate },
        ]}
        rows={rows}
      />
      <p>{table.note}</p>
    </Frame>
  );
}
