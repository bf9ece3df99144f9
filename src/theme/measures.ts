export const CONTENT_WIDTH = "76rem";

/** The gap between the content and the window's edge. */
export const GUTTER = "min(clamp(1.125rem, 0.5rem + 2.6vw, 3rem), 5.625vw)";

/** The width of the page's content, for the `sizes` of pictures that fill it. */
export const contentWidth = `min(${CONTENT_WIDTH}, 100vw - 2 * ${GUTTER})`;
