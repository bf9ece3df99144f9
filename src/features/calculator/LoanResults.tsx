import styled from "@emotion/styled";
import { LoomCloth } from "../../components/LoomCloth";
import { ComputedFigure, NO_FIGURE } from "../../components/Tool/Results";
import { Small } from "../../components/Type";
import { formatAnnualRate } from "../../lending/annualPercentageRate";
import { costPercent } from "../../lending/loanFigures";
import { centsOf } from "../../lending/ratePlan";
import { below, from, largeText, roomBelowAnswer } from "../../theme/breakpoints";
import { column, row } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";
import { FIGURES } from "./state/loanTexts";
import type { CalculatorPartProps } from "./useCalculator";

/** If a plan's largest amount has at least this many characters, the sentence is smaller. */
const LONG_SUM = 12;

/**
 * States what a loan costs in one sentence, above the loan as cloth. While a field is invalid, there are dashes
 * in place of the figures, and there is no cloth. The sentence about a loan that is not offered is smaller.
 */
export function LoanAnswer({ plan, state, say, notLent }: CalculatorPartProps) {
  const { figures, lastFigures } = state;
  const isValid = figures !== undefined;
  const hasFees = lastFigures.fees.length > 0;
  const longest = say.money(centsOf(plan.amountRange.maximum));
  return (
    <Answer>
      <Headline data-long={hasFees || longest.length >= LONG_SUM || undefined}>
        <h2 className={notLent ? undefined : "visually-hidden"}>
          {notLent?.text ?? "What it costs"}
        </h2>
        <p className="screen-only" data-computed="current">
          {say.sentence(lastFigures).map(({ name, figure, text }) => (
            <span key={name} data-part={name}>
              <b translate="no">{isValid ? figure : NO_FIGURE}</b>
              <span>{text}</span>
            </span>
          ))}
        </p>
      </Headline>
      <Woven data-computed="current">
        <LoomCloth
          instalments={figures?.quote.termMonths ?? 0}
          interestShare={costPercent(lastFigures) / 100}
          longest={plan.termRange.maximum}
        />
        <dl data-tone="light">
          <div data-part="payment">
            <dt>{FIGURES.payment}</dt>
            <dd>
              <ComputedFigure isValid={isValid}>{say.money(lastFigures.payment)}</ComputedFigure>
            </dd>
            <Small as="dd" data-computed={isValid ? "current" : "stale"}>
              <span>{say.payments(lastFigures)}</span>
            </Small>
          </div>
          <div data-part="cost">
            <dt>{hasFees ? FIGURES.cost : FIGURES.interest}</dt>
            <dd>
              <ComputedFigure isValid={isValid}>{say.money(lastFigures.cost)}</ComputedFigure>
            </dd>
          </div>
        </dl>
      </Woven>
    </Answer>
  );
}

export function FurtherFigures({ content, state, say }: CalculatorPartProps) {
  const { figures, lastFigures } = state;
  const { annualRate, fees, interest } = lastFigures;
  const rows = [
    { label: FIGURES.repayment, figure: say.money(lastFigures.repayment) },
    ...(fees.length > 0 ? [{ label: FIGURES.interest, figure: say.money(interest) }] : []),
    ...say.feesOf(lastFigures),
    { label: FIGURES.nominalRate, figure: formatAnnualRate(annualRate.nominalPercent) },
    { label: FIGURES.effectiveRate, figure: formatAnnualRate(annualRate.effectivePercent) },
  ];
  return (
    <Rows>
      <Small as="p" data-computed={figures ? "current" : "stale"}>
        {content.cloth}
      </Small>
      <dl>
        {rows.map(({ label, figure }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <ComputedFigure isValid={figures !== undefined}>{figure}</ComputedFigure>
            </dd>
          </div>
        ))}
      </dl>
    </Rows>
  );
}

const figure = `font: 600 1.5rem / 1.3 ${token.fontText}; letter-spacing: -0.01em; font-variant-numeric: tabular-nums;`;

