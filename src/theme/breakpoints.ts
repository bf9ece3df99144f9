/** The minimum widths of wider layouts, in CSS pixels. Screens narrower than `md` count as phones. */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280, "2xl": 1536 } as const;

export type Breakpoint = keyof typeof breakpoints;

/**
 * Converts pixels to em, so that a larger default font size in the browser selects a narrower layout.
 */
const inEm = (pixels: number) => `${pixels / 16}em`;
const minWidth = (name: Breakpoint) => `(min-width: ${inEm(breakpoints[name])})`;
const most = (name: Breakpoint) => `(max-width: ${inEm(breakpoints[name] - 0.02)})`;

/*
 * Paper uses no layout wider than `sm`. Safari prints with the media queries of its window, and would
 * otherwise put a desktop's columns on a sheet.
 */

/** A media query for at least this width: `${from("lg")} { … }`. */
export const from = (name: Breakpoint) =>
  name === "sm" ? `@media ${minWidth(name)}` : `@media screen and ${minWidth(name)}`;

/** A media query for widths below this one. */
export const below = (name: Breakpoint) =>
  name === "sm" ? `@media ${most(name)}` : `@media print, ${most(name)}`;

/** Windows of less than 20 em: with text or a zoom so large that two short columns do not fit side by side. */
export const largeText = "@media (max-width: 19.98em)";

/** Text that is so large that no button fits between the logo and the menu button. */
export const below10em = "@media (max-width: 10.5em)";

/** Windows that are high enough for a whole section at the visitor's font size and zoom level. */
export const highEnough = "@media (min-height: 30em)";

/** Browsers that do not support popovers, and so show every menu open. */
export const withoutPopovers = "@supports not selector(:popover-open)";

/** Windows in which the header would cover too much if it stayed in view, such as a phone's held sideways. */
export const low = "@media screen and (max-height: 29.98em)";

/**
 * Phones and tablets on which at least 360 px stay free below the header and the answer of the calculator, at the
 * usual text size.
 */
export const roomBelowAnswer =
  "@media screen and (max-width: 30em) and (min-height: 46em), screen and (max-width: 63.98em) and (min-height: 58em)";

export const lowLandscape = "@media (max-height: 29.98em) and (orientation: landscape)";

/** A media query for widths from the first breakpoint up to, but not including, the second. */
export const between = (name: Breakpoint, end: Breakpoint) => `${from(name)} and ${most(end)}`;

export const reducedMotion = "@media (prefers-reduced-motion: reduce)";

export const withoutScript = "@media (scripting: none)";

export const withScript = "@media (scripting: enabled)";

export const MAX_CONTENT_WIDTH = "76rem";

export const GUTTER = "min(clamp(1.125rem, 0.5rem + 2.6vw, 3rem), 5.625vw)";
