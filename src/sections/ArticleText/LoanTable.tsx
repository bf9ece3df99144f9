import { formatAnnualRate } from "../../lending/annualPercentageRate";
import { loanFigures } from "../../lending/loanFigures";
import { currencyOf, formatMoney } from "../../lending/money";
import { centsOf } from "../../lending/ratePlan";
import { fillTemplate } from "../../lib/fillTemplate";
import { Loans } from "./loanTableStyles";

interface LoanTableProps {
  table: NonNullable<Queries.ArticleTextFragment["sections"][number]["table"]>;
  labels: Queries.ArticleTextLabelsFragment["table"];
  plan: Queries.RatePlanDataFragment;
}

/** What loans cost side by side, computed by the calculator's rates. */
export function LoanTable({ table, labels, plan }: LoanTableProps) {
  const currency = currencyOf(plan.currencies[0] ?? "TTD");
  const money = (cents: bigint) => formatMoney(cents, currency);
  return (
    <Loans>
      <table>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.loan}</th>
            <th scope="col">{labels.payment}</th>
            <th scope="col">{labels.interest}</th>
            <th scope="col">{labels.repayment}</th>
            <th scope="col">{labels.effectiveRate}</th>
          </tr>
        </thead>
        <tbody>
          {table.loans.map(({ amount, termMonths }) => {
            const figures = loanFigures(plan, centsOf(amount), termMonths);
            return (
              <tr key={`${amount} ${termMonths}`}>
                <th scope="row">
                  {fillTemplate(labels.name, {
                    amount: money(figures.quote.principal),
                    months: termMonths,
                  })}
                </th>
                <td data-label={labels.payment}>{money(figures.payment)}</td>
                <td data-label={labels.interest}>{money(figures.interest)}</td>
                <td data-label={labels.repayment}>{money(figures.repayment)}</td>
                <td data-label={labels.effectiveRate}>
                  {formatAnnualRate(figures.annualRate.effectivePercent)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>{table.note}</p>
    </Loans>
  );
}
