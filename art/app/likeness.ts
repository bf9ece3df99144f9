import { nurseFigure } from "../portraits/nurse";

/** Draws the head of the nurse, who is the sample customer, for identity cards. */
export const likeness = (width: number, height: number) =>
  `<svg width="${width}" height="${height}" viewBox="116 84 584 745" preserveAspectRatio="xMidYMax slice">${nurseFigure()}</svg>`;
