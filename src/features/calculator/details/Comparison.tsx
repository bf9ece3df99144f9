import styled from "@emotion/styled";
import { ArrowLink } from "../../../components/ArrowLink";
import { Disclosure } from "../../../components/Disclosure";
import { fraction, toCents } from "../../../lending/fraction";
import { formatMoney } from "../../../lending/money";
import { onReducingBalance } from "../../../lending/reducingBalance";
import { color, space } from "../../../theme/tokens";
import { unstoredLoans, useKeptLoans } from "../../sideBySide/keptLoansStore";
import type { CalculatorPartProps } from "../calculatorProps";
import { Legend, ShareBar } from "../chartStyles";
import { Figure } from "../Figure";
import { reducingSentence } from "../state/sentences";

/** The loan beside one at the same rate on a reducing balance, and the way to compare any other offer. */
export function Comparison({ labels, state }: CalculatorPartProps) {
  const { figures, lastFigures, currency } = state;
  const { title, lead, flat, reducing, offer, check } = labels.comparison;
  const { quote, repayment } = lastFigures;
  const kept = useKeptLoans();
  const bars = [
    [flat, repayment],
    [reducing, toCents(onReducingBalance(quote).totalRepayment)],
  ] as const;
  const width = (cents: bigint) =>
    `${Number(toCents(fraction(10_000n * cents, repayment || 1n))) / 100}%`;
  return (
    <Disclosure
      title={title}
      answer={
        <span data-computed={figures ? "current" : "stale"}>
          {reducingSentence(quote, currency)}
        </span>
      }
      id="comparison"
      className="screen-only"
    >
      <p>{lead}</p>
      <Bars>
        {bars.map(([name, total]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Figure isValid={figures !== undefined}>{formatMoney(total, currency)}</Figure>
            </dd>
            <ShareBar aria-hidden="true">
              <rect data-part="interest" width={width(total)} height="100%" />
              <rect data-part="loan-part" width={width(quote.principal)} height="100%" />
            </ShareBar>
          </div>
        ))}
      </Bars>
      <Legend aria-hidden="true">
        <li>{labels.schedule.principal}</li>
        <li data-part="interest">{labels.schedule.interest}</li>
      </Legend>
      <Offer>{offer}</Offer>
      <ArrowLink to={check.to + unstoredLoans(kept)}>{check.label}</ArrowLink>
    </Disclosure>
  );
}

const Bars = styled.dl`
  display: grid;
  gap: ${space[4]};
  max-width: 46rem;
  margin-top: ${space[4]};
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[1]} ${space[4]};
  }
  & dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & svg {
    height: 1.25rem;
  }
  & + ul {
    color: ${color.textMuted};
  }
`;

const Offer = styled.p`
  max-width: 46rem;
  margin-top: ${space[5]};
`;
