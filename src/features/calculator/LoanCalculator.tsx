import styled from "@emotion/styled";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { SmallButton } from "../../components/Button";
import { useLendingNote } from "../../components/LendingNote";
import { Licence } from "../../components/Licence";
import { Section } from "../../components/Section";
import { Share } from "../../components/Share";
import { Actions } from "../../components/Tool/Results";
import { Answers, ToolFrame } from "../../components/Tool/ToolFrame";
import { Lead, Small, Title } from "../../components/Type";
import { centsOf, outOfRange } from "../../lending/ratePlan";
import { formatDate } from "../../lib/format";
import { useDayOfPrinting } from "../../lib/now";
import { useSite } from "../../lib/useSite";
import { below, from, roomBelowAnswer } from "../../theme/breakpoints";
import { choice, chosen, columns, fitGrid, row, stack, surface } from "../../theme/parts";
import { size, space, token } from "../../theme/tokens";
import { Comparison } from "./details/Comparison";
import { EveryTerm } from "./details/EveryTerm";
import { Schedule } from "./details/Schedule";
import { LoanForm } from "./form/LoanForm";
import { FurtherFigures, LoanAnswer } from "./LoanResults";
import { NextStep } from "./NextStep";
import { productChoices } from "./productChoices";
import { enteredAmount } from "./state/calculatorState";
import { type CalculatorPartProps, useCalculator } from "./useCalculator";

interface LoanCalculatorProps {
  intro: Pick<Queries.IntroFieldsFragment, "title" | "lead">;
  products: readonly Queries.PricedProductFragment[];
  content: Queries.CalculatorTextsFieldsFragment;
  applyLink: { readonly label: string; readonly to: string };
  typical: Pick<Queries.TypicalHeadingFieldsFragment, "title" | "amounts">;
  /** What follows the answers that depend on the loan. */
  children?: ReactNode;
}

/** The page's opening, which is the calculator, and the answers below it. */
export function LoanCalculator(props: LoanCalculatorProps) {
  const { intro, applyLink, typical, content, children } = props;
  const products = useMemo(() => productChoices(props.products), [props.products]);
  const { part, frame } = useCalculator(products, content);
  const { figures } = part.state;
  // Deferred, so that a slow phone shows each key press before rendering the tables in the collapsed answers.
  const shown = useDeferredValue(part);
  return (
    <ToolFrame {...frame} isPrintedAlone>
      <div className="opening" data-tone="dark">
        <Stage className="container" data-card>
          <div className="screen-only">
            <h1>{intro.title}</h1>
            <Lead>{intro.lead}</Lead>
          </div>
          <QuoteHeading {...part} />
          <LoanAnswer {...part} />
          <LoanForm isBelowAnswer {...part}>
            <TypicalAmounts {...typical} {...part} />
          </LoanForm>
          <FurtherFigures {...part} />
          <Next className="screen-only" data-computed={figures ? undefined : "stale"}>
            <NextStep {...part} apply={applyLink} />
            <Actions className="needs-script">
              <SmallButton onClick={() => window.print()} data-replay-click>
                Print
              </SmallButton>
              <Share lines={part.actions.sharedLines} />
            </Actions>
          </Next>
          <Notes>
            {[content.rates, content.estimate, useLendingNote()].map((note) => (
              <Small key={note} as="p" data-terms="">
                {note}
              </Small>
            ))}
          </Notes>
        </Stage>
      </div>
      <Section data-background="warm">
        <Answers data-answers>
          <EveryTerm {...shown} />
          <Schedule {...shown} />
          <Comparison {...shown} />
        </Answers>
        {children}
      </Section>
    </ToolFrame>
  );
}

interface TypicalAmountsProps
  extends Pick<CalculatorPartProps, "plan" | "state" | "say" | "actions"> {
  title: string;
  amounts: readonly number[];
}

