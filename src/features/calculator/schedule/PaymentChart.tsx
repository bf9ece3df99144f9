import type { Instalment } from "../../../lending/schedule";
import { Chart } from "./styles";

interface PaymentChartProps {
  schedule: readonly Instalment[];
}

/** The share of a month's place that its bar fills. */
const FILLED = 0.66;
/** More bars than this stand without gaps. */
const MOST_BARS = 36;
/** More months than this share the numbers below them. */
const MOST_NUMBERS = 12;
/** Room for the numbers, in per cent of the height. */
const FOOT = 12;

/** Principal and interest of every payment as bars; the table beside it says the same in figures. */
export function PaymentChart({ schedule }: PaymentChartProps) {
  const largest = Math.max(...schedule.map(({ payment }) => Number(payment)), 1);
  const filled = schedule.length > MOST_BARS ? 1 : FILLED;
  const place = 100 / schedule.length;
  const every = Math.ceil(schedule.length / MOST_NUMBERS);
  const height = (cents: bigint) => (Number(cents) / largest) * (100 - FOOT);
  return (
    <Chart aria-hidden="true">
      {schedule.map(({ month, principal, interest }) => {
        const bar = {
          x: `${((month - 1 + (1 - filled) / 2) * place).toFixed(3)}%`,
          width: `${(filled * place).toFixed(3)}%`,
          rx: schedule.length > MOST_BARS ? 0 : 4,
        };
        const below = height(principal);
        const above = height(interest);
        return (
          <g key={month}>
            <rect
              {...bar}
              data-part="principal"
              y={`${(100 - FOOT - below).toFixed(3)}%`}
              height={`${below.toFixed(3)}%`}
            />
            <rect
              {...bar}
              data-part="interest"
              y={`${(100 - FOOT - below - above).toFixed(3)}%`}
              height={`${Math.max(above - 1, 0).toFixed(3)}%`}
            />
            {(month - 1) % every === 0 && (
              <text x={`${((month - 0.5) * place).toFixed(3)}%`} y="99%">
                {month}
              </text>
            )}
          </g>
        );
      })}
    </Chart>
  );
}
