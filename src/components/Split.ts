import styled from "@emotion/styled";
import { from } from "../theme/breakpoints";
import { stack } from "../theme/parts";
import { space } from "../theme/tokens";

interface SplitProps {
  /** The widths of the parts, as tracks of a grid. */
  ratio: string;
}

/**
 * Two parts beside each other from laptops up, or from tablets up with `data-from="md"`; below each other
 * in narrower windows and on paper. `data-gap` is near or far, `data-align` is centre or end. A part
 * without the other has the whole width.
 */
export const Split = styled("div", {
  shouldForwardProp: (name) => name !== "ratio" && name !== "as",
})<SplitProps>`
  --ratio: ${({ ratio }) => ratio};
  ${stack(`${space[10]} ${space.columns}`)}
  && > * {
    min-width: 0;
    margin-bottom: 0;
  }
  & > :only-child {
    grid-column: 1 / -1;
  }
  &[data-gap="near"] {
    gap: ${space[8]} ${space[16]};
  }
  &[data-gap="far"] {
    column-gap: ${space.columnsWide};
  }
  &[data-align="centre"] {
    align-items: center;
  }
  &[data-align="end"] {
    align-items: end;
  }
  ${from("md")} {
    &[data-from="md"] {
      grid-template-columns: var(--ratio);
    }
  }
  ${from("lg")} {
    grid-template-columns: var(--ratio);
  }
`;
