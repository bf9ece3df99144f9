import { lettering } from "../lettering";
import { wordmark } from "../names";
import { palette } from "../palette";
import type { Drawing } from "../picture";
import { framedMark, logoSvg } from "./logo";

/** Draws the mark with the name beside it. Its width fits a name of five letters. */
const logo = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 166 52">${logoSvg(52)}${lettering(wordmark, { x: 68, y: 39.2, size: 40, fill: palette.white, letterSpacing: -0.8 })}</svg>`;

export const drawings: Drawing[] = [
  { name: "logo", output: "content/logo.svg", svg: logo },
  { name: "favicon", output: "static/favicon.svg", svg: () => framedMark() },
];
