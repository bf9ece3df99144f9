import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

const PORTRAIT = "min(22.5rem, 32%)";
const GAP = "clamp(2rem, 6vw, 6rem)";

export const Around = styled.div`
  margin-top: ${space[10]};
  ${from("md")} {
    --carousel-indent: calc(${PORTRAIT} + ${GAP});
  }
`;

export const Insight = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  ${from("md")} {
    grid-template-columns: ${PORTRAIT} minmax(0, 1fr);
    gap: ${GAP};
    align-items: center;
  }
  & img {
    width: 8.5rem;
    aspect-ratio: 4 / 5;
    object-fit: cover;
    border-radius: ${token.radius};
    ${from("md")} {
      width: 100%;
      border-radius: ${token.radiusLarge};
    }
  }
  & blockquote {
    font: 700 ${size.h2} / 1.08 ${token.fontDisplay};
    letter-spacing: -0.025em;
    text-wrap: balance;
  }
  & figcaption {
    margin-top: ${space[6]};
    color: ${color.textMuted};
  }
  & a {
    display: block;
    width: fit-content;
    font-weight: 600;
    font-size: ${size.large};
  }
`;
