import { GUTTER, MAX_CONTENT_WIDTH } from "./breakpoints";
import * as palette from "./palette";

/** The colour for each role on a light background. */
const lightColors = {
  background: palette.white,
  backgroundWarm: palette.sand,
  backgroundSunken: palette.sandDark,
  text: palette.ink,
  textMuted: palette.inkSoft,
  link: palette.reefDark,
  line: palette.line,
  lineStrong: palette.lineStrong,
  accent: palette.mango,
  onAccent: palette.ink,
  emphasis: palette.reef,
  focus: palette.reefDark,
  positive: palette.reefDark,
  positiveBackground: palette.foam,
  warning: palette.mangoDark,
  warningBackground: palette.mangoPale,
  danger: palette.hibiscusDark,
  dangerBackground: palette.hibiscusPale,
  /** What a loan costs: part of a cloth, or large text. */
  cost: palette.hibiscus,
} as const;

export type ColorName = keyof typeof lightColors;

/** The colour for each role on a dark background, such as the header, a hero or a panel. */
const darkColors: Record<ColorName, string> = {
  background: palette.lagoon,
  backgroundWarm: palette.deep,
  backgroundSunken: palette.lagoonLight,
  text: palette.white,
  textMuted: palette.mist,
  link: palette.reefLight,
  line: palette.lineDark,
  lineStrong: palette.lineDarkStrong,
  accent: palette.mango,
  onAccent: palette.ink,
  emphasis: palette.reefLight,
  focus: palette.mango,
  positive: palette.reefLight,
  positiveBackground: palette.lagoonLight,
  warning: palette.mangoPale,
  warningBackground: palette.lagoonLight,
  danger: palette.hibiscusPale,
  dangerBackground: palette.hibiscusDark,
  cost: palette.hibiscus,
};

export const tones = { light: lightColors, dark: darkColors } as const;

/**
 * Spacing in steps of 4 px. With enlarged text, each step is limited to the share of the window's width that
 * it has at 320 px.
 */
export const spaces = {
  1: "0.25rem",
  2: "0.5rem",
  3: "0.75rem",
  4: "min(1rem, 5vw)",
  5: "min(1.25rem, 6.25vw)",
  6: "min(1.5rem, 7.5vw)",
  8: "min(2rem, 10vw)",
  10: "min(2.5rem, 12.5vw)",
  12: "min(3rem, 15vw)",
  16: "min(4rem, 20vw)",
  /** The gap between columns. Columns that belong closely together use `16` instead. */
  columns: "clamp(2.5rem, 6vw, 6rem)",
  gutter: GUTTER,
  card: "min(clamp(1.25rem, 0.8rem + 2vw, 2.5rem), 6.25vw)",
  /** The space between parts of a topic: 48 px on desktops. */
  part: "min(clamp(1.75rem, 1rem + 3.3vw, 3rem), 15vw)",
  /** Half the space between two topics. The whole space is 128 px on desktops. */
  section: "clamp(1.375rem, 0.4rem + 4vw, 4rem)",
} as const;

/** Returns the darkest colour with the given opacity. */
const shade = (opacity: number): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(palette.deep.slice(at, at + 2), 16)).join(" ")} / ${opacity})`;

export const sizes = {
  small: "0.875rem",
  compact: "1rem",
  body: "clamp(1rem, 0.95rem + 0.25vw, 1.125rem)",
  large: "clamp(1.0625rem, 0.95rem + 0.5vw, 1.3125rem)",
  // At every text size, the longest words in headings fit the width of a phone.
  h3: "min(clamp(1.5rem, 1.38rem + 0.55vw, 1.875rem), 9vw)",
  h2: "min(clamp(1.875rem, 1.5rem + 1.7vw, 3rem), 10vw)",
  /** The heading of the section that a page is about. */
  loud: "min(clamp(2.75rem, 2.1rem + 2.9vw, 4.5rem), 12vw)",
  h1: "min(clamp(2.875rem, 2.2rem + 2.8vw, 4.5rem), 12.5vw)",
  display: "min(clamp(3.25rem, 1rem + 7.4vw, 7rem), 15.6vw)",
} as const;

/** The names of system fonts whose metrics are adjusted to those of the site's fonts. */
export const textFallbacks = `"Figtree Fallback Arial", "Figtree Fallback Roboto"`;
export const displayFallbacks = `"Bricolage Grotesque Fallback Arial", "Bricolage Grotesque Fallback Roboto"`;

export const others = {
  fontText: `Figtree, ${textFallbacks}, sans-serif`,
  fontDisplay: `"Bricolage Grotesque", ${displayFallbacks}, sans-serif`,
  radiusSmall: "0.5rem",
  radius: "0.875rem",
  radiusLarge: "1.75rem",
  radiusRound: "999px",
  shadow: `0 1px 2px ${shade(0.06)}, 0 12px 32px -12px ${shade(0.18)}`,
  shadowHeader: `0 8px 24px -12px ${shade(0.55)}`,
  shadowOverlay: `0 24px 64px -16px ${shade(0.45)}`,
  // For pictures of phones with a transparent background. The shadow follows the outline of the phone.
  liftOnLight: `drop-shadow(0 18px 24px ${shade(0.16)})`,
  // For paper with cut corners, whose edge must be visible on white as well.
  liftPaper: `drop-shadow(0 0 1px ${shade(0.35)}) drop-shadow(0 12px 18px ${shade(0.16)})`,
  liftOnPattern: `drop-shadow(0 24px 40px ${shade(0.5)})`,
  overlay: shade(0.72),
  fast: "150ms",
  slow: "300ms",
  easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
  maxContentWidth: MAX_CONTENT_WIDTH,
  textWidth: "42rem",
  // The width of the text in a page's opening (its hero). At this width, the text on phones keeps its number
  // of lines when the fonts load.
  openingWidth: "min(100% - 1rem, max(21.7rem, 60vw), 52rem)",
  headerHeight: "4.75rem",
  /** The height of what is left of the header when the page is scrolled. */
  barHeight: "4.75rem",
  /** The distance of an anchor from the top of the window, in addition to the element's own scroll margin. */
  anchorOffset: "calc(var(--bar-height) + 1rem)",
} as const;
