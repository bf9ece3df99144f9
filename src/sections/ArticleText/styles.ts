import styled from "@emotion/styled";
import { Container } from "../../components/Layout";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

/** The picture overlaps the page's opening. */
export const Background = styled.div`
  padding-bottom: ${space.section};
  & > picture img {
    width: min(100% - 2 * ${space.gutter}, ${token.contentWidth});
    aspect-ratio: 16 / 9;
    margin: calc(-1 * ${space[6]}) auto 0;
    position: relative;
    z-index: 2;
    border-radius: ${token.radius};
    object-fit: cover;
    object-position: center 90%;
    ${from("md")} {
      aspect-ratio: 2 / 1;
      margin-top: calc(-1 * ${space[12]});
      border-radius: ${token.radiusLarge};
    }
  }
`;

export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]};
  padding-top: clamp(2.5rem, 5vw, 4.5rem);
  ${from("lg")} {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: clamp(4rem, 8vw, 8rem);
  }
  & article {
    max-width: 46rem;
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
