import { palette } from "../palette";

/** One stripe of the cloth: its width in threads, and its colour. */
export interface Stripe {
  threads: number;
  colour: string;
}

const { lagoon, deep, mango, hibiscus, white, reef, reefLight } = palette;

/** The brand's madras: unequal stripes on lagoon, with 144 threads per repeat. */
export const sett: Record<"warp" | "weft", Stripe[]> = {
  warp: [
    { threads: 12, colour: lagoon },
    { threads: 5, colour: mango },
    { threads: 6, colour: lagoon },
    { threads: 26, colour: hibiscus },
    { threads: 5, colour: lagoon },
    { threads: 2, colour: white },
    { threads: 16, colour: lagoon },
    { threads: 3, colour: reefLight },
    { threads: 7, colour: lagoon },
    { threads: 30, colour: reef },
    { threads: 5, colour: deep },
    { threads: 4, colour: mango },
    { threads: 4, colour: deep },
    { threads: 2, colour: white },
    { threads: 3, colour: deep },
    { threads: 14, colour: lagoon },
  ],
  weft: [
    { threads: 20, colour: lagoon },
    { threads: 2, colour: white },
    { threads: 8, colour: lagoon },
    { threads: 16, colour: hibiscus },
    { threads: 4, colour: lagoon },
    { threads: 7, colour: mango },
    { threads: 21, colour: lagoon },
    { threads: 3, colour: reefLight },
    { threads: 15, colour: lagoon },
    { threads: 22, colour: reef },
    { threads: 4, colour: deep },
    { threads: 3, colour: mango },
    { threads: 19, colour: lagoon },
  ],
};

/** The number of threads in a repeat, the same in both directions, so that a square tile can be repeated. */
export const settThreads = 144;

/** Draws the stripes in one direction, one unit per thread and `length` units long, without a background. */
export function stripes(direction: "warp" | "weft", length: number): string {
  let at = 0;
  return sett[direction]
    .map(({ threads, colour }) => {
      const start = at;
      at += threads;
      if (colour === lagoon) return "";
      return direction === "warp"
        ? `<path fill="${colour}" d="M${start} 0h${threads}v${length}H${start}z"/>`
        : `<path fill="${colour}" d="M0 ${start}h${length}v${threads}H0z"/>`;
    })
    .join("");
}
