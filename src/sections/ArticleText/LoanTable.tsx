import { formatAnnualRate } from "../../lending/annualPercentageRate";
import { loanFigures } from "../../lending/loanFigures";
import { currencyOf, formatMoney } from "../../lending/money";
import { centsOf } from "../../lending/ratePlan";
import { Loans } from "./loanTableStyles";

interface LoanTableProps {
  table: NonNullable<Queries.ArticleTextFragment["sections"][number]["table"]>;
  plan: Queries.RatePlanDataFragment;
}

/** What loans cost side by side, computed by the calculator's rates. */
export function LoanTable({ table, plan }: LoanTableProps) {
  const currency = currencyOf(plan.currencies[0] ?? "TTD");
  const money = (cents: bigint) => formatMoney(cents, currency);
  return (
    <Loans>
      <table>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">Loan</th>
            <th scope="col">Monthly payment</th>
            <th scope="col">Total interest</th>
            <th scope="col">Total repayment</th>
            <th scope="col">APR, effective</th>
          </tr>
        </thead>
        <tbody>
          {table.loans.map(({ amount, termMonths }) => {
            const figures = loanFigures(plan, centsOf(amount), termMonths);
            return (
              <tr key={`${amount} ${termMonths}`}>
                <th scope="row">
                  {money(figures.quote.principal)} over {termMonths} months
                </th>
                <td data-label="Monthly payment">{money(figures.payment)}</td>
                <td data-label="Total interest">{money(figures.interest)}</td>
                <td data-label="Total repayment">{money(figures.repayment)}</td>
                <td data-label="APR, effective">
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
