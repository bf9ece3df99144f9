import styled from "@emotion/styled";
import { below } from "../theme/breakpoints";
import { row } from "../theme/parts";
import { size, space } from "../theme/tokens";

/** A row of buttons; on phones as wide as the page, in one line where they fit. A `small` element gets its own line. */
export const ActionRow = styled.div`
  ${row(space[3])}
  align-items: center;
  margin-top: ${space[8]};
  ${below("sm")} {
    & > * {
      flex: 1 0 auto;
    }
  }
  & small {
    flex-basis: 100%;
    font-size: ${size.small};
  }
`;
