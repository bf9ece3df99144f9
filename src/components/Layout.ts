import styled from "@emotion/styled";
import { layer } from "../theme/parts";
import { color, opaque, space, token } from "../theme/tokens";

/** A full-width section; `data-background` is plain, warm or sunken, `data-tone` is light or dark. */
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
`;

/** Limits the content's width, with a gutter on each side. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${token.contentWidth} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** A madras pattern behind a dark opening without a chart, strongest in the corner without text. */
export const OpeningCloth = styled.div`
  ${layer}
  z-index: -2;
  background: url("/patterns/madras.svg") right bottom / 24rem;
  mask: linear-gradient(to left top, ${opaque}, transparent 60%);
  opacity: 0.5;
  @media (forced-colors: active) {
    display: none;
  }
`;

export const madrasBand =
  'background: url("/patterns/madras-band.svg") repeat-x left center / auto 14px;';

/** A thin strip of madras, which ends the dark parts of a page. */
export const MadrasBand = styled.div`
  height: 14px;
  ${madrasBand}
`;
