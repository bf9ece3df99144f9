import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

export const Entries = styled.ul`
  display: grid;
  gap: ${space[5]};
  ${from("lg")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: dense;
  }
  & > li {
    display: grid;
    align-content: start;
    overflow: hidden;
    border-radius: ${token.radiusLarge};
    background: ${color.ground};
    box-shadow: ${token.shadow};
  }
  ${from("lg")} {
    & > li:not([data-soon]) {
      grid-row: span 2;
    }
    & > li[data-soon] {
      grid-column: 2;
    }
  }
  & > li > div {
    padding: clamp(1.25rem, 2.4vw, 2rem);
  }
  & img {
    height: 100%;
    object-fit: cover;
    object-position: right top;
  }
  & > li:not([data-soon]) img {
    aspect-ratio: 4 / 3;
    height: auto;
    object-position: center 20%;
  }
  ${from("sm")} {
    & > li[data-soon] {
      grid-template-columns: minmax(0, 13rem) minmax(0, 1fr);
      align-content: stretch;
    }
  }
  & h3 {
    margin-block: ${space[4]} ${space[2]};
    font-size: ${size.h4};
  }
  & > li:not([data-soon]) h3 {
    font-size: ${size.h3};
  }
  & p {
    color: ${color.textMuted};
  }
  & a {
    margin-top: ${space[3]};
  }
`;
