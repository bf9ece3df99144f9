import { sett, settThreads, stripes } from "../madras/sett";
import { palette } from "../palette";

/**
 * Draws a piece of the brand's madras stripe by stripe. In a PDF, Chromium would rasterise an SVG pattern
 * at low resolution.
 * @param thread the width of a thread in px
 * @param area the position and size in the drawing, in px
 */
export function cloth(
  thread: number,
  area: { x: number; y: number; width: number; height: number },
): string {
  const { x, y, width, height } = area;
  const [across, down] = [width / thread, height / thread];
  const ground = `<path fill="${palette.lagoon}" d="M0 0h${across}v${down}H0z"/>`;
  const repeats = (direction: "warp" | "weft", extent: number, length: number) =>
    Array.from({ length: Math.ceil(extent / settThreads) }, (_, index) => {
      const shift = index * settThreads;
      const move = direction === "warp" ? `${shift} 0` : `0 ${shift}`;
      return `<g transform="translate(${move})">${stripes(direction, length)}</g>`;
    }).join("");
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${across} ${down}"
    preserveAspectRatio="none">${ground}${repeats("warp", across, down)}
    <g opacity="0.54">${ground}${repeats("weft", down, across)}</g></svg>`;
}

/** Returns the colour of each thread in one direction, for one repeat of the cloth. */
export function threadColours(direction: "warp" | "weft"): string[] {
  return sett[direction].flatMap(({ threads, colour }) => Array<string>(threads).fill(colour));
}
