import styled from "@emotion/styled";
import type { LoanQuote } from "../../../lending/quote";
import { onReducingBalance } from "../../../lending/reducingBalance";
import { from } from "../../../theme/breakpoints";
import { color, size, space } from "../../../theme/tokens";

interface InterestChartProps {
  /** Undefined leaves the chart empty. */
  quote: LoanQuote | undefined;
  labels: { readonly flat: string; readonly reducing: string };
}

/** The share of a month's width that its bars fill. */
const BAR_SHARE = 0.72;

/**
 * The interest of every month on a reducing balance, as bars that fall below an outline: the constant
 * interest on a flat rate.
 */
export function InterestChart({ quote, labels }: InterestChartProps) {
  const interests = quote ? reducingInterests(quote) : [];
  const width = 100 / interests.length;
  const flat = interests[0]?.interest || 1;
  return (
    <Chart aria-hidden="true">
      <b>{labels.flat}</b>
      <svg aria-hidden="true">
        {interests.map(({ month, interest }) => {
          const height = (100 * interest) / flat;
          return (
            <rect
              key={month}
              x={`${((month - 1 + (1 - BAR_SHARE) / 2) * width).toFixed(3)}%`}
              width={`${(BAR_SHARE * width).toFixed(3)}%`}
              y={`${(100 - height).toFixed(3)}%`}
              height={`${height.toFixed(3)}%`}
            />
          );
        })}
      </svg>
      <b>{labels.reducing}</b>
    </Chart>
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

const Chart = styled.div`
  position: relative;
  margin-top: ${space[2]};
  font-size: ${size.small};
  line-height: 1.5;
  & svg {
    width: 100%;
    height: 6.5rem;
    border: 2px solid ${color.text};
    ${from("lg")} {
      height: 14rem;
    }
  }
  & rect {
    fill: ${color.accent};
  }
  /* The bars end below it: on the right the balance is low. */
  & b:last-of-type {
    position: absolute;
    top: 2em;
    right: ${space[2]};
  }
  & b {
    font-weight: 600;
  }
  @media (forced-colors: active) {
    & svg {
      border-color: CanvasText;
    }
  }
`;
