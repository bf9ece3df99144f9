import * as palette from "./palette";

/** The four triangles of the brand's mark, on a square of 40. */
export const brandMark = [
  { points: "0,0 40,0 20,20", fill: palette.reefLight },
  { points: "40,0 40,40 20,20", fill: palette.mango },
  { points: "40,40 0,40 20,20", fill: palette.hibiscus },
  { points: "0,40 0,0 20,20", fill: palette.white },
] as const;
