import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { from, withScript } from "../../theme/breakpoints";
import { space, token } from "../../theme/tokens";

/** When the example shows itself after all, because no script came to fill in the shared figures. */
const reveal = keyframes`to { visibility: visible; }`;

/**
 * A shared address leads here, below the page's header. The page's example would be seen for a
 * moment before the shared figures: it holds their place unseen until they are there.
 */
export const Island = styled.div`
  scroll-margin-top: calc(${token.headerHeight} + ${space[4]});
  ${withScript} {
    &:target > [data-example] :is(input, select, dd, tbody, tfoot, svg, [data-figures]) {
      visibility: hidden;
      animation: ${reveal} 0s 8s forwards;
    }
  }
`;

/**
 * The parts of the calculator, one below the other. A figure that is missing, because a field
 * cannot be read, leaves its room to the last one.
 */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(3rem, 2rem + 4vw, 6rem);
  & [data-room]::before {
    content: attr(data-room);
    display: block;
    height: 0;
    visibility: hidden;
  }
  & [data-held] {
    visibility: hidden;
  }
`;

/** Fields on the left, figures on the right; on a phone the payment comes first and stays in view. */
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
    box-shadow: none;
  }
`;

export const Tools = styled.div`
  display: grid;
  gap: ${space[6]};
  ${from("lg")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
