import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { swatch } from "../../components/swatch";
import { row, stack } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

/** The colours of a chart's parts, by their `data-part`; they stay in forced colours. */
const partColors = `
  & [data-part] {
    fill: ${color.emphasis};
  }
  & :is([data-part="interest"], [data-part="loan"]) {
    fill: ${color.accent};
  }
  & [data-part="owed"] {
    fill: ${color.textMuted};
  }
  & [data-part="band"] {
    fill: ${color.backgroundSunken};
  }
  & [data-part="ground"] {
    fill: ${color.line};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

/** Shapes and labels whose places are in per cent of the chart's width and height. */
export const Chart = styled.svg`
  width: 100%;
  overflow: visible;
  font-size: min(${size.small}, 5.5vw);
  & text {
    fill: ${color.textMuted};
    text-anchor: middle;
    font-variant-numeric: tabular-nums;
    /* Readable over the shapes. */
    paint-order: stroke;
    stroke: ${color.background};
    stroke-width: 4px;
    stroke-linejoin: round;
  }
  & text[data-anchor="start"] {
    text-anchor: start;
  }
  & text[data-anchor="end"] {
    text-anchor: end;
  }
  & text[data-strong] {
    fill: ${color.text};
    font-weight: 700;
  }
  & :is(line, circle) {
    stroke: ${color.text};
    stroke-width: 2;
  }
  & circle {
    fill: ${color.background};
  }
  ${partColors}
  @media (forced-colors: active) {
    & text,
    & text[data-strong] {
      fill: CanvasText;
      stroke: Canvas;
    }
    & [data-part="band"] {
      fill: none;
      stroke: CanvasText;
    }
    & :is(line, circle) {
      stroke: CanvasText;
    }
  }
`;

export const percent = (value: number): string => `${value.toFixed(2)}%`;

interface BarProps {
  /** Where each part ends, in per cent of the width, the last one first. */
  parts: readonly (readonly [part: string, end: number])[];
  /** The ends of further pieces, marked by lines. */
  cuts?: readonly number[];
}

export const Bar = ({ parts, cuts = [] }: BarProps) => (
  <Rail aria-hidden="true">
    {parts.map(([part, end]) => (
      <rect key={part} data-part={part} width={`${end}%`} height="100%" />
    ))}
    {cuts.map((cut) => (
      <line key={cut} x1={`${cut}%`} x2={`${cut}%`} y2="100%" />
    ))}
  </Rail>
);

interface NamedBarsProps {
  bars: readonly (BarProps & { name: string; figure: ReactNode })[];
}

/** Bars on one scale, each below its name and figure. */
export const NamedBars = ({ bars }: NamedBarsProps) => (
  <Bars>
    {bars.map(({ name, figure, ...bar }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{figure}</dd>
        <Bar {...bar} />
      </div>
    ))}
  </Bars>
);

const Rail = styled.svg`
  width: 100%;
  height: 0.75rem;
  border-radius: ${token.radiusRound};
  background: ${color.backgroundSunken};
  & line {
    stroke: ${color.background};
    stroke-width: 2px;
  }
  ${partColors}
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Bars = styled.dl`
  ${stack(space[4])}
  margin-top: ${space[4]};
  & > div {
    ${row(`${space[1]} ${space[4]}`)}
    justify-content: space-between;
  }
  & dd {
    min-height: 1.6em;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & svg {
    height: 1.25rem;
  }
`;

export const Legend = styled.ul`
  ${row(`${space[1]} ${space[5]}`)}
  margin-top: ${space[3]};
  font-size: ${size.small};
  & li::before {
    ${swatch}
  }
  & :is([data-part="interest"], [data-part="loan"])::before {
    background: ${color.accent};
  }
  & [data-part="owed"]::before {
    background: ${color.textMuted};
  }
`;
