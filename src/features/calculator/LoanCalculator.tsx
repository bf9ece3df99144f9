import styled from "@emotion/styled";
import { SmallButton } from "../../components/Button";
import { ButtonLink } from "../../components/ButtonLink";
import { copyText } from "../../components/Toast/copyText";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatDate } from "../../lib/format";
import { printAlone } from "../../lib/printAlone";
import { useDayOfPrinting } from "../../lib/useDayOfPrinting";
import { useSite } from "../../lib/useSite";
import { size, space } from "../../theme/tokens";
import { KeepLoan, type KeepLoanProps } from "../sideBySide/KeepLoan";
import { keptLoanOf } from "../sideBySide/keptLoans";
import { useShareTypedPay } from "../sideBySide/keptLoansStore";
import { CalculatorFrame } from "./CalculatorFrame";
import type { NamedPlan, PageLabels } from "./calculatorProps";
import { Comparison } from "./details/Comparison";
import { EveryTerm } from "./details/EveryTerm";
import { PayTool } from "./details/PayTool";
import { Schedule } from "./details/Schedule";
import { LoanForm } from "./form/LoanForm";
import { LoanResults } from "./LoanResults";
import { shareUrl } from "./persistedChoice";
import { Actions } from "./Results";
import { payAnnouncement, payProblemText, payState } from "./state/pay";
import { figuresText, loanText } from "./state/sentences";
import { Answers, Card } from "./styles";
import { type CalculatorPartProps, useCalculator } from "./useCalculator";

interface LoanCalculatorProps {
  plan: NamedPlan;
  labels: PageLabels;
  sideBySide: KeepLoanProps["labels"];
  applyLink: { readonly label: string; readonly to: string };
}

/** The whole instrument: what a loan costs, and behind it one closed answer to each next question. */
export function LoanCalculator({ sideBySide, applyLink, ...props }: LoanCalculatorProps) {
  const { part, frame } = useCalculator(props.plan, props.labels);
  const { plan, labels } = part;
  const { entry, figures, currency } = part.state;
  const pay = payState(plan, entry, figures);
  const announcements = [
    frame.announcement,
    pay.answer
      ? payAnnouncement(pay.answer, currency, labels)
      : payProblemText(pay, labels.pay, labels.problems.amount),
  ];
  const actions = {
    copyLink: part.actions.copyLink,
    ...shareActions(part),
    print: () => printAlone(frame.root.current),
  };
  const button = (action: keyof typeof actions) => (
    <SmallButton disabled={!figures} onClick={actions[action]} data-replay-click>
      {labels.results[action]}
    </SmallButton>
  );
  useShareTypedPay(pay.available, currency.code);
  return (
    <CalculatorFrame {...frame} announcement={announcements.filter(Boolean).join(" ")}>
      <QuoteHeading {...part} />
      <Card data-card>
        <LoanForm {...part} />
        <LoanResults {...part}>
          <ButtonLink to={applyLink.to}>{applyLink.label}</ButtonLink>
          <Actions className="needs-script screen-only">
            {button("print")}
            <KeepLoan labels={sideBySide} loan={figures && keptLoanOf(figures, currency)} />
            <More>
              <summary>{labels.results.more}</summary>
              {button("share")}
              {button("copyLink")}
              {button("copyFigures")}
            </More>
          </Actions>
        </LoanResults>
      </Card>
      <Answers>
        <PayTool {...part} pay={pay} />
        <EveryTerm {...part} />
        <Schedule {...part} />
        <Comparison {...part} />
      </Answers>
    </CalculatorFrame>
  );
}

/** What passes a result on to others. */
function shareActions({ labels, state, actions: { copyLink } }: CalculatorPartProps) {
  const { lastFigures, currency, choice } = state;
  const { figuresCopied, notCopied } = labels.results;
  const text = figuresText(lastFigures, currency, labels);
  return {
    copyFigures: () => copyText(text, figuresCopied, notCopied),
    /** By the browser's share sheet; copies the link where there is none, or where it fails. */
    async share() {
      if (!("share" in navigator)) return copyLink();
      try {
        await navigator.share({ title: document.title, text, url: shareUrl(choice) });
      } catch (error) {
        const isCancelled = error instanceof DOMException && error.name === "AbortError";
        if (!isCancelled) await copyLink();
      }
    },
  };
}

/** The heading of the printed quote: the loan, the day of printing, the lender and its licence. */
function QuoteHeading({ labels, state }: CalculatorPartProps) {
  const { company, email, licence, phone } = useSite().lender;
  const day = useDayOfPrinting();
  const { choice, currency } = state;
  return (
    <OnPaper className="print-only">
      <h2>{labels.quote.title}</h2>
      <p>
        <span>{`${loanText(choice, currency, labels)}.`}</span>{" "}
        <span>{day && `${fillTemplate(labels.quote.date, { date: formatDate(day) })}.`}</span>
      </p>
      <p>
        {company}, {phone.display}, {email}. {licence.statement}{" "}
        <span className="unbroken">{licence.number}</span>.
      </p>
    </OnPaper>
  );
}

/** What is seldom done with a result. Its buttons are below the row of the others while it is open. */
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
  & > :first-child {
    font-size: ${size.h3};
  }
  & > p {
    margin-top: ${space[1]};
  }
`;
