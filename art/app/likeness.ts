import { nurseFigure } from "../portraits/nurse";

/** Draws the head of the sample customer, the nurse of the stories, for identity cards. */
export const likeness = (width: number, height: number) =>
  `<svg width="${width}" height="${height}" viewBox="120 196 560 714" preserveAspectRatio="xMidYMax slice">${nurseFigure()}</svg>`;
