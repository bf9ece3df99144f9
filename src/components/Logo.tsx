import styled from "@emotion/styled";
import { brandMark } from "../theme/marks";
import { iconRow } from "../theme/parts";
import { color } from "../theme/tokens";

/** Limits the growth with the text size, so that the logo fits a phone's header. */
const Lockup = styled.span`
  ${iconRow("0.4em", "inline-flex")}
  font-size: min(1.625rem, 9vw);
  & svg {
    height: 1em;
    fill: currentColor;
  }
  & [data-mark] {
    height: 1.3em;
    border-radius: 28%;
    /* One of its triangles is white. */
    @media print {
      border: 1px solid ${color.lineStrong};
    }
  }
`;

/** Renders the brand's mark and wordmark. */
export function Logo({ name, wordmark }: Pick<Queries.LenderFieldsFragment, "name" | "wordmark">) {
  return (
    <Lockup role="img" aria-label={name}>
      <svg viewBox="0 0 40 40" data-mark="" aria-hidden="true">
        {brandMark.map(({ points, fill }) => (
          <polygon key={points} points={points} fill={fill} />
        ))}
      </svg>
      <svg viewBox={wordmark.viewBox} aria-hidden="true">
        <path d={wordmark.path} />
      </svg>
    </Lockup>
  );
}
