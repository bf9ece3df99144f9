import { sett, settThreads, stripes } from "../madras/sett";
import { palette } from "../palette";

/**
 * A piece of the brand's madras at a place in a drawing, in px, with threads of `thread` px.
 * It is drawn stripe by stripe and not as a pattern, which a PDF would hold as a coarse picture.
 */
export function cloth(
  thread: number,
  place: { x: number; y: number; width: number; height: number },
): string {
  const { x, y, width, height } = place;
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

/** Colours of the cloth's threads in one direction, one entry to a thread, over one repeat. */
export function threadColours(direction: "warp" | "weft"): string[] {
  return sett[direction].flatMap(({ threads, colour }) => Array<string>(threads).fill(colour));
}
