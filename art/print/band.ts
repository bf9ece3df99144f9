import { settThreads, stripes } from "../madras/sett";
import { palette } from "../palette";

/** Height of the band in mm, and in threads. */
const height = 5;
const threads = 14;

/**
 * Draws the band of madras across a sheet of A4 as inline SVG, which prints without rasterising.
 */
export function band(): string {
  const width = (210 / height) * threads;
  const repeats = Array.from(
    { length: Math.ceil(width / settThreads) },
    (_, index) =>
      `<g transform="translate(${index * settThreads} 0)">${stripes("warp", threads)}</g>`,
  );
  return `<svg class="band" viewBox="0 0 ${width} ${threads}" aria-hidden="true">
    <path fill="${palette.lagoon}" d="M0 0h${width}v${threads}H0z"/>${repeats.join("")}
    <path fill="${palette.deep}" fill-opacity="0.34" d="M0 0h${width}v4H0z"/>
    <path fill="${palette.white}" fill-opacity="0.16" d="M0 9h${width}v2H0z"/></svg>`;
}

/** Returns the band as a `data:` URL, for the margin of a page. */
export function bandImage(): string {
  const size = `xmlns="http://www.w3.org/2000/svg" width="210mm" height="${height}mm"`;
  const svg = band().replace("<svg", `<svg ${size}`);
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

export const bandStyles = `.band { width: 210mm; height: ${height}mm; }`;
