import styled from "@emotion/styled";
import { Container } from "../../components/Layout/Container";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

export const Columns = styled(Container)`
  display: grid;
  gap: ${space[10]} clamp(3rem, 8vw, 8rem);
  ${from("lg")} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

export const Entries = styled.ul`
  & > li {
    padding-block: ${space[6]};
    border-top: 1px solid ${color.line};
  }
  & > li:last-of-type {
    border-bottom: 1px solid ${color.line};
  }
  & h3 {
    font: 600 ${size.h4} / 1.25 ${token.fontText};
    letter-spacing: -0.01em;
  }
  & p {
    max-width: ${token.textWidth};
    margin-top: ${space[2]};
    color: ${color.textMuted};
  }
`;
