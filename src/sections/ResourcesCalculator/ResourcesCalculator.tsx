import { graphql } from "gatsby";
import { ButtonLink } from "../../components/Button/ButtonLink";
import { Band } from "../../components/Layout/Band";
import { Container } from "../../components/Layout/Container";
import { currencyOf } from "../../features/calculator/engine/currencies";
import { formatMoney } from "../../features/calculator/engine/formatMoney";
import {
  formatAnnualRate,
  formatMonthlyRate,
} from "../../features/calculator/engine/formatPercent";
import { centsOf } from "../../features/calculator/engine/ratePlan";
import { representativeExample } from "../../features/calculator/engine/representativeExample";
import { Columns, Example } from "./styles";

interface ResourcesCalculatorProps {
  words: Queries.ResourcesCalculatorWordsFragment["calculator"];
  plan: Queries.RatePlanDataFragment;
}

/** What the calculator is for, and its default loan worked out in figures. */
export function ResourcesCalculator({ words, plan }: ResourcesCalculatorProps) {
  const currency = currencyOf(plan.currencies[0] ?? "TTD");
  const { amount, termMonths } = plan.defaults;
  const example = representativeExample(plan, centsOf(amount), termMonths);
  const money = (cents: bigint) => formatMoney(cents, currency);
  const { nominalPercent, effectivePercent } = example.annualPercentageRate;
  const rows = [
    ["You borrow", money(example.principal)],
    ["Term", `${termMonths} months`],
    ["Flat rate a month", formatMonthlyRate(example.monthlyRatePercent)],
    ["Total interest", money(example.totalInterest)],
    ["Total repayment", money(example.totalRepayment)],
    ["Annual percentage rate, nominal", formatAnnualRate(nominalPercent)],
    ["Annual percentage rate, effective", formatAnnualRate(effectivePercent)],
  ];
  return (
    <Band id="calculator" data-ground="warm">
      <Container>
        <Columns>
          <div>
            <h2>{words.title}</h2>
            <p>{words.lead}</p>
            <p>{words.estimate}</p>
            <div>
              <ButtonLink to={words.download.to}>{words.download.label}</ButtonLink>
              <a href={words.other.to}>{words.other.label}</a>
            </div>
          </div>
          <Example data-tone="dark">
            <h3>{words.exampleTitle}</h3>
            <p>
              Monthly payment <strong>{money(example.instalment)}</strong>
            </p>
            <dl>
              {rows.map(([name, figure]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{figure}</dd>
                </div>
              ))}
            </dl>
          </Example>
        </Columns>
      </Container>
    </Band>
  );
}

export const query = graphql`
  fragment ResourcesCalculatorWords on ResourcesPage {
    calculator {
      title
      lead
      exampleTitle
      estimate
      other {
        label
        to
      }
      download {
        label
        to
      }
    }
  }
`;
