import styled from "@emotion/styled";
import { withoutScript } from "../theme/breakpoints";
import { color, space, token } from "../theme/tokens";

/** A note for browsers without JavaScript about what is missing and what to use instead. */
export const WithoutScript = styled.p`
  display: none;
  padding: ${space[4]} ${space[5]};
  border-radius: ${token.radius};
  background: ${color.noticeBackground};
  color: ${color.notice};
  ${withoutScript} {
    display: block;
  }
`;
