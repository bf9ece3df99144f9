import styled from "@emotion/styled";
import { useMemo } from "react";
import { Badge } from "../../components/Badge";
import { ArrowLink } from "../../components/Button";
import { useLendingNote } from "../../components/LendingNote";
import { type PriceLine, PriceTag } from "../../components/PriceTag";
import { SectionHeading } from "../../components/Section";
import { Share } from "../../components/Share";
import { Actions, ComputedFigure } from "../../components/Tool/Results";
import { ToolFrame } from "../../components/Tool/ToolFrame";
import { costPercent, loanFigures } from "../../lending/loanFigures";
import { outOfRange, type RatePlan } from "../../lending/ratePlan";
import { fillTemplate } from "../../lib/fillTemplate";
import { from } from "../../theme/breakpoints";
import { stack } from "../../theme/parts";
import { space } from "../../theme/tokens";
import { LoanForm } from "./form/LoanForm";
import { NextStep } from "./NextStep";
import { FIGURES } from "./state/loanTexts";
import { useCalculator } from "./useCalculator";

interface QuickCalculatorProps {
  plan: RatePlan;
  texts: Queries.CalculatorTextsFieldsFragment;
  /** The other calculator's plan, under which loans are made. They may cost less. */
  lendingPlan: RatePlan;
  content: Pick<
    Queries.ResourcesCalculatorFieldsFragment,
    "title" | "lead" | "badge" | "caveat" | "saving" | "other" | "ownCurrency" | "download"
  >;
}

export function QuickCalculator(props: QuickCalculatorProps) {
  const { plan, lendingPlan, content, texts } = props;
  const products = useMemo(() => [{ plan }], [plan]);
  const { part, frame } = useCalculator(products, texts, lendingPlan);
  const { say, state, actions, notLent } = part;
  const { figures, lastFigures, choice } = state;
  const { withLoan, sharedLines } = actions;
  const lower = loanFigures(lendingPlan, choice.amount, choice.termMonths);
  const difference = lastFigures.repayment - lower.repayment;
  const outside = outOfRange(lendingPlan, choice.amount, choice.termMonths);
  const isOwnCurrency = lendingPlan.currencies.includes(state.currency.code);
  const isLent = isOwnCurrency && !outside.amount && !outside.term;
  const caveats = [
    difference > 0n && content.caveat,
    difference > 0n &&
      isLent &&
      fillTemplate(content.saving, {
        payment: say.money(lower.payment),
        saving: say.money(difference),
      }),
    !isOwnCurrency && content.ownCurrency,
  ].filter((text) => typeof text === "string");
  const computed = (figure: string) => (
    <ComputedFigure isValid={figures !== undefined}>{figure}</ComputedFigure>
  );
  const kinds: Partial<Record<string, PriceLine["kind"]>> = {
    [FIGURES.repayment]: "total",
    [FIGURES.nominalRate]: "rate",
    [FIGURES.effectiveRate]: "rate",
  };
  return (
    <ToolFrame {...frame}>
      {/* The form itself is hidden in print, so this line states the loan. */}
      <p className="print-only">{`${say.loan(state.choice)}.`}</p>
      <ToolColumns data-card>
        <SectionHeading content={content} />
        <LoanForm {...part} />
        <div>
          <PriceTag
            caption={
              <>
                {content.badge && <Badge data-state="soon">{content.badge}</Badge>}
                <h3 className={notLent ? "label" : "visually-hidden"}>
                  {notLent?.text ?? "What it costs"}
                </h3>
              </>
            }
            lines={[
              {
                label: FIGURES.payment,
                value: computed(say.money(lastFigures.payment)),
                note: figures && say.payments(figures),
              },
              ...say.figuresOf(lastFigures).map(({ label, figure }) => ({
                label,
                value: computed(figure),
                kind: kinds[label],
              })),
            ]}
            cloth={
              figures && {
                instalments: figures.quote.termMonths,
                interestShare: costPercent(figures) / 100,
              }
            }
          >
            {[texts.rates, texts.estimate, useLendingNote()].map((note) => (
              <p key={note}>{note}</p>
            ))}
          </PriceTag>
        </div>
        <Next data-computed={figures ? undefined : "stale"}>
          {caveats.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {isOwnCurrency && (
            <div key="other" className="screen-only">
              <ArrowLink to={withLoan(content.other.to)}>{content.other.label}</ArrowLink>
            </div>
          )}
          {isOwnCurrency && <NextStep {...part} apply={content.download} />}
          <Actions className="needs-script screen-only">
            <Share lines={() => [...sharedLines(), ...caveats]} />
          </Actions>
        </Next>
      </ToolColumns>
    </ToolFrame>
  );
}

/**
 * The form and what to do next, beside the price tag with the answer, which hangs from the page's opening, or below
 * each other on narrower screens.
 */
const ToolColumns = styled.div`
  ${stack(`${space[8]} ${space.columns}`)}
  & > .section-heading {
    margin-bottom: 0;
  }
  & > form {
    padding: 0;
    background: none;
  }
  ${from("lg")} {
    grid-template: auto auto 1fr / minmax(0, 1.3fr) minmax(0, 1fr);
    & > :has(figure) {
      position: relative;
      z-index: 2;
      grid-area: 1 / 2 / span 3;
      ${from("xl")} {
        margin-top: calc(-8rem - ${space.section});
      }
    }
  }
  & figure {
    max-width: none;
    margin-top: 0;
  }
`;

const Next = styled.div`
  ${stack(space[2])}
  align-content: start;
`;
