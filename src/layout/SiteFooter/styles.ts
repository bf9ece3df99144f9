import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";
import { centred, columns, square, stack, titleText } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

export const Foot = styled.footer`
  background: ${color.backgroundWarm};
  color: ${color.textMuted};
  font-size: 1rem;
  & a {
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    color: ${color.text};
    text-decoration: underline;
  }
  /* On paper, who the lender is and how to reach it. */
  @media print {
    & nav {
      display: none;
    }
  }
`;

export const Columns = styled.div`
  ${stack(`${space[10]} ${space[8]}`)}
  padding-block: ${space[16]} ${space[12]};
  ${columns("sm", "1fr 1fr")}
  ${columns("lg", "1.7fr 1fr 1.1fr 1.3fr")}
  @media print {
    grid-template-columns: 2fr 1fr;
    padding-block: ${space[6]} ${space[2]};
    break-inside: avoid;
  }
  & > div:first-of-type > * + * {
    margin-top: ${space[4]};
  }
  & > div:first-of-type > span {
    color: ${color.text};
  }
  & > div:first-of-type > p {
    max-width: 22rem;
  }
  & h2 {
    margin-bottom: ${space[3]};
    ${titleText(size.body, 1.3)}
    color: ${color.text};
  }
  & nav ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
    column-gap: ${space[4]};
    ${columns("sm", "1fr")}
  }
  & nav a,
  & address a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    line-height: 1.35;
    ${from("lg")} {
      min-height: 2.25rem;
    }
  }
  /* As high as the links above it, on one line or several. */
  & address p {
    padding-block: 0.5rem;
    ${from("lg")} {
      padding-block: 0.25rem;
    }
  }
  & address {
    overflow-wrap: anywhere;
    display: grid;
    justify-items: start;
    font-style: normal;
  }
`;

export const Socials = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  & a {
    ${centred("2.75rem")}
    border: 1px solid ${color.line};
    border-radius: ${token.radiusRound};
  }
  & a:hover {
    border-color: ${color.accent};
  }
  & svg {
    ${square("1.25rem")}
  }
`;

export const BottomLine = styled.div`
  padding-block: ${space[6]};
  border-top: 1px solid ${color.line};
  font-size: ${size.small};
`;
