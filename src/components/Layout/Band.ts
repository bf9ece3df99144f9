import styled from "@emotion/styled";
import { color, space } from "../../theme/tokens";

/** A full-width part of a page; `data-ground` is plain, warm or sunken, `data-tone` light or dark. */
export const Band = styled.section`
  padding-block: ${space.section};
  background: ${color.ground};
  position: relative;

  &[data-ground="warm"] {
    background: ${color.groundWarm};
  }
  &[data-ground="sunken"] {
    background: ${color.groundSunken};
  }
  @media print {
    padding-block: ${space[6]};
  }
`;
