/** Returns the visitor's scroll behaviour: instant if they prefer reduced motion, otherwise smooth. */
export const scrollBehavior = (): ScrollBehavior =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
