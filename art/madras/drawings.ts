import { palette } from "../palette";
import type { Drawing } from "../picture";
import { settThreads, stripes } from "./sett";

const size = settThreads;

const svg = (height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${height}" viewBox="0 0 ${size} ${height}">${body}</svg>\n`;

const ground = (height: number) => `<path fill="${palette.lagoon}" d="M0 0h${size}v${height}H0z"/>`;

/** Draws the cloth as a small tile. Warp and weft colours mix where they cross. */
export function madrasTile(): string {
  const weft = `<g opacity=".54">${ground(size)}${stripes("weft", size)}</g>`;
  return svg(size, ground(size) + stripes("warp", size) + weft);
}

/** Draws the band under a header, which is the warp alone, crossed by a dark and a light stripe. */
export function madrasBand(): string {
  const across = `<path fill="${palette.deep}" fill-opacity=".34" d="M0 0h${size}v4H0z"/>
<path fill="${palette.white}" fill-opacity=".16" d="M0 9h${size}v2H0z"/>`;
  return svg(14, ground(14) + stripes("warp", 14) + across);
}

export const drawings: Drawing[] = [
  { name: "madras-tile", output: "static/patterns/madras.svg", svg: madrasTile },
  { name: "madras-band", output: "static/patterns/madras-band.svg", svg: madrasBand },
];
