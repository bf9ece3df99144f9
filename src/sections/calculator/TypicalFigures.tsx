import styled from "@emotion/styled";
import { FigureTable } from "../../components/FigureTable";
import { Small } from "../../components/Type";
import { roundHalfUp } from "../../lending/fraction";
import { type Currency, currencyOf, formatMoney } from "../../lending/money";
import { type LoanQuote, quoteLoan } from "../../lending/quote";
import { centsOf, type RatePlan } from "../../lending/ratePlan";
import { fillTemplate } from "../../lib/fillTemplate";
import { unseen } from "../../theme/parts";
import { color, space } from "../../theme/tokens";

interface TypicalFiguresProps {
  content: Queries.TypicalHeadingFieldsFragment;
  plan: RatePlan;
  estimate: string;
}

/** Lists the costs of typical loans in a table that works without JavaScript. */
export function TypicalFigures({ content, plan, estimate }: TypicalFiguresProps) {
  const { title, lead, amounts, terms } = content;
  const currency = currencyOf(plan.currencies[0]);
  return (
    <>
      <p>{lead}</p>
      <Figures
        caption={title}
        narrow="scroll"
        corner={content.amount}
        columns={terms.map((term) => {
          const months = fillTemplate(content.months, { months: term });
          const heading = (
            <>
              <span>{content.over} </span>
              {months}
            </>
          );
          return { label: months, heading };
        })}
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
      <Small as="p">{estimate}</Small>
    </>
  );
}

interface CostProps {
  quote: LoanQuote;
  currency: Currency;
  labels: Pick<Queries.TypicalHeadingFieldsFragment, "payment" | "interest">;
}

const Cost = ({ quote, currency, labels }: CostProps) => (
  <>
    <bdi translate="no">{formatMoney(roundHalfUp(quote.monthlyPayment), currency)}</bdi>
    <span> {labels.payment} </span>
    <small>
      <bdi translate="no">{formatMoney(roundHalfUp(quote.totalInterest), currency)}</bdi>
      <span> {labels.interest}</span>
    </small>
  </>
);

/** Fits all columns on the narrowest phones by hiding text that the headings and the lead also contain. */
const Figures = styled(FigureTable)`
  margin-block: ${space[4]};
  & td {
    font-weight: 600;
  }
  & small {
    display: block;
    font-size: inherit;
    font-weight: 400;
    color: ${color.textMuted};
  }
  @container (14em < width < 50em) {
    & span {
      ${unseen}
    }
  }
`;
