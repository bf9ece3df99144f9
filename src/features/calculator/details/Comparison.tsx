import styled from "@emotion/styled";
import { memo } from "react";
import { ArrowLink } from "../../../components/Button";
import { Disclosure } from "../../../components/Disclosure";
import { KeyFigures } from "../../../components/KeyFigures";
import { Computed, ComputedFigure } from "../../../components/Tool/Results";
import { Muted } from "../../../components/Type";
import { roundHalfUp } from "../../../lending/fraction";
import { onReducingBalance } from "../../../lending/quote";
import { row } from "../../../theme/parts";
import { space } from "../../../theme/tokens";
import type { CalculatorPartProps } from "../useCalculator";

export const Comparison = memo(function Comparison({ labels, state, say }: CalculatorPartProps) {
  const { figures, lastFigures } = state;
  const { title, lead, flat, reducing, check, alternatives } = labels.comparison;
  const { quote, repayment, interest } = lastFigures;
  const fees = repayment - quote.principal - interest;
  const links = [check, alternatives].flatMap((link) => link ?? []);
  if (quote.isReducing && links.length === 0) return null;
  const total = (label: string, cents: bigint) => ({
    label,
    value: <ComputedFigure isValid={figures !== undefined}>{say.money(cents)}</ComputedFigure>,
  });
  return (
    <Disclosure
      title={quote.isReducing ? title.reducing : title.flat}
      answer={
        <Computed isValid={figures !== undefined}>
          {quote.isReducing ? (links[0]?.label ?? "") : say.reducing(quote)}
        </Computed>
      }
      id="comparison"
      className="screen-only"
    >
      {!quote.isReducing && (
        <>
          <Muted>{lead}</Muted>
          <KeyFigures
            figures={[
              total(flat, repayment),
              total(reducing, roundHalfUp(onReducingBalance(quote).totalRepayment) + fees),
            ]}
          />
        </>
      )}
      <Links>
        {links.map(({ label, to }) => (
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
  margin-top: ${space[4]};
`;
