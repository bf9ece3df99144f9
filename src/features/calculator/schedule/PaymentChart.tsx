import styled from "@emotion/styled";
import type { Instalment } from "../../../lending/schedule";
import { BarChart } from "../chartStyles";

interface PaymentChartProps {
  schedule: readonly Instalment[];
}

/** The share of a month's width that its bar fills. */
const BAR_SHARE = 0.66;
/** More bars than this have no gaps between them. */
const MAXIMUM_BARS_WITH_GAPS = 36;
/** More months than this are not all numbered. */
const MAXIMUM_NUMBERS = 12;
/** The height of the numbers, in per cent of the chart. */
const NUMBERS_HEIGHT = 12;

/** Principal and interest of every payment as stacked bars. The table has the same figures. */
export function PaymentChart({ schedule }: PaymentChartProps) {
  const largest = Math.max(...schedule.map(({ payment }) => Number(payment)), 1);
  const share = schedule.length > MAXIMUM_BARS_WITH_GAPS ? 1 : BAR_SHARE;
  const width = 100 / schedule.length;
  const every = Math.ceil(schedule.length / MAXIMUM_NUMBERS);
  const height = (cents: bigint) => (Number(cents) / largest) * (100 - NUMBERS_HEIGHT);
  return (
    <Chart aria-hidden="true">
      {schedule.map(({ month, principal, interest }) => {
        const bar = {
          x: `${((month - 1 + (1 - share) / 2) * width).toFixed(3)}%`,
          width: `${(share * width).toFixed(3)}%`,
          rx: schedule.length > MAXIMUM_BARS_WITH_GAPS ? 0 : 4,
        };
        const below = height(principal);
        const above = height(interest);
        return (
          <g key={month}>
            <rect
              {...bar}
              data-part="principal"
              y={`${(100 - NUMBERS_HEIGHT - below).toFixed(3)}%`}
              height={`${below.toFixed(3)}%`}
            />
            <rect
              {...bar}
              data-part="interest"
              y={`${(100 - NUMBERS_HEIGHT - below - above).toFixed(3)}%`}
              height={`${Math.max(above - 1, 0).toFixed(3)}%`}
            />
            {(month - 1) % every === 0 && (
              <text x={`${((month - 0.5) * width).toFixed(3)}%`} y="99%">
                {month}
              </text>
            )}
          </g>
        );
      })}
    </Chart>
  );
}

/** The instalments of a usual loan fit one printed page without it. */
const Chart = styled(BarChart)`
  height: clamp(11rem, 8rem + 8vw, 16rem);
  @media print {
    display: none;
  }
`;
