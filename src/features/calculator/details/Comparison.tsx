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

export const Comparison = memo(function Comparison({ content, state, say }: CalculatorPartProps) {
  const { figures, lastFigures } = state;
  const { flatRate, links } = content;
  const { quote, repayment, interest } = lastFigures;
  const fees = repayment - quote.principal - interest;
  if (quote.isReducing && links.length === 0) return null;
  const total = (label: string, cents: bigint) => ({
    label,
    value: <ComputedFigure isValid={figures !== undefined}>{say.money(cents)}</ComputedFigure>,
  });
  return (
    <Disclosure
      title={quote.isReducing ? "Another lender's offer" : "Flat rate or reducing balance?"}
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
          <Muted>{flatRate}</Muted>
          <KeyFigures
            figures={[
              total("Flat rate, total", repayment),
              total(
                "Reducing balance, total",
                roundHalfUp(onReducingBalance(quote).totalRepayment) + fees,
              ),
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
