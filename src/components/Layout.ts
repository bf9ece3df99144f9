import styled from "@emotion/styled";
import { color, space, token } from "../theme/tokens";

/** A full-width part of a page; `data-background` is plain, warm or sunken, `data-tone` light or dark. */
export const Band = styled.section`
  padding-block: ${space.section};
  background: ${color.background};
  position: relative;

  &[data-background="warm"] {
    background: ${color.backgroundWarm};
  }
  &[data-background="sunken"] {
    background: ${color.backgroundSunken};
  }
  @media print {
    padding-block: ${space[6]};
  }
`;

/** Limits the content's width, with a gutter at each side. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${token.contentWidth} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** A thin strip of madras cloth, the brand's edge. */
export const MadrasBand = styled.div`
  height: 14px;
  background: url("/patterns/madras-band.svg") repeat-x left center / auto 14px;
  @media print {
    display: none;
  }
`;
