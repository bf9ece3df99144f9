import styled from "@emotion/styled";
import { between, from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

/** On tablets the loan's price and the sheet are below the text, on wide windows at its sides. */
export const Newest = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  align-items: start;
  ${from("md")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from("xl")} {
    grid-template-columns: minmax(0, 24rem) minmax(0, 1fr) minmax(0, 22.5rem);
  }
`;

export const Issue = styled.div`
  ${between("md", "xl")} {
    grid-column: 1 / -1;
  }
  & > p {
    max-width: ${token.textWidth};
    margin-top: ${space[4]};
    font-size: ${size.large};
    color: ${color.textMuted};
  }
  & > p:first-of-type > * {
    display: block;
  }
  & strong {
    color: ${color.text};
  }
  & time {
    font-size: ${size.small};
  }
  & > a {
    margin-top: ${space[8]};
  }
  & > small {
    display: block;
    margin-top: ${space[3]};
    font-size: ${size.small};
    color: ${color.textMuted};
  }
`;

export const Loan = styled.div`
  & > h3 {
    font-size: ${size.h4};
  }
`;

/** A sheet of paper with cloth at its head, another sheet askew behind it. */
export const Sheet = styled.div`
  position: relative;
  isolation: isolate;
  max-width: 27rem;
  padding: calc(14px + ${space[8]}) clamp(1.5rem, 4vw, 2.5rem) ${space[12]};
  ${from("xl")} {
    order: -1;
    margin-left: ${space[4]};
  }
  &::before,
  &::after {
    content: "";
    position: absolute;
    z-index: -1;
    inset: 0;
    box-shadow: ${token.shadow};
  }
  &::before {
    inset-inline: ${space[2]};
    background: ${color.backgroundSunken};
    transform: rotate(2.5deg);
  }
  &::after {
    background: url("/patterns/madras-band.svg") repeat-x left top / auto 14px ${color.background};
  }
  & h3 {
    font: 600 ${size.small} / 1.4 ${token.fontText};
    letter-spacing: 0;
    color: ${color.emphasis};
  }
  & ol {
    margin-top: ${space[4]};
  }
  & li {
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
    font: 700 ${size.h4} / 1.2 ${token.fontDisplay};
    letter-spacing: -0.015em;
  }
  & li:first-of-type {
    padding-block: ${space[4]} ${space[5]};
    border-top: 2px solid ${color.text};
    font-size: ${size.h3};
  }
  @media print {
    border: 1px solid;
    &::before,
    &::after {
      display: none;
    }
  }
`;

export const Earlier = styled.ul`
  margin-top: ${space[16]};
  & > li {
    display: grid;
    gap: ${space[1]} ${space[8]};
    padding-block: ${space[5]};
    border-top: 1px solid ${color.line};
    ${from("md")} {
      grid-template-columns: 11rem 18rem minmax(0, 1fr);
    }
  }
  & time {
    color: ${color.textMuted};
  }
`;