/** On phones and tablets, it stays below the header while the fields scroll. */
const Answer = styled.div`
  ${column}
  gap: ${space[3]};
  @media screen {
    ${below("lg")} {
      margin-inline: calc(-1 * ${space.gutter});
      padding: ${space[1]} ${space.gutter} ${space[3]};
      background: ${color.backgroundWarm};
    }
  }
  ${roomBelowAnswer} {
    position: sticky;
    z-index: 2;
    top: ${token.barHeight};
  }
  ${from("lg")} {
    grid-area: 1 / 2 / span 2;
    gap: ${space[5]};
  }
`;

/** Its height does not depend on the loan. */
const Headline = styled.div`
  @media screen {
    min-height: calc(3 * 1.08 * var(--type));
  }
  & > h2 {
    margin-bottom: ${space[1]};
    font: 600 ${size.compact} / 1.3 ${token.fontText};
    letter-spacing: 0;
  }
  & > p {
    font: 700 var(--type) / 1.08 ${token.fontDisplay};
    letter-spacing: -0.025em;
    font-variant-numeric: tabular-nums;
    color: ${color.textMuted};
  }
  &[data-long] > p {
    font-size: calc(0.84 * var(--type));
  }
  & > :not(.visually-hidden) + p {
    font-size: min(2rem, max(1.25rem, 0.62 * var(--type)));
  }
  & b {
    font-weight: inherit;
    color: ${color.text};
  }
  & [data-part="repayment"],
  & [data-part="cost"] {
    display: block;
  }
  & [data-part="cost"],
  & [data-part="cost"] > b {
    color: ${color.cost};
  }
  ${below("sm")} {
    & > :not(.visually-hidden) + p > span {
      display: inline;
    }
  }
`;

/** The labels are below the cloth. */
const UNSEWN = `
  & > dl {
    position: static;
    padding: ${space[2]} 0 0;
    & > div {
      display: block;
    }
  }
`;

/** The cloth, with two labels sewn on. */
const Woven = styled.div`
  position: relative;
  & > [aria-hidden] {
    height: var(--cloth);
  }
  & > dl {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column-reverse;
    justify-content: space-between;
    align-items: start;
    padding: ${space[2]} ${space[2]} 2rem;
  }
  & > dl > div {
    display: grid;
    grid-template-columns: auto auto;
    justify-content: start;
    column-gap: ${space[2]};
    padding: 0.2rem 0.65rem;
    border-radius: 2px;
    outline: 1px dashed ${color.lineStrong};
    outline-offset: -3px;
    background: ${color.backgroundWarm};
    font-size: ${size.compact};
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
    & > .small {
      grid-column: 1 / -1;
      margin: 0;
    }
  }
  ${from("lg")} {
    & > dl {
      padding: ${space[3]} ${space[3]} 2.25rem;
    }
    & > dl > div {
      display: block;
      padding: ${space[2]} ${space[4]};
      & > dd:not(.small) {
        ${figure}
      }
    }
  }
  ${largeText} {
    ${UNSEWN}
  }
  @media (forced-colors: active) {
    ${UNSEWN}
  }
  @media print {
    & > [aria-hidden] {
      height: 0.75rem;
    }
    & > dl > div {
      display: block;
      padding: 0;
      outline: 0;
      & > dd:not(.small) {
        ${figure}
      }
      &[data-part="payment"] > dd:not(.small) {
        font-size: ${size.h2};
      }
    }
  }
`;

const Rows = styled.div`
  ${column}
  gap: ${space[4]};
  & > .small {
    max-width: none;
  }
  & > dl {
    ${row(`${space[3]} ${space[5]}`)}
    align-items: end;
    & > div {
      flex: 1 1 9rem;
    }
    & dt {
      font-size: ${size.compact};
      line-height: 1.35;
    }
    & dd {
      ${figure}
    }
    ${below("sm")} {
      row-gap: 0;
      & > div {
        ${row(`0 ${space[4]}`)}
        flex: 1 0 100%;
        justify-content: space-between;
        align-items: baseline;
        border-top: 1px solid ${color.line};
      }
    }
  }
  ${from("lg")} {
    grid-area: 3 / 2 / span 2;
  }
`;
