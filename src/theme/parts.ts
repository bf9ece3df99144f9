import { type Breakpoint, from } from "./breakpoints";
import { color, size, space, token } from "./tokens";

/** Declarations that many styles have in common. Use them inside a style: `${row(space[3])}`. */

export const small = `font-size: ${size.small}; color: ${color.textMuted};`;

/** A rule or result to remember, on a sand-coloured background. */
export const rule = `padding: ${space[4]} ${space[5]}; border-radius: ${token.radius}; background: ${color.backgroundWarm};`;

/** An outline in forced-colors mode and print, for elements set apart only by their background on screen. */
export const outlined =
  "@media (forced-colors: active), print { border: 1px solid; break-inside: avoid; }";

/** A link outside running text, high enough to tap. Others may be beside it. */
export const tapLink = `display: inline-block; padding-block: ${space[2]}; font-weight: 600;`;

/** One of the choices in a row, such as a tab. */
export const choice = `display: block; padding: ${space[2]} ${space[4]}; border: 1px solid ${color.lineStrong}; border-radius: ${token.radiusRound}; color: ${color.text}; text-decoration: none; &:hover { border-color: ${color.text}; }`;

export const chosen = `border-color: ${color.positive}; background: ${color.positiveBackground}; color: ${color.positive}; @media (forced-colors: active) { border-color: Highlight; }`;

/** Text that is only for assistive technology, such as labels that do not fit into a narrow table. */
export const unseen =
  "position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);";

/** If a field's text is smaller, iPhones zoom in on focus, and leave the page wider than the screen. */
export const minimumFieldText = "16px";

/** A card or panel that contrasts with the background. */
export const surface = `border-radius: ${token.radiusLarge}; background: ${color.background};`;

/** Card styles: with a shadow, with an outline, or sand-coloured. */
export const card = {
  shadow: `padding: ${space.card}; ${surface} box-shadow: ${token.shadow}; ${outlined}`,
  outline: `padding: ${space.card}; ${surface} border: 1px solid ${color.line}; break-inside: avoid;`,
  tint: `padding: ${space.card}; border-radius: ${token.radiusLarge}; background: ${color.backgroundWarm}; ${outlined}`,
} as const;

export const formSheet = `padding: min(clamp(1.25rem, 4vw, 3rem), 6.25vw); ${surface} box-shadow: ${token.shadow}; @media print { padding: 0; }`;

export const row = (gap: string) => `display: flex; flex-wrap: wrap; gap: ${gap};`;

export const iconRow = (gap: string, display: "flex" | "inline-flex" = "flex") =>
  `display: ${display}; align-items: center; gap: ${gap};`;

export const column = "display: flex; flex-direction: column;";

/** Stacks parts so that none is wider than the container. */
export const stack = (gap: string) =>
  `display: grid; grid-template-columns: minmax(0, 1fr); gap: ${gap};`;

/** Prints a grid with long text as blocks, because Firefox cuts off lines and moves whole rows to a new page. */
export const blocksOnPaper = `@media print { display: block; & > * + * { margin-top: ${space[6]}; } }`;

/** Sets the columns of a grid from a given width: either a number of equal columns, or a template. */
export const columns = (name: Breakpoint, template: number | string) =>
  `${from(name)} { grid-template-columns: ${
    typeof template === "number" ? `repeat(${template}, minmax(0, 1fr))` : template
  }; }`;

/** As many equal columns as fit, each with at least the given width. */
export const fitGrid = (minWidth: string, gap: string) =>
  `display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, ${minWidth}), 1fr)); gap: ${gap};`;

/**
 * As many columns as fit with the given width, up to three, in rows that all end flush: the last items share a row,
 * and four make pairs.
 */
export const flushGrid = (minWidth: string, gap: string) => `${row(gap)}
  & > * { flex: 1 1 max(${minWidth}, 26%); min-width: 0; }
  & > :nth-of-type(3n + 1):nth-last-of-type(4), & > :nth-of-type(3n + 1):nth-last-of-type(4) ~ * { flex-basis: max(${minWidth}, 40%); }`;

/** Hides an element when a media query matches: `${hidden(below("md"))}`. */
export const hidden = (media: string) => `${media} { display: none; }`;

export const square = (side: string) => `width: ${side}; height: ${side};`;

/** For a square that centres its content. */
export const centred = (side: string) => `display: grid; place-items: center; ${square(side)}`;

export const layer = "position: absolute; inset: 0;";

/** Declarations for a `::before` that covers its nearest positioned ancestor. */
export const covering = `content: ""; ${layer}`;

/** For a picture that fills its nearest positioned ancestor. */
export const cover = `${layer} width: 100%; height: 100%; object-fit: cover;`;
