import { currencyOf } from "../../lending/currencies";
import { formatMoney } from "../../lending/formatMoney";
import { formatAnnualRate } from "../../lending/formatPercent";
import { centsOf } from "../../lending/ratePlan";
import { loanCost } from "../../lending/representativeExample";
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
            const cost = loanCost(plan, centsOf(amount), termMonths);
            return (
              <tr key={`${amount} ${termMonths}`}>
                <th scope="row">
                  {money(cost.principal)} over {termMonths} months
                </th>
                <td data-label="Monthly payment">{money(cost.instalment)}</td>
                <td data-label="Total interest">{money(cost.totalInterest)}</td>
                <td data-label="Total repayment">{money(cost.totalRepayment)}</td>
                <td data-label="APR, effective">
                  {formatAnnualRate(cost.annualPercentageRate.effectivePercent)}
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
