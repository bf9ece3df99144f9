import styled from "@emotion/styled";
import { memo } from "react";
import { Legend } from "../../../components/Bar";
import { Computed, ComputedFigure } from "../../../components/Calculator/Results";
import { Disclosure } from "../../../components/Disclosure";
import { FigureTable } from "../../../components/FigureTable";
import type { LoanFigures } from "../../../lending/loanFigures";
import { formatAmount } from "../../../lending/money";
import { from } from "../../../theme/breakpoints";
import { color, space, token } from "../../../theme/tokens";
import { Chart, percent } from "../Chart";
import type { CalculatorPartProps } from "../useCalculator";
import { Columns } from "./EveryTerm";

const COLUMNS = ["payment", "principal", "interest", "principalLeft"] as const;

export const Schedule = memo(function Schedule({ labels, state, say }: CalculatorPartProps) {
  const { figures, lastFigures, choice, currency } = state;
  const texts = labels.schedule;
  const { schedule, quote, repayment, interest } = lastFigures;
  const figure = (cents: bigint) => (
    <ComputedFigure isValid={figures !== undefined}>{formatAmount(cents)}</ComputedFigure>
  );
  const row = (heading: string | number, amounts: readonly bigint[]) => ({
    key: heading,
    heading,
    cells: amounts.map(figure),
  });
  return (
    <Disclosure
      title={texts.title}
      answer={<Computed isValid={figures !== undefined}>{say.payoff(lastFigures)}</Computed>}
      id="schedule"
    >
      <Columns ratio="minmax(0, 0.85fr) minmax(0, 1fr)">
        <div>
          <p className="screen-only">{texts.lead}</p>
          <Drawing data-tone="dark" data-chart>
            <SoundingChart {...lastFigures} money={say.money} />
            <Legend aria-hidden="true">
              <li>{texts.principal}</li>
              <li data-part="interest">{texts.interest}</li>
            </Legend>
          </Drawing>
        </div>
        <div>
          <FigureTable
            caption={`${say.money(choice.amount)}, ${say.months(choice.termMonths)}, ${currency.code}`}
            showsCaption
            narrow="scroll"
            corner={texts.month}
            columns={COLUMNS.map((column) => ({
              label: texts[column],
              isMinor: column === "principal",
            }))}
            rows={schedule.map((instalment) =>
              row(
                instalment.month,
                COLUMNS.map((column) => instalment[column]),
              ),
            )}
            totals={row(texts.total, [repayment, quote.principal, interest])}
          />
        </div>
      </Columns>
    </Disclosure>
  );
});

/** Dark, like the site's nautical charts. */
const Drawing = styled.div`
  margin-block: ${space[5]};
  overflow: hidden;
  border-radius: ${token.radius};
  background: ${color.backgroundWarm};
  & ul {
    padding: 0 ${space[4]} ${space[3]};
  }
`;

interface SoundingChartProps extends Pick<LoanFigures, "schedule" | "repayment" | "interest"> {
  money: (cents: bigint) => string;
}

/** The vertical positions of the sea's surface, its deepest point and the month numbers, in per cent. */
const SURFACE = 16;
const GROUND = 86;
const NUMBERS = 97;
/** Numbers further right than this, in per cent, are right-aligned so that the edge does not cut them off. */
const LAST_CENTRED = 96;
/** A loan with more months than this has no buoys. */
const MAXIMUM_BUOYS = 24;
/** If a loan has more months than this, only some of them are numbered. */
const MAXIMUM_NUMBERS = 12;

/** The balance as a sea that gets shallower towards land. The lower layer is interest; buoys are payments. */
function SoundingChart({ schedule, repayment, interest, money }: SoundingChartProps) {
  const months = schedule.length;
  // Leaves room for the land on the right, which is not quite as wide as a month.
  const x = (month: number) => (100 * month) / (months + 0.7);
  const depth = (cents: bigint) =>
    SURFACE + (Number(cents) / Math.max(Number(repayment), 1)) * (GROUND - SURFACE);
  const soundings = [
    { month: 0, leftToPay: repayment, principalLeft: repayment - interest },
    ...schedule,
  ];
  const line = (of: "leftToPay" | "principalLeft") =>
    soundings.map((sounding) => `${x(sounding.month)},${depth(sounding[of])}`).join(" ");
  const every = Math.ceil(months / MAXIMUM_NUMBERS);
  const middle = soundings[Math.floor(months / 2)];
  return (
    <Sea aria-hidden="true">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        width="100%"
        height="100%"
      >
        <polygon data-part="interest" points={`0,${SURFACE} ${line("leftToPay")}`} />
        <polygon data-part="loan-part" points={`0,${SURFACE} ${line("principalLeft")}`} />
        <polygon data-part="ground" points={`${line("leftToPay")} 100,${SURFACE} 100,100 0,100`} />
        <polygon
          data-part="land"
          points={`${x(months)},${SURFACE} ${x(months + 0.2)},${SURFACE - 8} ${x(months + 0.45)},${SURFACE - 12} 100,${SURFACE - 9} 100,${SURFACE + 4}`}
        />
      </svg>
      {months <= MAXIMUM_BUOYS &&
        schedule.map(({ month, leftToPay }) => (
          <g key={month}>
            <line
              x1={percent(x(month))}
              x2={percent(x(month))}
              y1={percent(SURFACE)}
              y2={percent(depth(leftToPay))}
            />
            <circle cx={percent(x(month))} cy={percent(SURFACE)} r="5" />
          </g>
        ))}
      {schedule
        .filter(({ month }) => month % every === 0)
        .map(({ month }) => (
          <text
            key={month}
            x={percent(x(month))}
            y={percent(NUMBERS)}
            data-anchor={x(month) > LAST_CENTRED ? "end" : undefined}
          >
            {month}
          </text>
        ))}
      <text x="0.8%" y={percent(SURFACE - 5)} data-anchor="start" data-strong="">
        {money(repayment)}
      </text>
      {middle && middle.month > 0 && (
        <text
          x={percent(x(middle.month) + 1)}
          y={percent(depth(middle.leftToPay) + 9)}
          data-anchor="start"
          data-strong=""
        >
          {money(middle.leftToPay)}
        </text>
      )}
    </Sea>
  );
}

const Sea = styled(Chart)`
  height: 12rem;
  overflow: hidden;
  & [data-part="ground"] {
    fill: ${color.background};
  }
  & [data-part="land"] {
    fill: ${color.textMuted};
  }
  & line {
    stroke: ${color.textMuted};
    stroke-width: 1;
    stroke-dasharray: 3 3;
  }
  & circle {
    fill: ${color.accent};
    stroke: ${color.background};
  }
  ${from("lg")} {
    height: 16rem;
  }
`;
