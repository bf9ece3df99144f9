import { color, space } from "../theme/tokens";

/** Styles for a `::before` that shows a chart's colour before its label. */
export const swatch = `
  content: "";
  display: inline-block;
  width: 0.75em;
  height: 0.75em;
  margin-right: ${space[2]};
  border-radius: 3px;
  background: ${color.emphasis};
  forced-color-adjust: none;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
`;
