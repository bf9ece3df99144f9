/** How far from a stop the page still counts as being there, as a share of the window's height. */
const SLACK = 0.25;

export interface ScrollState {
  /** The scroll positions, in CSS pixels, at which each section fills the window, from the top. */
  stops: readonly number[];
  /** How far the page is scrolled, in CSS pixels. */
  position: number;
  /** The window's height in CSS pixels. */
  windowHeight: number;
}

/**
 * The section that an arrow key leads to.
 * @param direction 1 for down, -1 for up
 * @returns the section's index, or undefined where there is none further in that direction
 */
export function stopToward(
  direction: 1 | -1,
  { stops, position, windowHeight }: ScrollState,
): number | undefined {
  const slack = SLACK * windowHeight;
  const index =
    direction === 1
      ? stops.findIndex((stop) => stop > position + slack)
      : stops.findLastIndex((stop) => stop < position - slack);
  return index === -1 ? undefined : index;
}
