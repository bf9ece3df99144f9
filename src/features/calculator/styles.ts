import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { printedAlone } from "../../lib/printAlone";
import { below, from, withScript } from "../../theme/breakpoints";
import { columns } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

/** The space around the form and the result; small enough on a phone for both in one window. */
export const cardPadding = "clamp(0.875rem, -0.35rem + 5.4vw, 2.5rem)";

/** Shows the example after all when no script has replaced it by the shared figures. */
const reveal = keyframes`to { visibility: visible; }`;

/**
 * A shared URL targets this element. The prerendered example is hidden in its space, so that nobody
 * sees it before the shared figures, for 8 seconds at most. A stale sentence is hidden in its space
 * while a field is invalid.
 */
export const Root = styled.div`
  & [data-computed="stale"] {
    visibility: hidden;
  }
  ${withScript} {
    &:target > [data-prerendered] :is(input, select, dd, tbody, tfoot, svg, [data-computed]) {
      visibility: hidden;
      animation: ${reveal} 0s 8s forwards;
    }
  }
  ${printedAlone}
`;

/** Fields on the left and figures on the right, or below them where they would be higher than the fields. */
export const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: ${token.radiusLarge};
  overflow: clip;
  box-shadow: ${token.shadowOverlay};
  ${columns("lg", "minmax(0, 1.3fr) minmax(0, 1fr)")}
  @media (forced-colors: active) {
    border: 1px solid;
  }
  @media print {
    grid-template-columns: minmax(0, 1fr);
    border-radius: 0;
    overflow: visible;
    box-shadow: none;
  }
`;

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${cardPadding};
  background: ${color.background};
  ${from("lg")} {
    gap: ${space[8]};
  }
`;

/** Neither grows with the letters past what a phone's field leaves for its text. */
const ARROW = { half: "min(0.375rem, 1.7vw)", inset: "min(1rem, 4vw)" };

const arrow = (slope: string, right: string) =>
  `linear-gradient(${slope}, transparent 50%, currentcolor 0) calc(100% - ${right}) 52% / ${ARROW.half} ${ARROW.half} no-repeat`;

/** Browsers put their own arrow at the border, whatever the padding is. */
export const Select = styled.select`
  flex: 1 1 15rem;
  min-width: 0;
  height: 3.375rem;
  padding-inline: ${space[4]} ${space[10]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${token.radius};
  appearance: none;
  background:
    ${arrow("45deg", `${ARROW.inset} - ${ARROW.half}`)},
    ${arrow("-45deg", ARROW.inset)},
    ${color.background};
  ${below("sm")} {
    padding-inline: min(${space[2]}, 2.5vw) min(${space[8]}, 8vw);
    font-size: min(0.9375rem, 4.05vw);
    letter-spacing: -0.01em;
  }
`;

/** Closed answers below each other. */
export const Answers = styled.div`
  margin-top: ${space[6]};
  padding-inline: ${cardPadding};
  border-radius: ${token.radiusLarge};
  background: ${color.background};
  & > details:last-of-type {
    border-bottom: 0;
  }
  @media print {
    margin-top: ${space[2]};
    padding: 0;
  }
`;

/** A side panel of a calculator. */
export const Panel = styled.section`
  margin-top: ${space[6]};
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
