import styled from "@emotion/styled";
import { color, size, space } from "../theme/tokens";

/** What the person in a step's picture does. */
export const StepCaption = styled.p`
  && {
    margin-top: ${space[4]};
    padding-left: ${space[4]};
    border-left: 3px solid ${color.accent};
    font-size: ${size.small};
    line-height: 1.5;
    color: ${color.text};
  }
`;
