import styled from "@emotion/styled";
import { color, size, space, token } from "../theme/tokens";

/** A short label of a state; `data-state` is available or soon. */
export const Badge = styled.span`
  display: inline-block;
  padding: ${space[1]} ${space[3]};
  border-radius: ${token.radiusSmall};
  background: ${color.positiveBackground};
  color: ${color.positive};
  font-size: ${size.small};
  font-weight: 600;
  line-height: 1.5;
  &[data-state="soon"] {
    background: ${color.noticeBackground};
    color: ${color.notice};
  }
  @media (forced-colors: active), print {
    border: 1px solid;
  }
`;
