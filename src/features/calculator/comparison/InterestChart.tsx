import styled from "@emotion/styled";
import type { LoanQuote } from "../../../lending/quote";
import { onReducingBalance } from "../../../lending/reducingBalance";
import { color, space } from "../../../theme/tokens";

interface InterestChartProps {
  /** Undefined leaves the chart empty. */
  quote: LoanQuote | undefined;
}

/** The share of a month's width that its bars fill. */
const BAR_SHARE = 0.72;

/** The interest of every month: on a reducing balance it falls, on a flat rate it is constant. */
export function InterestChart({ quote }: InterestChartProps) {
  const interests = quote ? reducingInterests(quote) : [];
  const width = 100 / interests.length;
  const flat = interests[0]?.interest || 1;
  return (
    <Bars aria-hidden="true">
      {interests.map(({ month, interest }) => {
        const height = (100 * interest) / flat;
        const bar = {
          x: `${((month - 1 + (1 - BAR_SHARE) / 2) * width).toFixed(3)}%`,
          width: `${(BAR_SHARE * width).toFixed(3)}%`,
        };
        return (
          <g key={month}>
            <rect {...bar} data-part="flat" height="100%" />
            <rect
              {...bar}
              data-part="reducing"
              y={`${(100 - height).toFixed(3)}%`}
              height={`${height.toFixed(3)}%`}
            />
          </g>
        );
      })}
    </Bars>
  );
}

/** Returns the interest of each month on a reducing balance, in floating point for the chart only. */
function reducingInterests(quote: LoanQuote): { month: number; interest: number }[] {
  const { numerator, denominator } = onReducingBalance(quote).monthlyPayment;
  const payment = Number(numerator / denominator);
  const rate = quote.monthlyRatePercent / 100;
  let balance = Number(quote.principal);
  return Array.from({ length: quote.termMonths }, (_, index) => {
    const interest = balance * rate;
    balance = Math.max(balance + interest - payment, 0);
    return { month: index + 1, interest };
  });
}

const Bars = styled.svg`
  width: 100%;
  height: 6.5rem;
  margin-top: ${space[2]};
  & [data-part="flat"] {
    fill: ${color.accent};
  }
  & [data-part="reducing"] {
    fill: ${color.emphasis};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
