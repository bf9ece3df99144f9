import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

export const Banner = styled.aside`
  padding-block: ${space[10]};
  border-top: 6px solid ${color.accent};
  background: ${color.groundSunken};
  & > div {
    display: grid;
    gap: ${space[3]} ${space[16]};
    ${from("md")} {
      grid-template-columns: 4fr 8fr;
    }
  }
  & h2 {
    font-size: ${size.h4};
    line-height: 1.25;
  }
  & p {
    max-width: ${token.textWidth};
  }
`;
