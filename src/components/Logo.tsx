import styled from "@emotion/styled";
import { brandMark } from "../theme/marks";
import { iconRow, square } from "../theme/parts";
import { color, token } from "../theme/tokens";

const Lockup = styled.span`
  ${iconRow("0.4em", "inline-flex")}
  /* A mark, which need not grow with the letters past a phone's header. */
  font: 700 min(1.625rem, 9vw) / 1 ${token.fontDisplay};
  letter-spacing: -0.02em;
  & svg {
    ${square("1.3em")}
    border-radius: 28%;
    /* One of its triangles is white. */
    @media print {
      border: 1px solid ${color.lineStrong};
    }
  }
`;

interface LogoProps {
  name: string;
  /** Whether the element around it has a name of its own. */
  isHidden?: boolean;
}

/** The brand's mark and its name in lower case. */
export function Logo({ name, isHidden }: LogoProps) {
  return (
    <Lockup aria-hidden={isHidden}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        {brandMark.map(({ points, fill }) => (
          <polygon key={points} points={points} fill={fill} />
        ))}
      </svg>
      {name.toLowerCase()}
    </Lockup>
  );
}
