import { toCents } from "../../lending/fraction";
import { type Currency, currencyOf, formatMoney } from "../../lending/money";
import { type LoanQuote, quoteLoan } from "../../lending/quote";
import { centsOf, type RatePlan } from "../../lending/ratePlan";
import { fillTemplate } from "../../lib/fillTemplate";
import { Estimate, Figures, Scroller } from "./styles";

interface TypicalFiguresProps {
  content: Queries.TypicalHeadingFieldsFragment;
  plan: RatePlan;
  /** States that the figures are an estimate. */
  estimate: string;
}

/** The cost of typical loans, as a table that needs no script. */
export function TypicalFigures({ content, plan, estimate }: TypicalFiguresProps) {
  const { title, lead, amounts, terms } = content;
  const currency = currencyOf(plan.currencies[0] ?? "");
  return (
    <>
      <p>{lead}</p>
      <Scroller label={title}>
        <Figures
          caption={title}
          corner={content.amount}
          columns={terms.map((term) => ({
            key: String(term),
            heading: (
              <>
                <span>{content.over} </span>
                {fillTemplate(content.months, { months: term })}
              </>
            ),
          }))}
          rows={amounts.map((amount) => ({
            key: amount,
            heading: <bdi translate="no">{formatMoney(centsOf(amount), currency)}</bdi>,
            cells: Object.fromEntries(
              terms.map((term) => [
                term,
                <Cost
                  key={term}
                  quote={quoteLoan(plan, centsOf(amount), term)}
                  currency={currency}
                  labels={content}
                />,
              ]),
            ),
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
    <span> {labels.payment}</span>
    <small>
      <bdi translate="no">{formatMoney(toCents(quote.totalInterest), currency)}</bdi>
      <span> {labels.interest}</span>
    </small>
  </>
);
