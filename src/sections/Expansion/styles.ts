import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

/** From laptops up the chart lies on the right, from the middle of the page to the screen's edge. */
export const Ground = styled.section`
  position: relative;
  overflow: hidden;
  padding-block: ${space.section};
  background: ${color.groundWarm};
  & > div:first-of-type > p {
    max-width: ${token.textWidth};
    margin-top: ${space[5]};
    font-size: ${size.large};
    color: ${color.textMuted};
  }
  ${from("lg")} {
    & > div:first-of-type > *,
    & ul {
      max-width: 41%;
    }
  }
`;

export const Chart = styled.div`
  margin-block: ${space[10]};
  ${from("lg")} {
    position: absolute;
    inset: 0 0 0 42%;
    margin: 0;
    & img {
      width: 100%;
      height: 100%;
      object-fit: cover;
      object-position: 60% center;
    }
    & picture {
      height: 100%;
    }
  }
  @media print {
    display: none;
  }
`;

export const Entries = styled.ul`
  ${from("lg")} {
    margin-top: ${space[10]};
  }
  & > li {
    display: grid;
    grid-template-columns: 4.75rem minmax(0, 1fr);
    align-items: center;
    padding-block: ${space[5]};
    border-top: 1px solid ${color.line};
  }
  & h3 {
    font: 600 ${size.h4} / 1.25 ${token.fontText};
    letter-spacing: -0.01em;
  }
  & p {
    grid-column: 2;
    margin-top: ${space[1]};
    color: ${color.textMuted};
  }
  & strong {
    display: block;
    color: ${color.accent};
    font-weight: 600;
  }
`;

/** A second flag lies half under the first. */
export const Flags = styled.span`
  display: flex;
  & img {
    width: 36px;
    height: 24px;
    border-radius: 3px;
    box-shadow: 0 0 0 2px ${color.groundWarm};
  }
  & img + img {
    margin-left: -16px;
    margin-top: 10px;
    position: relative;
  }
`;
