import styled from "@emotion/styled";
import { useId } from "react";
import type { TermOption } from "../../../lending/everyTerm";
import type { Currency } from "../../../lending/money";
import { below } from "../../../theme/breakpoints";
import { color, size, space } from "../../../theme/tokens";
import { BarChart, Legend } from "../chartStyles";
import { termsSentence } from "../state/sentences";

interface TermChartProps {
  labels: Queries.CalculatorLabelsDataFragment;
  options: readonly TermOption[];
  /** The chosen term; undefined marks none. */
  chosen: number | undefined;
  currency: Currency;
  /** While false, the charts are empty. */
  isValid: boolean;
}

/** Payment and total by term. The sentence below states what the bars show. */
export function TermChart({ labels, options, chosen, currency, isValid }: TermChartProps) {
  const id = useId();
  const { terms, schedule } = labels;
  const bars = isValid ? options : [];
  const data = (parts: (option: TermOption) => readonly bigint[]) =>
    bars.map((option) => ({
      term: option.termMonths,
      isChosen: option.termMonths === chosen,
      parts: parts(option).map(Number),
    }));
  return (
    <figure>
      <div role="img" aria-labelledby={id}>
        <Name>{terms.payment}</Name>
        <Bars bars={data(({ figures }) => [figures.payment])} />
        <Name>{terms.repayment}</Name>
        <Bars bars={data(({ figures }) => [figures.quote.principal, figures.interest])} />
        <Legend>
          <li>{schedule.principal}</li>
          <li data-part="interest">{schedule.interest}</li>
        </Legend>
      </div>
      <Caption id={id} data-computed={isValid ? "current" : "stale"}>
        {termsSentence(options, currency)}
      </Caption>
    </figure>
  );
}

interface BarsProps {
  bars: readonly {
    readonly term: number;
    readonly isChosen: boolean;
    /** Stacked from the bottom, in cents. */
    readonly parts: readonly number[];
  }[];
}

/** The share of a term's width that its bar fills. */
const BAR_SHARE = 0.66;
/** More terms than this are not all numbered. */
const MAXIMUM_NUMBERS = 14;
/** The height of the numbers, in per cent of the chart. */
const NUMBERS_HEIGHT = 18;

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);
const percent = (value: number): string => `${value.toFixed(2)}%`;

/** A bar for each term, stacked from its parts; a band marks the chosen one. */
function Bars({ bars }: BarsProps) {
  const largest = Math.max(...bars.map(({ parts }) => sumOf(parts)), 1);
  const width = 100 / bars.length;
  const every = Math.ceil(bars.length / MAXIMUM_NUMBERS);
  const height = (cents: number) => (cents / largest) * (100 - NUMBERS_HEIGHT);
  return (
    <Chart>
      {bars.map(({ term, isChosen, parts }, index) => (
        <g key={term} data-chosen={isChosen || undefined}>
          {isChosen && (
            <rect
              data-part="band"
              x={percent(index * width)}
              width={percent(width)}
              height="100%"
            />
          )}
          {parts.map((part, level) => (
            <rect
              key={level === 0 ? "first" : "second"}
              data-part={level === 0 ? "principal" : "interest"}
              x={percent((index + (1 - BAR_SHARE) / 2) * width)}
              width={percent(BAR_SHARE * width)}
              y={percent(100 - NUMBERS_HEIGHT - height(sumOf(parts.slice(0, level + 1))))}
              height={percent(height(part))}
            />
          ))}
          {(isChosen || index % every === 0) && (
            <text x={percent((index + 0.5) * width)} y="96%">
              {term}
            </text>
          )}
        </g>
      ))}
    </Chart>
  );
}

const Name = styled.div`
  margin-top: ${space[4]};
  font-size: ${size.small};
  color: ${color.textMuted};
`;

const Chart = styled(BarChart)`
  height: 7rem;
  margin-top: ${space[2]};
  & [data-chosen] text {
    fill: ${color.text};
    font-weight: 700;
  }
`;

/** Reserves the lines of its sentence. */
const Caption = styled.figcaption`
  min-height: 4.5em;
  margin-top: ${space[3]};
  font-size: ${size.small};
  line-height: 1.5;
  ${below("sm")} {
    min-height: 6em;
  }
`;
