import styled from "@emotion/styled";
import { Fragment } from "react";
import { FigureTable, ScrollRegion } from "../../components/FigureTable";
import { toCents } from "../../lending/fraction";
import { type Currency, currencyOf, formatMoney } from "../../lending/money";
import { type LoanQuote, quoteLoan } from "../../lending/quote";
import { centsOf, type RatePlan } from "../../lending/ratePlan";
import { fillTemplate } from "../../lib/fillTemplate";
import { below } from "../../theme/breakpoints";
import { small, unseen } from "../../theme/parts";
import { color, space, token } from "../../theme/tokens";

interface TypicalFiguresProps {
  content: Queries.TypicalHeadingFieldsFragment;
  plan: RatePlan;
  /** States that the figures are an estimate. */
  estimate: string;
}

/** The cost of typical loans, as a table that needs no script. */
export function TypicalFigures({ content, plan, estimate }: TypicalFiguresProps) {
  const { title, lead, amounts, terms } = content;
  const currency = currencyOf(plan.currencies[0]);
  return (
    <>
      <p>{lead}</p>
      <Scroller label={title}>
        <Figures
          caption={title}
          corner={content.amount}
          columns={terms.map((term) => (
            <Fragment key={term}>
              <span>{content.over} </span>
              {fillTemplate(content.months, { months: term })}
            </Fragment>
          ))}
          rows={amounts.map((amount) => ({
            key: amount,
            heading: <bdi translate="no">{formatMoney(centsOf(amount), currency)}</bdi>,
            cells: terms.map((term) => (
              <Cost
                key={term}
                quote={quoteLoan(plan, centsOf(amount), term)}
                currency={currency}
                labels={content}
              />
            )),
          }))}
        />
      </Scroller>
      <Estimate>{estimate}</Estimate>
    </>
  );
}

interface CostProps {
  quote: LoanQuote;
  currency: Currency;
  labels: Pick<Queries.TypicalHeadingFieldsFragment, "payment" | "interest">;
}

/** The monthly payment and the interest of a loan, in one cell. */
const Cost = ({ quote, currency, labels }: CostProps) => (
  <>
    <bdi translate="no">{formatMoney(toCents(quote.monthlyPayment), currency)}</bdi>
    <span> {labels.payment} </span>
    <small>
      <bdi translate="no">{formatMoney(toCents(quote.totalInterest), currency)}</bdi>
      <span> {labels.interest}</span>
    </small>
  </>
);

/** All four columns fit the narrowest phones. */
const edge = `clamp(0.375rem, 5vw - 0.6rem, ${space[3]})`;

const Figures = styled(FigureTable)`
  background: ${color.background};
  & th,
  & td {
    padding: ${space[4]} ${space[5]};
    vertical-align: top;
  }
  & tbody tr:last-of-type > * {
    border-bottom: 0;
  }
  & td {
    font-weight: 600;
  }
  & small {
    display: block;
    ${small}
    font-weight: 400;
  }
  & thead th {
    color: ${color.textMuted};
    font-weight: 500;
  }
  ${below("sm")} {
    font-size: clamp(0.75rem, 3.62vw, 0.8125rem);
    & th,
    & td {
      padding: ${space[3]} clamp(1px, 2.5vw - 0.4rem, ${space[1]});
    }
    & small {
      font-size: inherit;
    }
    & th:first-of-type {
      padding-left: ${edge};
    }
    & th:last-of-type,
    & td:last-of-type {
      padding-right: ${edge};
    }
  }
  ${below("lg")} {
    /* Visually hidden: the cells are too narrow, and the column's heading and the lead say the same. */
    & span {
      ${unseen}
    }
  }
`;

/** With large letters the table scrolls. */
const Scroller = styled(ScrollRegion)`
  position: relative;
  margin-block: ${space[4]};
  border-radius: ${token.radius};
`;

const Estimate = styled.p`
  ${small}
`;
