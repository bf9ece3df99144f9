import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

export const Frames = styled.ol`
  display: grid;
  gap: ${space[10]} ${space[6]};
  ${from("md")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[12]} ${space[8]};
  }
  & img {
    border-radius: ${token.radius};
  }
  & h3 {
    margin-top: ${space[5]};
    font-size: ${size.h4};
  }
  & small {
    display: block;
    margin-bottom: ${space[1]};
    font: 600 ${size.small} / 1.4 ${token.fontText};
    letter-spacing: 0;
    color: ${color.accent};
  }
  & p {
    margin-top: ${space[2]};
    color: ${color.textMuted};
  }
`;
