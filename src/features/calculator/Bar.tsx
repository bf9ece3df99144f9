import styled from "@emotion/styled";
import { color, token } from "../../theme/tokens";

export interface BarProps {
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
    {[...new Set(cuts)].map((cut) => (
      <line key={cut} x1={`${cut}%`} x2={`${cut}%`} y2="100%" />
    ))}
  </Rail>
);

/** The colours of a chart's parts, by their `data-part`; they stay in forced colours. */
export const partColors = `
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
