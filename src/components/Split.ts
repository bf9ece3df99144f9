import styled from "@emotion/styled";
import { from } from "../theme/breakpoints";
import { columns, stack } from "../theme/parts";
import { space } from "../theme/tokens";

interface SplitProps {
  /** The widths of the parts, as grid tracks. */
  ratio: string;
}

/**
 * Two parts side by side on laptops and wider, or on tablets too with `data-from="md"`; stacked in narrower
 * windows and in print. `data-align` may be centre. A single part has the whole width.
 */
export const Split = styled("div", {
  shouldForwardProp: (name) => name !== "ratio" && name !== "as",
})<SplitProps>`
  --ratio: ${({ ratio }) => ratio};
  ${stack(`${space[8]} ${space.columns}`)}
  && > * {
    min-width: 0;
    margin-bottom: 0;
  }
  & > :only-child {
    grid-column: 1 / -1;
  }
  &[data-align="centre"] {
    align-items: center;
  }
  ${from("md")} {
    &[data-from="md"] {
      grid-template-columns: var(--ratio);
    }
  }
  ${columns("lg", "var(--ratio)")}
`;
