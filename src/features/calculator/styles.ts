import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { from, withScript } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

/** Shows the example after all when no script has replaced it by the shared figures. */
const reveal = keyframes`to { visibility: visible; }`;

/**
 * A shared URL targets this element. The prerendered example is hidden in its space, so that nobody
 * sees it before the shared figures, for 8 seconds at most.
 */
export const Root = styled.div`
  ${withScript} {
    &:target > [data-prerendered] :is(input, select, dd, tbody, tfoot, svg, [data-computed]) {
      visibility: hidden;
      animation: ${reveal} 0s 8s forwards;
    }
  }
`;

/** The parts of the calculator. A stale sentence is hidden in its space while a field is invalid. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(3rem, 2rem + 4vw, 6rem);
  & [data-computed="stale"] {
    visibility: hidden;
  }
  @media print {
    gap: ${space[4]};
  }
`;

/** Fields on the left, figures on the right; on a phone the payment is first and sticks. */
export const Card = styled.div`
  display: grid;
  grid-template: "headline" "form" "details" / minmax(0, 1fr);
  border-radius: ${token.radiusLarge};
  overflow: clip;
  box-shadow: ${token.shadowOverlay};
  ${from("md")} {
    grid-template: "form headline" auto "form details" 1fr / minmax(0, 1.15fr) minmax(0, 1fr);
  }
  ${from("lg")} {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  @media print {
    grid-template: "form" "headline" "details" / minmax(0, 1fr);
    border-radius: 0;
    overflow: visible;
    box-shadow: none;
  }
`;

export const Tools = styled.div`
  display: grid;
  gap: ${space[6]};
  /* The first and the last of the four are the tallest. */
  ${from("lg")} {
    grid-template: auto auto 1fr / repeat(2, minmax(0, 1fr));
    & > :nth-of-type(1) {
      grid-row: 1 / span 2;
    }
    & > :nth-of-type(2) {
      grid-column: 2;
    }
    & > :nth-of-type(3) {
      grid-area: 3 / 1;
    }
    & > :nth-of-type(4) {
      grid-area: 2 / 2 / span 2;
    }
  }
`;

/** A side panel of the calculator. */
export const Panel = styled.section`
  padding: min(clamp(1.25rem, 0.5rem + 2.6vw, 2.5rem), 5vw);
  border-radius: ${token.radiusLarge};
  background: ${color.background};
  & > h2,
  & > h3 {
    font-size: ${size.h3};
  }
  & > p {
    margin-top: ${space[3]};
    color: ${color.textMuted};
  }
`;
