import { sett, settThreads, stripes } from "../madras/sett";
import { palette } from "../palette";

/** The brand's madras as an SVG pattern to be filled with; `thread` px wide, moved by `x` and `y`. */
export function clothPattern(id: string, thread: number, x = 0, y = 0): string {
  const ground = `<rect width="${settThreads}" height="${settThreads}" fill="${palette.lagoon}"/>`;
  return `<pattern id="${id}" width="${settThreads}" height="${settThreads}" patternUnits="userSpaceOnUse"
    patternTransform="translate(${x} ${y}) scale(${thread})">${ground}${stripes("warp", settThreads)}
    <g opacity="0.54">${ground}${stripes("weft", settThreads)}</g></pattern>`;
}

/** Colours of the cloth's threads in one direction, one entry to a thread, over one repeat. */
export function threadColours(direction: "warp" | "weft"): string[] {
  return sett[direction].flatMap(({ threads, colour }) => Array<string>(threads).fill(colour));
}
