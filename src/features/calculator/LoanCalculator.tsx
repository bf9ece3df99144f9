import styled from "@emotion/styled";
import { SmallButton } from "../../components/Button";
import { ButtonLink } from "../../components/ButtonLink";
import { formatMoney } from "../../lending/money";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatDate } from "../../lib/format";
import { useDayOfPrinting } from "../../lib/useDayOfPrinting";
import { useSite } from "../../lib/useSite";
import { size, space } from "../../theme/tokens";
import { KeepLoan } from "../sideBySide/KeepLoan";
import { keptLoanOf } from "../sideBySide/keptLoans";
import { useShareTypedPay } from "../sideBySide/keptLoansStore";
import type { CalculatorLabels, CalculatorPartProps } from "./calculatorProps";
import { Comparison } from "./details/Comparison";
import { EveryTerm } from "./details/EveryTerm";
import { PayTool } from "./details/PayTool";
import { Schedule } from "./details/Schedule";
import { LoanForm } from "./form/LoanForm";
import { LoanResults } from "./LoanResults";
import { CALCULATOR_ANCHOR } from "./persistedChoice";
import { Actions } from "./Results";
import { monthsText } from "./state/sentences";
import { Answers, Card, Root } from "./styles";
import { useCalculator } from "./useCalculator";

export interface LoanCalculatorProps {
  plan: Queries.RatePlanDataFragment;
  labels: CalculatorLabels;
  /** The labels of the comparison that the loan can be added to. */
  sideBySide: Pick<Queries.SideBySideLabelsFieldsFragment, "keep" | "see" | "full">;
  applyLink: { readonly label: string; readonly to: string };
}

/** The whole instrument: what a loan costs, and behind it one closed answer to each next question. */
export function LoanCalculator({ plan, labels, sideBySide, applyLink }: LoanCalculatorProps) {
  const { state, actions, isHydrated, announcement, root } = useCalculator(plan, labels);
  const { figures, currency, pay } = state;
  const part = { labels, state, actions };
  useShareTypedPay(pay.available, currency.code);
  return (
    <Root id={CALCULATOR_ANCHOR} data-lazy-section="calculator" ref={root}>
      <div data-prerendered={isHydrated ? undefined : true}>
        <QuoteHeading {...part} />
        <Card data-card>
          <LoanForm {...part} plan={plan} isHydrated={isHydrated} />
          <LoanResults {...part}>
            <ButtonLink to={applyLink.to}>{applyLink.label}</ButtonLink>
            <Actions className="needs-script screen-only">
              <SmallButton disabled={!figures} onClick={actions.print}>
                {labels.results.print}
              </SmallButton>
              <KeepLoan labels={sideBySide} loan={figures && keptLoanOf(figures, currency)} />
              <MoreActions {...part} />
            </Actions>
          </LoanResults>
        </Card>
        <Answers>
          <PayTool {...part} />
          <EveryTerm {...part} plan={plan} />
          <Schedule {...part} />
          <Comparison {...part} />
        </Answers>
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </Root>
  );
}

/** What is seldom done with a result, behind a word. */
function MoreActions({ labels: { results }, state, actions }: CalculatorPartProps) {
  const buttons: [string, () => void][] = [
    [results.share, actions.share],
    [results.copyLink, actions.copyLink],
    [results.copyFigures, actions.copyFigures],
  ];
  return (
    <More>
      <summary>{results.more}</summary>
      {buttons.map(([label, onClick]) => (
        <SmallButton key={label} disabled={!state.figures} onClick={onClick}>
          {label}
        </SmallButton>
      ))}
    </More>
  );
}

/** The heading of the printed quote: the loan, the day of printing, the lender and its licence. */
function QuoteHeading({ labels, state }: CalculatorPartProps) {
  const { company, email, licence, phone } = useSite().lender;
  const day = useDayOfPrinting();
  const { choice, currency } = state;
  return (
    <OnPaper>
      <h2>{labels.quote.title}</h2>
      <p>
        <span>
          {`${formatMoney(choice.amount, currency)} ${currency.code}, ${monthsText(choice.termMonths)}.`}
        </span>{" "}
        <span>{day && `${fillTemplate(labels.quote.date, { date: formatDate(day) })}.`}</span>
      </p>
      <p>
        {company}, {phone.display}, {email}. {licence.statement}{" "}
        <span className="unbroken">{licence.number}</span>.
      </p>
    </OnPaper>
  );
}

/** Its buttons are below the row of the others while it is open. */
const More = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: ${space[3]};
    font-size: 0.9375rem;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &[open] {
    flex-basis: 100%;
  }
  & > button {
    margin: 0 ${space[2]} ${space[2]} 0;
  }
`;

const OnPaper = styled.div`
  display: none;
  @media print {
    display: block;
    & > :first-child {
      font-size: ${size.h3};
    }
    & > p {
      margin-top: ${space[1]};
    }
  }
`;
