import { color, space } from "../theme/tokens";

/** The styles of a `::before` that shows a chart's colour in front of its name. */
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
