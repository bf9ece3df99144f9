/** In milliseconds. A second click or tap within it is one too many. */
export const DOUBLE_CLICK = 500;
