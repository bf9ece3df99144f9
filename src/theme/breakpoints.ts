/** Minimum widths of the wider layouts, in CSS pixels. Phones are below `md`. */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280, "2xl": 1536 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Converts by the browser's default font size, so that a larger one selects a narrower layout. */
const inEm = (pixels: number) => `${pixels / 16}em`;
const minWidth = (name: Breakpoint) => `(min-width: ${inEm(breakpoints[name])})`;
const most = (name: Breakpoint) => `(max-width: ${inEm(breakpoints[name] - 0.02)})`;

/*
 * Paper has no layout wider than `sm`: Safari prints with the media queries of its window, and would put a
 * desktop's columns on a sheet.
 */

/** A media query for this width and more: `${from("lg")} { … }`. */
export const from = (name: Breakpoint) =>
  name === "sm" ? `@media ${minWidth(name)}` : `@media screen and ${minWidth(name)}`;

/** A media query for less than this width. */
export const below = (name: Breakpoint) =>
  name === "sm" ? `@media ${most(name)}` : `@media print, ${most(name)}`;

/** For windows wide enough for a line of text at the visitor's font size. */
export const from20em = "@media (min-width: 20em)";

/** For text so large that two figures do not fit side by side. */
export const largeText = "@media (max-width: 19.98em)";

/** For text so large that no button fits between the logo and the menu button. */
export const below10em = "@media (max-width: 10.5em)";

/** For windows high enough to show a whole section at the visitor's font size and zoom. */
export const highEnough = "@media (min-height: 30em)";

/** For browsers without popovers, which show every menu open. */
export const withoutPopovers = "@supports not selector(:popover-open)";

/** For phones too short to show a text above a whole picture. */
export const shortPhone = "@media (max-width: 47.98em) and (30em <= height < 44em)";

/** For phones held in landscape. */
export const lowLandscape = "@media (max-height: 29.98em) and (orientation: landscape)";

/** A media query for a range of widths, from the first to below the second. */
export const between = (name: Breakpoint, end: Breakpoint) => `${from(name)} and ${most(end)}`;

export const reducedMotion = "@media (prefers-reduced-motion: reduce)";

/** For visitors without JavaScript. */
export const withoutScript = "@media (scripting: none)";

/** For visitors whose browser will run the page's scripts. */
export const withScript = "@media (scripting: enabled)";

/** The maximum width of the page's content. */
export const CONTENT_WIDTH = "76rem";

/** The gap between the content and the window's edge. */
export const GUTTER = "min(clamp(1.125rem, 0.5rem + 2.6vw, 3rem), 5.625vw)";
