/** How a scroll that the visitor asked for moves: smoothly, or at once for those who want no motion. */
export const scrollBehavior = (): ScrollBehavior =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
