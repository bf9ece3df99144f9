import styled from "@emotion/styled";
import { row, swatch } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";

/**
 * Where each part ends, in per cent of the width. List the widest part first: all parts start at 0, and each
 * is drawn over those before it.
 */
type Parts = readonly (readonly [part: string, end: number])[];

export const Bar = ({ parts }: { parts: Parts }) => (
  <Rail aria-hidden="true">
    {parts.map(([part, end]) => (
      <rect key={part} data-part={part} width={`${end}%`} height="100%" />
    ))}
  </Rail>
);

interface ShareBarProps {
  interestPercent: number;
  legend: readonly [borrowed: string, interest: string];
}

export function ShareBar({ interestPercent, legend: [borrowed, interest] }: ShareBarProps) {
  return (
    <>
      <Bar
        parts={[
          ["interest", 100],
          ["borrowed", 100 - interestPercent],
        ]}
      />
      <Legend>
        <li>{borrowed}</li>
        <li data-part="interest">{interest}</li>
      </Legend>
    </>
  );
}

/** The colours for parts of a chart, chosen by `data-part`. They also apply in forced-colors mode. */
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
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

const Rail = styled.svg`
  width: 100%;
  height: 0.75rem;
  border-radius: ${token.radiusRound};
  background: ${color.backgroundSunken};
  ${partColors}
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
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
