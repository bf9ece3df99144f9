import styled from "@emotion/styled";
import { Container } from "../../components/Layout";
import { below, between, from } from "../../theme/breakpoints";
import { columns, layer, lead, row, stack } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

export const Background = styled.div`
  position: relative;
  z-index: 1;
  isolation: isolate;
  background: ${color.backgroundWarm};
  & > picture {
    ${layer}
    z-index: -2;
    overflow: hidden;
  }
  & > picture img {
    height: 100%;
    min-height: 27rem;
    object-fit: cover;
    object-position: right center;
  }
  /* The text keeps its contrast: phones dim the chart behind it, wider windows have it beside the text. */
  &::before {
    content: "";
    ${layer}
    z-index: -1;
    background: color-mix(in srgb, ${color.backgroundWarm} 93%, transparent);
  }
  ${from("md")} {
    & > picture {
      inset-inline-start: 50%;
    }
    & > picture img {
      object-position: 62% center;
    }
    &::before {
      inset-inline-start: 50%;
    }
  }
  /* A translator may turn the page round. */
  html[dir="rtl"] &::before {
    transform: scaleX(-1);
  }
  /* The header's second row covers no land either. */
  ${between("md", "lg")} {
    & > picture {
      top: ${space[10]};
    }
    &::before {
      background: linear-gradient(${color.backgroundWarm} ${space[10]}, transparent 7rem),
        linear-gradient(90deg, ${color.backgroundWarm}, transparent 30%);
    }
  }
  ${from("lg")} {
    & > picture {
      inset-inline-start: 40%;
    }
    & > picture img {
      object-position: 53% center;
    }
    &::before {
      inset-inline-start: 40%;
      background: linear-gradient(90deg, ${color.backgroundWarm}, transparent 60%);
    }
  }
  /* The chart of a page has its land below the text on phones. */
  &[data-chart] {
    ${below("md")} {
      --opening-chart: 10rem;
      & > picture img {
        min-height: 35rem;
        object-position: center bottom;
      }
      &::before {
        background: linear-gradient(
          color-mix(in srgb, ${color.backgroundWarm} 80%, transparent) calc(100% - 12rem),
          transparent calc(100% - 7rem)
        );
      }
    }
  }
  @media print, (forced-colors: active) {
    --opening-chart: 0px;
    &::before,
    & > picture {
      display: none;
    }
  }
`;

export const Copy = styled(Container)`
  --opening-foot: clamp(3rem, 2rem + 4vw, 6rem);
  padding-block: calc(${token.headerHeight} + ${space[12]})
    calc(var(--opening-foot) + var(--opening-chart, 0px));
  &[data-short] {
    padding-block: calc(${token.headerHeight} + ${space[6]}) ${space[8]};
    & h1 ~ p {
      margin-top: ${space[3]};
    }
    ${from("xl")} {
      & h1 ~ p {
        max-width: none;
      }
    }
    ${below("md")} {
      padding-block: calc(${token.headerHeight} + ${space[4]}) 0;
      & h1 {
        font-size: ${size.h3};
        line-height: 1.3;
      }
      & h1 + p + div {
        margin-top: ${space[3]};
      }
      & h1 ~ p {
        display: none;
      }
    }
  }
  &[data-beside] {
    ${stack(`${space[10]} ${space.columns}`)}
    align-items: center;
    ${columns("md", "minmax(0, 1fr) auto")}
  }
`;

export const Words = styled.div`
  & > * {
    max-width: ${token.textWidth};
  }
  ${below("sm")} {
    & > :is(h1, p) {
      max-width: ${token.phoneWidth};
    }
  }
  /* The text ends before the chart's land. */
  ${between("md", "lg")} {
    & > * {
      max-width: 61vw;
    }
    & > :is(h1, p) {
      max-width: 56vw;
    }
  }
  ${from("lg")} {
    & > h1 {
      max-width: min(52rem, 62vw);
    }
  }
`;

export const Eyebrow = styled.div`
  ${row(`${space[2]} ${space[4]}`)}
  align-items: center;
  margin-bottom: ${space[4]};
  color: ${color.accent};
  font-weight: 600;
`;

export const Lead = styled.p`
  margin-top: ${space[5]};
  ${lead}
`;

export const More = styled.div`
  margin-top: ${space[8]};
`;
