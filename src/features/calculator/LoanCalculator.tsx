import styled from "@emotion/styled";
import { useDeferredValue, useMemo } from "react";
import { SmallButton } from "../../components/Button";
import { Answers, CalculatorFrame, Card } from "../../components/Calculator/CalculatorFrame";
import { Actions } from "../../components/Calculator/Results";
import { Licence } from "../../components/Licence";
import { LoanCloth } from "../../components/LoanCloth";
import { Share } from "../../components/Share";
import { Small, Title } from "../../components/Type";
import { isProblem } from "../../lending/inputMessages";
import { costPercent } from "../../lending/loanFigures";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatDate } from "../../lib/format";
import { lentProducts } from "../../lib/lentProducts";
import { useDayOfPrinting } from "../../lib/now";
import { useSite } from "../../lib/useSite";
import { space } from "../../theme/tokens";
import { Comparison } from "./details/Comparison";
import { EveryTerm } from "./details/EveryTerm";
import { Schedule } from "./details/Schedule";
import { LoanForm } from "./form/LoanForm";
import { LoanResults } from "./LoanResults";
import { type CalculatorPartProps, useCalculator } from "./useCalculator";

interface LoanCalculatorProps {
  products: readonly Queries.PricedProductFragment[];
  labels: Queries.CalculatorLabelsFieldsFragment;
  applyLink: { readonly label: string; readonly to: string };
}

export function LoanCalculator({ applyLink, ...props }: LoanCalculatorProps) {
  const products = useMemo(() => lentProducts(props.products), [props.products]);
  const { part, frame } = useCalculator(products, props.labels);
  const { labels } = part;
  const { term, choice } = part.state;
  // Deferred, so that a slow phone shows each key press before rendering the tables in the collapsed answers.
  const shown = useDeferredValue(part);
  return (
    <CalculatorFrame {...frame} isPrintedAlone>
      <QuoteHeading {...part} />
      <Card data-card>
        <LoanForm {...part} />
        <LoanResults {...part} apply={applyLink}>
          <Actions className="needs-script screen-only">
            <SmallButton onClick={() => window.print()} data-replay-click>
              {labels.results.print}
            </SmallButton>
            <Share lines={part.actions.sharedLines} />
          </Actions>
          <Cloth {...part} />
        </LoanResults>
      </Card>
      <Answers data-answers>
        <EveryTerm {...shown} chosen={isProblem(term.message) ? undefined : choice.termMonths} />
        <Schedule {...shown} />
        <Comparison {...shown} />
      </Answers>
    </CalculatorFrame>
  );
}

const Cloth = ({ labels, state: { lastFigures } }: CalculatorPartProps) => (
  <Woven>
    <LoanCloth
      instalments={lastFigures.quote.termMonths}
      interestShare={costPercent(lastFigures) / 100}
    />
    <Small>{labels.results.cloth}</Small>
  </Woven>
);

function QuoteHeading(part: CalculatorPartProps) {
  const { labels, state, say } = part;
  const { company, email, licence, phone } = useSite().lender;
  const day = useDayOfPrinting();
  return (
    <OnPaper className="print-only">
      <Title as="h2">{labels.quote.title}</Title>
      <p>
        <span>{`${say.loan(state.choice)}.`}</span>{" "}
        <span>{day && `${fillTemplate(labels.quote.date, { date: formatDate(day) })}.`}</span>
      </p>
      <p>
        {company}, {phone.display}, {email}. <Licence licence={licence} />
      </p>
    </OnPaper>
  );
}

const Woven = styled.div`
  display: flow-root;
  margin-top: ${space[4]};
  @media print {
    margin-top: ${space[1]};
    & > span {
      height: 0.75rem;
    }
    & > small {
      margin-top: 0;
      font-size: 0.75rem;
    }
  }
`;

const OnPaper = styled.div`
  & > p {
    margin-top: ${space[1]};
    font-size: 0.75rem;
    line-height: 1.35;
  }
`;
