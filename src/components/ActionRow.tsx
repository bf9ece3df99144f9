import styled from "@emotion/styled";
import { row } from "../theme/parts";
import { size, space } from "../theme/tokens";

/** A row of buttons. A `small` element among them gets its own line. */
export const ActionRow = styled.div`
  ${row(space[3])}
  align-items: center;
  margin-top: ${space[8]};
  & small {
    flex-basis: 100%;
    font-size: ${size.small};
  }
`;
