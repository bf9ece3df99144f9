import * as palette from "./palette";

/** The four parts of the Android store's mark, on a square of 26. */
export const storeMark = [
  { path: "M5 3.6v18.8L15 13z", fill: palette.reef },
  { path: "M5 3.6 18.6 10.7 15 13z", fill: palette.reefLight },
  { path: "M5 22.4 18.6 15.3 15 13z", fill: palette.hibiscus },
  { path: "M18.6 10.7 23 13l-4.4 2.3L15 13z", fill: palette.mango },
] as const;
