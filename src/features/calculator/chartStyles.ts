import styled from "@emotion/styled";
import { swatch } from "../../components/swatch";
import { color, size, space, token } from "../../theme/tokens";

/** The colours of a chart's parts, by their `data-part`; they stay in forced colours. */
const partColors = `
  & [data-part] {
    fill: ${color.emphasis};
  }
  & :is([data-part="interest"], [data-part="loan"]) {
    fill: ${color.accent};
  }
  & [data-part="owed"] {
    fill: ${color.textMuted};
  }
  & [data-part="band"] {
    fill: ${color.backgroundSunken};
  }
  & [data-part="ground"] {
    fill: ${color.line};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

/** Shapes and labels whose places are in per cent of the chart's width and height. */
export const Chart = styled.svg`
  width: 100%;
  overflow: visible;
  font-size: ${size.small};
  & text {
    fill: ${color.textMuted};
    text-anchor: middle;
    font-variant-numeric: tabular-nums;
    /* Readable over the shapes. */
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
    & :is(line, circle) {
      stroke: CanvasText;
    }
  }
`;

/** One bar, shared by its parts. */
export const ShareBar = styled.svg`
  width: 100%;
  height: 0.75rem;
  border-radius: ${token.radiusRound};
  background: ${color.backgroundSunken};
  ${partColors}
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** The meaning of a chart's colours. */
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  margin-top: ${space[3]};
  font-size: ${size.small};
  & li::before {
    ${swatch}
  }
  & :is([data-part="interest"], [data-part="loan"])::before {
    background: ${color.accent};
  }
  & [data-part="owed"]::before {
    background: ${color.textMuted};
  }
`;
