import styled from "@emotion/styled";
import { Container } from "../../components/Layout/Container";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

export const Around = styled(Container)`
  & > h2 {
    font-size: ${size.h4};
    color: ${color.emphasis};
  }
`;

export const Items = styled.ul`
  margin-top: ${space[5]};
  border-bottom: 2px solid ${color.text};
  & > li {
    display: grid;
    gap: ${space[3]} ${space[12]};
    padding-block: ${space[8]};
    border-top: 1px solid ${color.line};
    ${from("md")} {
      grid-template-columns: 13rem minmax(0, 1fr);
    }
  }
  & > li:first-of-type {
    border-top: 2px solid ${color.text};
  }
  & > li > p {
    font-weight: 600;
    color: ${color.emphasis};
  }
  & time {
    display: block;
    font-weight: 400;
    color: ${color.textMuted};
  }
  & h3 {
    max-width: 46rem;
  }
  & div > p {
    max-width: ${token.textWidth};
    margin-block: ${space[3]};
    color: ${color.textMuted};
  }
  & div > a {
    display: inline-flex;
    gap: ${space[2]};
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
  }
  & svg {
    width: 1.1em;
    height: 1.1em;
  }
  & > li:first-of-type h3 {
    font-size: ${size.h2};
  }
`;
