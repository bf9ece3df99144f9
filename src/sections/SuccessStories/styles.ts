import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

export const Head = styled.div`
  padding-block: 0 ${space[12]};
  & p {
    margin-top: ${space[4]};
    font-size: ${size.large};
    color: ${color.textMuted};
  }
`;

/** Two halves of the screen; every second spread is the other way round. */
export const Spread = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: ${color.backgroundWarm};
  ${from("lg")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  &:nth-of-type(even) {
    background: ${color.background};
  }
  ${from("lg")} {
    &:nth-of-type(even) > div:first-of-type {
      order: 1;
    }
    &:nth-of-type(even) > div:last-of-type {
      justify-self: end;
    }
  }
  /* A story without a portrait is centred. */
  &:nth-of-type(n) > div:only-child {
    grid-column: 1 / -1;
    justify-self: center;
  }
`;

export const Portrait = styled.div`
  & img {
    max-height: 36rem;
    object-fit: cover;
    object-position: 50% 45%;
  }
  ${from("lg")} {
    position: relative;
    & img {
      position: absolute;
      inset: 0;
      height: 100%;
      max-height: none;
    }
  }
  @media print {
    & img {
      width: 12rem;
    }
  }
`;

/** Keeps to the page's own half of the content. */
export const Copy = styled.div`
  width: 100%;
  max-width: calc(${token.contentWidth} / 2 + ${space.gutter});
  padding: ${space[12]} ${space.gutter};
  ${from("lg")} {
    padding: clamp(4rem, 6vw, 7rem) ${space.gutter} clamp(4rem, 6vw, 7rem) clamp(2.5rem, 5vw, 6rem);
    *:nth-of-type(even) > & {
      padding-inline: ${space.gutter} clamp(2.5rem, 5vw, 6rem);
    }
  }
  & > p:first-of-type {
    color: ${color.textMuted};
  }
  & > p:first-of-type strong {
    display: block;
    font-size: ${size.large};
    color: ${color.text};
  }
  & h3 {
    margin-block: ${space[4]} ${space[6]};
    font-size: ${size.h2};
    letter-spacing: -0.03em;
  }
  & blockquote {
    margin-block: ${space[8]};
    padding-left: ${space[5]};
    border-left: 4px solid ${color.accent};
    font: 600 ${size.h4} / 1.35 ${token.fontText};
  }
`;
