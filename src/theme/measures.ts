/** The widest that a page's content gets. */
export const CONTENT_WIDTH = "72rem";

/** The room between the content and the window's edge. */
export const GUTTER = "clamp(1.125rem, 0.5rem + 2.6vw, 3rem)";

/** How wide the page's content is, for the `sizes` of pictures that fill it. */
export const contentWidth = `min(${CONTENT_WIDTH}, 100vw - 2 * ${GUTTER})`;
