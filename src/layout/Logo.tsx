import * as palette from "../theme/palette";
import { iconRow } from "../theme/parts";
import { color } from "../theme/tokens";

/** The four triangles in the brand's logo, in a 40 by 40 view box. */
const brandMark = [
  { points: "0,0 40,0 20,20", fill: palette.reefLight },
  { points: "40,0 40,40 20,20", fill: palette.mango },
  { points: "40,40 0,40 20,20", fill: palette.hibiscus },
  { points: "0,40 0,0 20,20", fill: palette.white },
] as const;

export function Logo({ name, wordmark }: Pick<Queries.LenderFieldsFragment, "name" | "wordmark">) {
  return (
    <span className="logo" role="img" aria-label={name}>
      <svg viewBox="0 0 40 40" data-mark="" aria-hidden="true">
        {brandMark.map(({ points, fill }) => (
          <polygon key={points} points={points} fill={fill} />
        ))}
      </svg>
      <svg viewBox={wordmark.viewBox} aria-hidden="true">
        <path d={wordmark.path} />
      </svg>
    </span>
  );
}

/** Limits how much the logo grows with the text size, so that it fits into the header on a phone. */
export const logoStyles = () => `
  .logo {
    ${iconRow("0.4em", "inline-flex")}
    font-size: min(1.625rem, 9vw);
    & svg {
      height: 1em;
      fill: currentColor;
    }
    & [data-mark] {
      height: 1.3em;
      border-radius: 28%;
      /* The border outlines the white triangle on paper. */
      @media print {
        border: 1px solid ${color.lineStrong};
      }
    }
  }
`;