/** Buttons that enter an amount that the plan lends. */
const TypicalAmounts = ({ title, amounts, plan, state, say, actions }: TypicalAmountsProps) => (
  <Chips role="group" aria-label={title} className="needs-script">
    {amounts
      .map(centsOf)
      .filter((amount) => !outOfRange(plan, amount, plan.termRange.minimum).amount)
      .map((amount) => (
        <button
          type="button"
          key={String(amount)}
          translate="no"
          aria-pressed={state.figures !== undefined && amount === state.choice.amount}
          onClick={() => actions.change({ amount: enteredAmount(amount) })}
          data-replay-click
        >
          {say.short(amount)}
        </button>
      ))}
  </Chips>
);

function QuoteHeading(part: CalculatorPartProps) {
  const { state, say } = part;
  const { company, email, licence, phone } = useSite().lender;
  const day = useDayOfPrinting();
  return (
    <OnPaper className="print-only">
      <Title as="h2">Your loan estimate</Title>
      <p>
        <span>{`${say.loan(state.choice)}.`}</span>{" "}
        <span>{day && `Worked out on ${formatDate(day)}.`}</span>
      </p>
      <p>
        {company}, {phone.display}, {email}. <Licence licence={licence} />
      </p>
    </OnPaper>
  );
}

/** The sentence and the cloth are beside the form, or above it on phones and tablets. */
const Stage = styled.div`
  --type: min(max(0.25rem + 5.3vw, 1.25rem), 9vw);
  --cloth: 10rem;
  ${from("md")} {
    --cloth: 16rem;
  }
  ${from("lg")} {
    --type: min(3.85vw - 0.2rem, 3.25rem);
    --cloth: 26.25rem;
  }
  ${roomBelowAnswer} {
    & :is(a, button, input, select) {
      scroll-margin-top: calc(var(--cloth) + 4.4 * var(--type) + 2rem);
    }
  }
  .opening > && {
    align-items: start;
    gap: ${space[5]};
    padding-top: calc(${token.headerHeight} + clamp(0.5rem, 2vw, 1.75rem));
    ${columns("lg", "minmax(0, 25.5rem) minmax(0, 1fr)")}
    ${from("lg")} {
      grid-template-rows: auto auto 1fr;
      column-gap: clamp(2.5rem, 4.5vw, 4.5rem);
    }
    @media print {
      ${columns("sm", 2)}
      gap: ${space[1]} ${space[4]};
      padding: 0 ${space.gutter};
      & > *,
      & > * > :not(dl),
      & [aria-hidden],
      & [data-part="payment"] {
        grid-column: 1 / -1;
      }
      & div:has(> dl),
      & div:has(> div > dl),
      & dl {
        display: contents;
      }
      /* The cloth, its caption and the notes. */
      & > :last-child,
      & [aria-hidden],
      & > * > p {
        order: 1;
      }
    }
  }
  & h1 {
    font-size: ${size.h3};
    letter-spacing: -0.02em;
  }
  & h1 + .lead {
    margin-top: ${space[1]};
    font-size: ${size.body};
  }
  & > form {
    ${surface}
    box-shadow: ${token.shadow};
    ${from("lg")} {
      grid-area: 2 / 1 / span 2;
      height: 100%;
      justify-content: space-between;
    }
  }
`;

const Chips = styled.div`
  ${row(space[2])}
  & > button {
    ${choice}
    flex: 1 0 auto;
    padding-inline: ${space[1]};
    white-space: nowrap;
    font-size: ${size.compact};
    ${below("sm")} {
      font-size: ${size.small};
      letter-spacing: -0.02em;
    }
    &[aria-pressed="true"] {
      ${chosen}
    }
  }
`;

const Next = styled.div`
  ${stack(space[2])}
  ${from("lg")} {
    grid-area: 4 / 1;
  }
`;

const Notes = styled.div`
  ${fitGrid("18rem", `${space[3]} ${space[8]}`)}
  ${from("lg")} {
    grid-column: 1 / -1;
  }
  & > p {
    margin: 0;
  }
`;

const OnPaper = styled.div`
  & > p {
    margin-top: ${space[1]};
    font-size: 0.75rem;
    line-height: 1.35;
  }
`;
