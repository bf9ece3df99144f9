import styled from "@emotion/styled";
import { formatDecimal } from "../../lending/money";
import { fillTemplate } from "../../lib/fillTemplate";
import { row, swatch } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

export interface BarProps {
  /** Where each part ends, in per cent of the width, the last one first. */
  parts: readonly (readonly [part: string, end: number])[];
}

export const Bar = ({ parts }: BarProps) => (
  <Rail aria-hidden="true">
    {parts.map(([part, end]) => (
      <rect key={part} data-part={part} width={`${end}%`} height="100%" />
    ))}
  </Rail>
);

interface ShareBarProps {
  interestPercent: number;
  labels: Queries.CalculatorExampleFieldsFragment;
}

export function ShareBar({ interestPercent, labels }: ShareBarProps) {
  const borrowed = 100 - interestPercent;
  const share = (template: string, percent: number) =>
    fillTemplate(template, { percent: formatDecimal(BigInt(Math.round(10 * percent)), 1) });
  return (
    <>
      <Bar
        parts={[
          ["interest", 100],
          ["borrowed", borrowed],
        ]}
      />
      <Legend>
        <li>{share(labels.principalShare, borrowed)}</li>
        <li data-part="interest">{share(labels.interestShare, interestPercent)}</li>
      </Legend>
    </>
  );
}

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
