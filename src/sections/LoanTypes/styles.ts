import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

/** Four index cards, whose coloured edges tell them apart. */
export const Types = styled.ul`
  display: grid;
  gap: ${space[4]};
  ${from("sm")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from("xl")} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  & > li {
    --edge: ${color.accent};
    padding: ${space[6]} ${space[6]} ${space[8]};
    border-top: 8px solid var(--edge);
    border-radius: ${token.radius};
    background: ${color.ground};
    box-shadow: ${token.shadow};
  }
  & > li:nth-of-type(4n + 2) {
    --edge: ${color.danger};
  }
  & > li:nth-of-type(4n + 3) {
    --edge: ${color.emphasis};
  }
  & > li:nth-of-type(4n) {
    --edge: ${color.text};
  }
  & svg {
    width: 2.25rem;
    height: 2.25rem;
    color: ${color.text};
  }
  & h3 {
    margin-block: ${space[10]} ${space[3]};
    font-size: ${size.h4};
  }
  & p {
    color: ${color.textMuted};
  }
  @media print {
    & > li {
      border: 1px solid;
    }
  }
`;
