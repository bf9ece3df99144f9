import styled from "@emotion/styled";
import { row, swatch } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";

interface ShareBarProps {
  interestPercent: number;
  legend: readonly [borrowed: string, interest: string];
}

export function ShareBar({ interestPercent, legend: [borrowed, interest] }: ShareBarProps) {
  return (
    <>
      <Rail aria-hidden="true">
        <rect data-part="interest" width="100%" height="100%" />
        <rect width={`${100 - interestPercent}%`} height="100%" />
      </Rail>
      <Legend>
        <li>{borrowed}</li>
        <li data-part="interest">{interest}</li>
      </Legend>
    </>
  );
}

const Rail = styled.svg`
  width: 100%;
  height: 0.75rem;
  border-radius: ${token.radiusRound};
  fill: ${color.emphasis};
  & [data-part="interest"] {
    fill: ${color.accent};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

const Legend = styled.ul`
  ${row(`${space[1]} ${space[5]}`)}
  margin-top: ${space[3]};
  font-size: ${size.small};
  & li::before {
    ${swatch}
  }
  & [data-part="interest"]::before {
    background: ${color.accent};
  }
`;
