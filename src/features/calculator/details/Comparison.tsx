import styled from "@emotion/styled";
import { memo } from "react";
import { Legend } from "../../../components/Bar";
import { ArrowLink } from "../../../components/Button";
import { Computed, ComputedFigure } from "../../../components/Calculator/Results";
import { Disclosure } from "../../../components/Disclosure";
import { fraction, roundHalfUp } from "../../../lending/fraction";
import { onReducingBalance } from "../../../lending/quote";
import { row } from "../../../theme/parts";
import { color, space } from "../../../theme/tokens";
import { NamedBars } from "../Chart";
import type { CalculatorPartProps } from "../useCalculator";

/**
 * A loan at a flat rate beside the same loan on a reducing balance, with a link for comparing other offers.
 */
export const Comparison = memo(function Comparison({ labels, state, say }: CalculatorPartProps) {
  const { figures, lastFigures } = state;
  const { title, lead, flat, reducing, offer, check, alternatives } = labels.comparison;
  const { quote, repayment } = lastFigures;
  const share = (cents: bigint) =>
    Number(roundHalfUp(fraction(10_000n * cents, repayment || 1n))) / 100;
  const bar = (name: string, total: bigint) => ({
    name,
    figure: <ComputedFigure isValid={figures !== undefined}>{say.money(total)}</ComputedFigure>,
    parts: [
      ["interest", share(total)],
      ["loan-part", share(quote.principal)],
    ] as const,
  });
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
      {!quote.isReducing && <p>{lead}</p>}
      <Narrow>
        {!quote.isReducing && (
          <>
            <NamedBars
              bars={[
                bar(flat, repayment),
                bar(reducing, roundHalfUp(onReducingBalance(quote).totalRepayment)),
              ]}
            />
            <Legend aria-hidden="true">
              <li>{labels.schedule.principal}</li>
              <li data-part="interest">{labels.schedule.interest}</li>
            </Legend>
          </>
        )}
        <p>{offer}</p>
      </Narrow>
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
  & > p {
    margin-top: ${space[5]};
  }
`;
