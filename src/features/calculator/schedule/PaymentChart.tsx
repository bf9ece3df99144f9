import type { Instalment } from "../engine/schedule";
import { Chart } from "./styles";

interface PaymentChartProps {
  schedule: readonly Instalment[];
}

/** The share of a month's place that its bar fills. */
const FILLED = 0.66;
/** More months than this share the numbers below them. */
const MOST_NUMBERS = 12;
/** Room for the numbers, in per cent of the height. */
const FOOT = 12;

/** Principal and interest of every payment as bars; the table beside it says the same in figures. */
export function PaymentChart({ schedule }: PaymentChartProps) {
  const largest = Number(
    schedule.reduce((most, { payment }) => (payment > most ? payment : most), 1n),
  );
  const place = 100 / schedule.length;
  const every = Math.ceil(schedule.length / MOST_NUMBERS);
  const height = (cents: bigint) => (Number(cents) / largest) * (100 - FOOT);
  return (
    <Chart aria-hidden="true">
      {schedule.map(({ month, principal, interest }) => {
        const bar = {
          x: `${((month - 1 + (1 - FILLED) / 2) * place).toFixed(3)}%`,
          width: `${(FILLED * place).toFixed(3)}%`,
          rx: schedule.length > 2 * MOST_NUMBERS ? 0 : 4,
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
