import styled from "@emotion/styled";
import { from, largeText } from "../../theme/breakpoints";
import { color, opaque, size, space, token } from "../../theme/tokens";

export const Background = styled.section`
  position: relative;
  overflow: hidden;
  padding-block: ${space.section};
  background: ${color.backgroundWarm};
`;

/** The width of the text, beside the chart from laptops up. */
const COLUMN = "26.5rem";

export const Head = styled.div`
  max-width: ${token.textWidth};
  & p {
    margin-top: ${space[5]};
    font-size: ${size.large};
    color: ${color.textMuted};
  }
  ${from("lg")} {
    max-width: min(${COLUMN}, 38vw);
  }
`;

/** The whole chart, its edges faded into the background; on wide screens beside the text. */
export const Chart = styled.div`
  margin-block: ${space[10]};
  & img {
    background: none;
    mask:
      linear-gradient(to right, transparent, ${opaque} 4%, ${opaque} 96%, transparent),
      linear-gradient(transparent, ${opaque} 4%, ${opaque} 92%, transparent);
    mask-composite: intersect;
  }
  ${from("lg")} {
    position: absolute;
    inset: 0 0 0 max(41%, 50% - 5.5rem);
    display: grid;
    align-items: center;
    margin: 0;
    & img {
      max-width: 77rem;
      margin-inline: auto;
    }
  }
  @media print {
    display: none;
  }
`;

export const Entries = styled.ul`
  ${from("lg")} {
    max-width: min(${COLUMN}, 38vw);
    margin-top: ${space[10]};
  }
  & > li {
    display: grid;
    grid-template-columns: 4.75rem minmax(0, 1fr);
    align-items: center;
    padding-block: ${space[5]};
    border-top: 1px solid ${color.line};
  }
  ${largeText} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
      row-gap: ${space[2]};
    }
  }
  & h3 {
    font: 600 ${size.h4} / 1.25 ${token.fontText};
    letter-spacing: -0.01em;
  }
  & p {
    grid-column: -2;
    margin-top: ${space[1]};
    color: ${color.textMuted};
  }
  & strong {
    display: block;
    color: ${color.accent};
    font-weight: 600;
  }
`;

/** The second flag covers a third of the first. */
export const Flags = styled.span`
  display: flex;
  & img {
    width: 32px;
    height: 32px;
    border-radius: 50%;
    box-shadow: 0 0 0 2px ${color.backgroundWarm};
  }
  & img + img {
    margin-left: -10px;
  }
`;
