import * as palette from "./palette";

/** The four triangles of the brand's logo, in a 40 by 40 view box. */
export const brandMark = [
  { points: "0,0 40,0 20,20", fill: palette.reefLight },
  { points: "40,0 40,40 20,20", fill: palette.mango },
  { points: "40,40 0,40 20,20", fill: palette.hibiscus },
  { points: "0,40 0,0 20,20", fill: palette.white },
] as const;

/** The four parts of the Android store's logo, in a 26 by 26 view box. */
export const androidStoreMark = [
  { path: "M5 3.6v18.8L15 13z", fill: palette.reef },
  { path: "M5 3.6 18.6 10.7 15 13z", fill: palette.reefLight },
  { path: "M5 22.4 18.6 15.3 15 13z", fill: palette.hibiscus },
  { path: "M18.6 10.7 23 13l-4.4 2.3L15 13z", fill: palette.mango },
] as const;
