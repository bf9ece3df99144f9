import styled from "@emotion/styled";
import { below } from "../../../theme/breakpoints";
import { color, space, token } from "../../../theme/tokens";

/** Keeps its room while there is nothing to tell. */
export const Cost = styled.div`
  margin-bottom: ${space[5]};
  & p {
    min-height: 3em;
    margin-top: ${space[3]};
    line-height: 1.5;
  }
  ${below("lg")} {
    & p {
      min-height: 4.5em;
    }
  }
  ${below("sm")} {
    & p {
      min-height: 6em;
    }
  }
`;

/** How much of what is repaid is the loan and how much the interest. */
export const Share = styled.svg`
  width: 100%;
  height: 0.75rem;
  border-radius: ${token.radiusRound};
  background: ${color.groundSunken};
  & rect:first-of-type {
    fill: ${color.emphasis};
  }
  & rect:last-of-type {
    fill: ${color.accent};
  }
  @media (forced-colors: active) {
    & rect:first-of-type {
      fill: CanvasText;
    }
    & rect:last-of-type {
      fill: Highlight;
    }
  }
`;
