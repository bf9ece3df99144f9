import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[4]} ${space[12]};
  & p {
    max-width: 28rem;
    color: ${color.textMuted};
  }
`;

/** The first card spans the full width; the others are in a row below it. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  margin-top: ${space[10]};
  ${from("sm")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from("lg")} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  & > li {
    position: relative;
    display: flex;
    flex-direction: column;
    overflow: hidden;
    border-radius: ${token.radiusLarge};
    background: ${color.background};
  }
  & img {
    aspect-ratio: 16 / 10;
    object-fit: cover;
  }
  & > li > div {
    display: flex;
    flex: 1;
    flex-direction: column;
    align-items: flex-start;
    padding: ${space[6]} clamp(1.25rem, 2.5vw, 2rem) ${space[6]};
  }
  & svg {
    width: 1.75rem;
    height: 1.75rem;
    margin-bottom: ${space[3]};
    color: ${color.emphasis};
  }
  & h3 {
    font-size: ${size.h4};
  }
  & p {
    margin-block: ${space[2]} ${space[4]};
    color: ${color.textMuted};
  }
  & a {
    margin-top: auto;
    padding-block: ${space[2]};
    font-weight: 600;
  }
  /* The whole card is clickable. */
  & a::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  & > li:hover a {
    text-decoration-thickness: 2px;
  }
  @media (forced-colors: active), print {
    & > li {
      border: 1px solid;
    }
  }
  ${from("sm")} {
    & > li:first-of-type,
    & > li:last-of-type:nth-of-type(even) {
      grid-column: 1 / -1;
    }
    & > li:last-of-type:nth-of-type(even) {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
  }
  ${from("lg")} {
    & > li:last-of-type:nth-of-type(even) {
      display: flex;
      grid-column: auto;
    }
    & > li:first-of-type {
      display: grid;
      grid-template-columns: 1.4fr 1fr;
    }
    & > li:first-of-type > div {
      justify-content: center;
      padding: ${space[10]};
    }
    & > li:first-of-type h3 {
      font-size: ${size.h3};
    }
    & > li:first-of-type a {
      margin-top: 0;
    }
  }
`;
