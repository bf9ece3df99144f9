import { Band } from "../../components/Layout/Band";
import { Container } from "../../components/Layout/Container";
import { currencyOf } from "../../features/calculator/engine/currencies";
import { formatMoney } from "../../features/calculator/engine/formatMoney";
import { toCents } from "../../features/calculator/engine/fraction";
import { quoteLoan } from "../../features/calculator/engine/quote";
import { centsOf } from "../../features/calculator/engine/ratePlan";
import { Figures } from "./styles";

interface TypicalFiguresProps {
  words: { title: string; lead: string };
  plan: Queries.RatePlanDataFragment;
  /** The sentence that says that results are an estimate. */
  estimate: string;
}

const AMOUNTS = [5000, 10000, 20000, 50000];
const TERMS = [3, 6, 12];

/** What typical loans cost, as a table that needs no script. */
export function TypicalFigures({ words, plan, estimate }: TypicalFiguresProps) {
  const currency = currencyOf(plan.currencies[0] ?? "TTD");
  return (
    <Band data-ground="warm">
      <Container>
        <h2>{words.title}</h2>
        <p>{words.lead}</p>
        <Figures>
          <caption className="visually-hidden">{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">You borrow</th>
              {TERMS.map((term) => (
                <th key={term} scope="col">
                  over {term} months
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {AMOUNTS.map((amount) => (
              <tr key={amount}>
                <th scope="row">{formatMoney(centsOf(amount), currency)}</th>
                {TERMS.map((term) => {
                  const quote = quoteLoan(plan, centsOf(amount), term);
                  return (
                    <td key={term}>
                      {formatMoney(toCents(quote.monthlyPayment), currency)} a month
                      <small>{formatMoney(toCents(quote.totalInterest), currency)} interest</small>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Figures>
        <p>{estimate}</p>
      </Container>
    </Band>
  );
}
