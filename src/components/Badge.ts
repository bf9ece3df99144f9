import styled from "@emotion/styled";
import { largeText } from "../theme/breakpoints";
import { hidden, outlined } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";

/** A status label. `data-state` is "available" or "soon". */
export const Badge = styled.span`
  display: inline-block;
  align-self: start;
  padding: ${space[1]} ${space[3]};
  border-radius: ${token.radiusSmall};
  background: ${color.positiveBackground};
  color: ${color.positive};
  font-size: ${size.small};
  font-weight: 600;
  line-height: 1.5;
  &[data-state="soon"] {
    background: ${color.warningBackground};
    color: ${color.warning};
  }
  ${outlined}
`;

/** A tag over the picture of an upcoming product. It repeats a badge, so hide it from screen readers. */
export const PictureTag = styled.span`
  position: absolute;
  z-index: 1;
  top: ${space[4]};
  left: ${space[4]};
  padding: ${space[1]} ${space[3]};
  border-radius: ${token.radiusRound};
  background: ${color.backgroundWarm};
  font-size: ${size.small};
  font-weight: 600;
  ${hidden(largeText)}
  &::after {
    content: attr(data-text);
  }
`;
