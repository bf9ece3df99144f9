import styled from "@emotion/styled";
import { FigureTable } from "../../components/FigureTable";
import { formatAnnualRate } from "../../lending/annualPercentageRate";
import { loanFigures } from "../../lending/loanFigures";
import { currencyOf, formatMoney } from "../../lending/money";
import { centsOf, type RatePlan } from "../../lending/ratePlan";
import { fillTemplate } from "../../lib/fillTemplate";
import { below } from "../../theme/breakpoints";
import { small, unseen } from "../../theme/parts";
import { color, space, token } from "../../theme/tokens";

interface LoanTableProps {
  table: Queries.LoanTableFieldsFragment;
  labels: Queries.ArticleLabelsFieldsFragment["table"];
  plan: RatePlan;
}

/** What loans cost side by side, computed by the calculator's rates. */
export function LoanTable({ table, labels, plan }: LoanTableProps) {
  const currency = currencyOf(plan.currencies[0]);
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
      cells: [
        money(figures.payment),
        money(figures.interest),
        money(figures.repayment),
        formatAnnualRate(figures.annualRate.nominalPercent),
        formatAnnualRate(figures.annualRate.effectivePercent),
      ].map(figure),
    };
  });
  return (
    <Frame>
      <Loans
        caption={table.caption}
        showsCaption
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
      <p>{table.note}</p>
    </Frame>
  );
}

const Frame = styled.div`
  overflow-x: auto;
  margin-block: ${space[8]};
  padding: ${space[6]} clamp(1.25rem, 3vw, 2rem);
  border-radius: ${token.radius};
  background: ${color.backgroundWarm};
  & > p {
    margin-top: ${space[4]};
    ${small}
  }
`;

const Loans = styled(FigureTable)`
  font-size: 1rem;
  & caption {
    padding-bottom: ${space[4]};
    font-weight: 600;
    text-align: start;
  }
  & th,
  & td {
    padding: ${space[3]} 0 ${space[3]} ${space[4]};
    border-top: 1px solid ${color.line};
    border-bottom: 0;
    vertical-align: baseline;
  }
  & th:first-of-type {
    padding-left: 0;
  }
  & thead th {
    border-top: 0;
    ${small}
    font-weight: 500;
    line-height: 1.3;
  }
  & tbody th {
    font-weight: 600;
  }
  /* On phones each loan is a block, with the labels beside the figures. */
  ${below("md")} {
    & thead {
      ${unseen}
    }
    & tr,
    & th:first-of-type {
      display: block;
    }
    & tbody tr {
      padding-block: ${space[3]};
      border-top: 1px solid ${color.line};
    }
    & tbody th,
    & td {
      border: 0;
      padding: ${space[1]} 0;
    }
    & td {
      display: flex;
      justify-content: space-between;
      gap: ${space[4]};
    }
    & td::before {
      content: attr(data-label);
      color: ${color.textMuted};
    }
  }
`;
