import styled from "@emotion/styled";
import { Container } from "../../components/Layout";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

/** The picture overlaps the page's opening; from laptops up it is above the text only. */
export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]};
  padding-bottom: ${space.section};
  & > picture {
    position: relative;
    z-index: 2;
    max-width: 46rem;
    margin-top: calc(-1 * ${space[6]});
  }
  & > picture img {
    aspect-ratio: 8 / 5;
    border-radius: ${token.radius};
    object-fit: cover;
  }
  ${from("md")} {
    & > picture {
      margin-top: calc(-1 * ${space[12]});
    }
    & > picture img {
      border-radius: ${token.radiusLarge};
    }
  }
  ${from("lg")} {
    grid-template: auto 1fr / 15rem minmax(0, 1fr);
    column-gap: clamp(4rem, 8vw, 8rem);
    & > picture,
    & > article {
      grid-column: 2;
    }
  }
  & article {
    max-width: 46rem;
  }
  @media print {
    gap: ${space[4]};
    & > picture {
      width: 20rem;
      margin-top: 0;
    }
  }
  & section + section {
    margin-top: clamp(2.5rem, 5vw, 4rem);
  }
  & section > h2 {
    margin-bottom: ${space[4]};
    font-size: ${size.h3};
  }
  & section:first-of-type > h2 + div > p:first-of-type {
    font-size: ${size.large};
    line-height: 1.5;
  }
`;

export const Side = styled.div`
  ${from("lg")} {
    grid-area: 1 / 1 / span 2;
    margin-top: ${space[12]};
    position: sticky;
    top: calc(${token.headerHeight} + ${space[6]});
    align-self: start;
  }
  & > p {
    margin-bottom: ${space[6]};
    font-size: ${size.small};
    color: ${color.textMuted};
  }
  & > p > * {
    display: block;
  }
`;

export const KeyFigures = styled.dl`
  display: grid;
  gap: ${space[6]} ${space[8]};
  margin-bottom: clamp(2.5rem, 5vw, 4rem);
  padding-block: ${space[6]};
  border-block: 2px solid ${color.text};
  ${from("sm")} {
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  }
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  & dd {
    font: 700 ${size.h3} / 1.15 ${token.fontDisplay};
    letter-spacing: -0.02em;
  }
  & dt {
    margin-top: ${space[1]};
    font-size: 0.9375rem;
    line-height: 1.4;
    color: ${color.textMuted};
  }
`;

export const Remember = styled.div`
  margin-top: ${space[8]};
  padding: ${space[2]} 0 ${space[2]} ${space[6]};
  border-left: 6px solid ${color.accent};
  font-size: ${size.large};
  font-weight: 500;
  line-height: 1.5;
`;
