import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

export const Contents = styled.nav`
  font-size: 0.9375rem;
  ${from("lg")} {
    position: sticky;
    top: calc(${token.headerHeight} + ${space[6]});
    align-self: start;
    max-height: calc(100vh - ${token.headerHeight} - ${space[12]});
    overflow-y: auto;
  }
  & h2 {
    margin-bottom: ${space[3]};
    font: 600 ${size.body} / 1.3 ${token.fontText};
    letter-spacing: 0;
  }
  & ol {
    display: grid;
    counter-reset: entry;
    border-left: 2px solid ${color.line};
  }
  & a {
    display: block;
    padding: ${space[1]} ${space[4]};
    color: ${color.textMuted};
    text-decoration: none;
  }
  & a:hover {
    color: ${color.link};
    text-decoration: underline;
  }
  @media print {
    display: none;
  }
`;
