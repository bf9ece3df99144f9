import styled from "@emotion/styled";
import { memo } from "react";
import { Bar, Legend } from "../../../components/Bar";
import { ArrowLink } from "../../../components/Button";
import { Computed, ComputedFigure } from "../../../components/Calculator/Results";
import { Disclosure } from "../../../components/Disclosure";
import { fraction, roundHalfUp } from "../../../lending/fraction";
import { onReducingBalance } from "../../../lending/quote";
import { row, stack } from "../../../theme/parts";
import { color, space } from "../../../theme/tokens";
import type { CalculatorPartProps } from "../useCalculator";

export const Comparison = memo(function Comparison({ labels, state, say }: CalculatorPartProps) {
  const { figures, lastFigures } = state;
  const { title, lead, flat, reducing, check, alternatives } = labels.comparison;
  const { quote, repayment } = lastFigures;
  const share = (cents: bigint) =>
    Number(roundHalfUp(fraction(10_000n * cents, repayment || 1n))) / 100;
  const bar = (name: string, total: bigint) => (
    <div>
      <dt>{name}</dt>
      <dd>
        <ComputedFigure isValid={figures !== undefined}>{say.money(total)}</ComputedFigure>
      </dd>
      <dd aria-hidden="true">
        <Bar
          parts={[
            ["interest", share(total)],
            ["loan-part", share(quote.principal)],
          ]}
        />
      </dd>
    </div>
  );
  return (
    <Disclosure
      title={title}
      answer={
        <Computed isValid={figures !== undefined}>
          {quote.isReducing ? check.label : say.reducing(quote)}
        </Computed>
      }
      id="comparison"
      className="screen-only"
    >
      {!quote.isReducing && (
        <>
          <p>{lead}</p>
          <Narrow>
            <Bars>
              {bar(flat, repayment)}
              {bar(reducing, roundHalfUp(onReducingBalance(quote).totalRepayment))}
            </Bars>
            <Legend aria-hidden="true">
              <li>{labels.schedule.principal}</li>
              <li data-part="interest">{labels.schedule.interest}</li>
            </Legend>
          </Narrow>
        </>
      )}
      <Links>
        {[check, alternatives].map(({ label, to }) => (
          <ArrowLink key={to} to={to}>
            {label}
          </ArrowLink>
        ))}
      </Links>
    </Disclosure>
  );
});

const Links = styled.div`
  ${row(`0 ${space[6]}`)}
`;

const Narrow = styled.div`
  max-width: 46rem;
  & > ul {
    color: ${color.textMuted};
  }
`;

/** Bars on a common scale, each with its name and figure above it. */
const Bars = styled.dl`
  ${stack(space[4])}
  margin-top: ${space[4]};
  & > div {
    ${row(`${space[1]} ${space[4]}`)}
    justify-content: space-between;
  }
  & dd {
    min-height: 1.6em;
    font-variant-numeric: tabular-nums;
  }
  & dd:has(svg) {
    flex-basis: 100%;
    min-height: 0;
  }
  & svg {
    height: 1.25rem;
  }
`;
