/**
 * Returns the scroll behavior that suits the visitor: instant if they prefer reduced motion, otherwise
 * smooth.
 */
export const scrollBehavior = (): ScrollBehavior =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
