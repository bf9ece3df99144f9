import { breakpoints } from "../../theme/breakpoints";

/** The first of the sizes, where it is a plain measure: for all windows, or for those from a width up. */
const FIRST = /^(?:\(min-width: \d+px\) )?([\d.]+)(rem|px)(?=,|$)/;

const USUAL_LETTERS = 16;

/**
 * From the widest breakpoint up all sizes grow with the window, as `html` in the global styles
 * does; a browser that reads a `sizes` attribute knows nothing of that, and is told here.
 * @param sizes as the `sizes` attribute has them, the widest windows' first
 */
export function grownSizes(sizes: string): string {
  const [, number, unit] = FIRST.exec(sizes) ?? [];
  if (!number) return sizes;
  const pixels = Number(number) * (unit === "rem" ? USUAL_LETTERS : 1);
  const most = `${round(pixels * 1.25)}px`;
  const grown = `${round(pixels * 0.625)}px + ${round((pixels * 0.390625) / USUAL_LETTERS)}vw`;
  return `(min-width: ${breakpoints["2xl"]}px) min(${most}, ${grown}), ${sizes}`;
}

const round = (number: number) => Math.round(number * 10) / 10;
