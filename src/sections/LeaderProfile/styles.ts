import styled from "@emotion/styled";
import { Container } from "../../components/Layout/Container";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

const ASIDE = "25rem";
const GAP = "clamp(2.5rem, 6vw, 6rem)";

export const Opening = styled.div`
  background: ${color.groundWarm} url("/patterns/madras.svg") right -6rem top -4rem / 15rem;
  ${from("lg")} {
    display: grid;
    min-height: 34rem;
  }
  @media print {
    background: none;
  }
`;

export const Words = styled(Container)`
  align-self: end;
  padding-block: calc(${token.headerHeight} + ${space[8]}) ${space[12]};
  & p:first-of-type {
    margin-top: ${space[4]};
    font-weight: 600;
    font-size: ${size.large};
    color: ${color.accent};
  }
  & p:last-of-type {
    max-width: 32rem;
    margin-top: ${space[4]};
    font-size: ${size.large};
    color: ${color.textMuted};
  }
  ${from("lg")} {
    padding-bottom: ${space[16]};
    & > * {
      margin-right: calc(${ASIDE} + ${GAP});
    }
  }
`;

export const Back = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  margin-bottom: ${space[8]};
  padding-block: ${space[2]};
  color: ${color.text};
  font-weight: 500;
  & svg {
    width: 1.1em;
    height: 1.1em;
  }
`;

export const Ground = styled.div`
  padding-bottom: ${space.section};
`;

export const Columns = styled(Container)`
  display: grid;
  gap: ${space[12]} ${GAP};
  ${from("lg")} {
    grid-template-columns: minmax(0, 1fr) ${ASIDE};
    & > div {
      grid-area: 1 / 1;
      padding-top: ${space[16]};
    }
  }
  & blockquote {
    margin-bottom: ${space[10]};
    font: 700 ${size.h2} / 1.1 ${token.fontDisplay};
    letter-spacing: -0.025em;
    text-wrap: balance;
  }
`;

export const Aside = styled.aside`
  & picture {
    position: relative;
    display: block;
    margin-inline: calc(-1 * ${space.gutter});
  }
  ${from("lg")} {
    & picture {
      margin: -24rem 0 0;
    }
    & img {
      border-radius: ${token.radiusLarge};
    }
  }
  & h2 {
    margin: ${space[10]} 0 ${space[3]};
    font: 600 ${size.h4} / 1.25 ${token.fontText};
    letter-spacing: -0.01em;
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
