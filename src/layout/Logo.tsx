import type { IGatsbyImageData } from "gatsby-plugin-image";
import { UnbrokenWords } from "../components/Type";
import { below, from, largeText } from "../theme/breakpoints";
import * as palette from "../theme/palette";
import { token } from "../theme/tokens";

interface LogoProps {
  name: string;
  logo: { gatsbyImageData: IGatsbyImageData | null } | null;
}

/** A longer name is in smaller type, on two lines or more. */
const LONGEST_ON_ONE_LINE = 12;

/** The lender's logo, or else its name. */
export function Logo({ name, logo }: LogoProps) {
  const { width, height, images } = logo?.gatsbyImageData ?? {};
  return (
    <span className="logo" data-long={name.length > LONGEST_ON_ONE_LINE || undefined}>
      {images ? (
        <img src={images.fallback?.src} alt={name} width={width} height={height} />
      ) : (
        <UnbrokenWords text={name} />
      )}
    </span>
  );
}

/**
 * Limits how much the logo grows with the text size, so that it fits into the header on a phone. Where the ground
 * may be white, the logo has a dark one of its own.
 */
export const logoStyles = () => `
  .logo {
    display: block;
    font: 700 min(1.625rem, 9vw) / 1.1 ${token.fontDisplay};
    letter-spacing: -0.02em;
    /* Beside a button that is as large as the text. */
    ${largeText} {
      &:not(:has(img)) {
        font-size: 5vw;
      }
    }
    & img {
      display: block;
      width: auto;
      height: 1.3em;
      max-width: 100%;
      object-fit: contain;
      object-position: left;
      @media print, (forced-colors: active) {
        box-sizing: content-box;
        padding: 0.3em 0.4em;
        border-radius: ${token.radiusSmall};
        background: ${palette.deep};
        forced-color-adjust: none;
        print-color-adjust: exact;
      }
    }
    &[data-long]:not(:has(img)) {
      max-width: 7.25em;
      font-size: min(1.125rem, 5vw);
      text-wrap: balance;
      /* On phones, a hyphenated word may break, because more lines would not fit. */
      ${below("md")} {
        & > .hyphenated {
          display: inline;
        }
      }
      /* On tablets, the navigation is below it. On wider screens, it leaves room for the navigation beside it. */
      ${from("md")} {
        max-width: 14em;
      }
      ${from("xl")} {
        max-width: 7.25em;
        font-size: 1rem;
      }
    }
  }
`;
