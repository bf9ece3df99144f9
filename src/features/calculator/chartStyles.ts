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
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

/** A bar for each month or term, with its number below. */
export const BarChart = styled.svg`
  width: 100%;
  overflow: visible;
  font-size: ${size.small};
  & text {
    fill: ${color.textMuted};
    text-anchor: middle;
  }
  ${partColors}
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
  margin-top: ${space[4]};
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
  @media print {
    display: none;
  }
`;
