import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

/** One table of three columns, of which the reader's own stands out. */
export const Parties = styled.ul`
  display: grid;
  border: 1px solid ${color.line};
  border-radius: ${token.radiusLarge};
  overflow: hidden;
  ${from("lg")} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  & > li {
    padding: clamp(1.5rem, 3vw, 2.5rem);
  }
  & > li:first-of-type {
    background: ${color.noticeGround};
  }
  & > li + li {
    border-top: 1px solid ${color.line};
    ${from("lg")} {
      border-top: 0;
      border-left: 1px solid ${color.line};
    }
  }
  & h3 {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    font-size: ${size.h4};
  }
  & svg {
    width: 1.75rem;
    height: 1.75rem;
    color: ${color.emphasis};
  }
  & ol {
    display: grid;
    margin-top: ${space[5]};
  }
  & ol > li {
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
  }
`;
