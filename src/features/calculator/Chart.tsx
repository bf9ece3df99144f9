import styled from "@emotion/styled";
import { partColors } from "../../components/Bar";
import { color, size } from "../../theme/tokens";

/** Shapes and labels, positioned as percentages of the chart's width and height. */
export const Chart = styled.svg`
  width: 100%;
  overflow: visible;
  /* If a translation tool switches the page to right-to-left, the chart must not be mirrored. */
  direction: ltr;
  font-size: min(${size.small}, 5.5vw);
  & text {
    fill: ${color.textMuted};
    text-anchor: middle;
    font-variant-numeric: tabular-nums;
    /* Keeps text legible where it overlaps a shape. */
    paint-order: stroke;
    stroke: ${color.background};
    stroke-width: 4px;
    stroke-linejoin: round;
  }
  & text[data-anchor="start"] {
    text-anchor: start;
  }
  & text[data-anchor="end"] {
    text-anchor: end;
  }
  & text[data-strong] {
    fill: ${color.text};
    font-weight: 700;
  }
  & :is(line, circle) {
    stroke: ${color.text};
    stroke-width: 2;
  }
  & circle {
    fill: ${color.background};
  }
  ${partColors}
  @media (forced-colors: active) {
    & text,
    & text[data-strong] {
      fill: CanvasText;
      stroke: Canvas;
    }
    & [data-part="band"] {
      fill: none;
      stroke: CanvasText;
    }
    & :is(line, circle) {
      stroke: CanvasText;
    }
  }
`;

export const percent = (value: number): string => `${value.toFixed(2)}%`;
