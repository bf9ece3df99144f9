import styled from "@emotion/styled";
import { Container } from "../../components/Layout";
import { below, from } from "../../theme/breakpoints";
import { displayText, iconRow, plainHeading, square, stack, sticky } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

/** How far the portrait reaches up into the opening. */
const OVERLAP = "clamp(13rem, 33vw, 24rem)";
const ASIDE = "min(25rem, 36%)";

export const Opening = styled.div`
  background: ${color.backgroundWarm};
  ${from("md")} {
    display: grid;
    min-height: calc(${token.headerHeight} + ${space[10]} + ${OVERLAP});
  }
`;

export const Copy = styled(Container)`
  align-self: end;
  padding-block: calc(${token.headerHeight} + ${space[12]}) ${space[12]};
  & > strong,
  & > p {
    display: block;
    max-width: 32rem;
    margin-top: ${space[4]};
    font-size: ${size.large};
    color: ${color.textMuted};
  }
  & > strong {
    font-weight: 600;
    color: ${color.accent};
  }
  ${below("sm")} {
    & > :is(h1, p) {
      max-width: ${token.phoneWidth};
    }
  }
  ${from("md")} {
    padding-bottom: ${space[16]};
    & > * {
      margin-inline-start: calc(${ASIDE} + ${space.columns});
    }
  }
`;

export const Back = styled.a`
  ${iconRow(space[2], "inline-flex")}
  margin-bottom: ${space[8]};
  padding-block: ${space[2]};
  color: ${color.text};
  font-weight: 500;
  & svg {
    ${square("1.1em")}
  }
`;

/** On phones in the order of reading; from laptops up the portrait and the aside share a column. */
export const Columns = styled(Container)`
  ${stack(`${space[12]} ${space.columns}`)}
  padding-bottom: ${space.section};
  ${from("md")} {
    grid-template: auto 1fr / ${ASIDE} minmax(0, 1fr);
    row-gap: 0;
  }
`;

export const Portrait = styled.div`
  margin-inline: calc(-1 * ${space.gutter});
  ${from("md")} {
    position: relative;
    margin: calc(-1 * ${OVERLAP}) 0 0;
    & img {
      border-radius: ${token.radiusLarge};
    }
  }
`;

export const Biography = styled.div`
  ${from("md")} {
    grid-area: 1 / 2 / 3;
    padding-top: ${space[16]};
  }
  & blockquote {
    margin-bottom: ${space[10]};
    ${displayText(size.h2, 1.1, "-0.025em")}
    text-wrap: balance;
  }
  & h2 {
    margin-bottom: ${space[4]};
    font-size: ${size.h3};
  }
`;

/** Sticks while a longer biography scrolls. */
export const Aside = styled.aside`
  ${from("md")} {
    ${sticky(space[2])}
  }
  & h2 {
    margin: ${space[8]} 0 ${space[3]};
    ${plainHeading}
  }
  & p {
    margin-bottom: ${space[4]};
    overflow-wrap: anywhere;
  }
  & li {
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
    color: ${color.textMuted};
  }
  & strong {
    display: block;
    font-weight: 600;
    color: ${color.text};
  }
`;
