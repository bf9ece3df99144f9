import { graphql } from "gatsby";
import { Band, Container } from "../../components/Layout";
import { toCents } from "../../lending/fraction";
import { currencyOf, formatMoney } from "../../lending/money";
import { quoteLoan } from "../../lending/quote";
import { centsOf, type RatePlan } from "../../lending/ratePlan";
import { Estimate, Figures, Heading, Scroller } from "./styles";

interface TypicalFiguresProps {
  content: Queries.TypicalFiguresFragment;
  plan: RatePlan;
  /** The sentence that says that results are an estimate. */
  estimate: string;
}

/** What typical loans cost, as a table that needs no script. */
export function TypicalFigures({ content, plan, estimate }: TypicalFiguresProps) {
  const { title, lead, amounts, terms } = content;
  const currency = currencyOf(plan.currencies[0] ?? "");
  return (
    <Band data-ground="warm">
      <Container>
        <Heading>
          <h2>{title}</h2>
          <p>{lead}</p>
        </Heading>
        <Scroller tabIndex={0} role="region" aria-label={title}>
          <Figures>
            <caption className="visually-hidden">{title}</caption>
            <thead>
              <tr>
                <th scope="col">You borrow</th>
                {terms.map((term) => (
                  <th key={term} scope="col">
                    <span>over </span>
                    {term} months
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {amounts.map((amount) => (
                <tr key={amount}>
                  <th scope="row">{formatMoney(centsOf(amount), currency)}</th>
                  {terms.map((term) => {
                    const quote = quoteLoan(plan, centsOf(amount), term);
                    return (
                      <td key={term}>
                        {formatMoney(toCents(quote.monthlyPayment), currency)}
                        <span> a month</span>
                        <small>
                          {formatMoney(toCents(quote.totalInterest), currency)}
                          <span> interest</span>
                        </small>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </Figures>
        </Scroller>
        <Estimate>{estimate}</Estimate>
      </Container>
    </Band>
  );
}

export const query = graphql`
  fragment TypicalFigures on TypicalHeading {
    title
    lead
    amounts
    terms
  }
`;
