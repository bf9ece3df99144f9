import { type Breakpoint, from } from "./breakpoints";
import { color, size, space, token } from "./tokens";

/** Declarations that many styles share, to be used inside them: `${row(space[3])}`. */

/** Notes and captions. */
export const small = `font-size: ${size.small}; color: ${color.textMuted};`;

/** A rule or a result to remember, on sand. */
export const rule = `padding: ${space[4]} ${space[5]}; border-radius: ${token.radius}; background: ${color.backgroundWarm};`;

/** A text below its heading, in a quieter colour. */
export const muted = (gap: string) => `margin-top: ${gap}; color: ${color.textMuted};`;

/** An edge in forced-colors mode and print, for elements that are a surface on screen. */
export const outlined =
  "@media (forced-colors: active), print { border: 1px solid; break-inside: avoid; }";

/** A link on its own line, easy to tap. */
export const lineLink = `display: inline-block; padding-block: ${space[2]}; font-weight: 600;`;

/** Text only for assistive technology, such as labels that do not fit a narrow table. */
export const unseen =
  "position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);";

/** iPhones zoom into a field with smaller text, and leave the page wider than the screen. */
export const minimumFieldText = "16px";

/** A card or a panel on a different background. */
export const surface = `border-radius: ${token.radiusLarge}; background: ${color.background};`;

/** The skins of cards: raised, with an edge, or in the colour of sand. */
export const card = {
  shadow: `padding: ${space.card}; ${surface} box-shadow: ${token.shadow}; ${outlined}`,
  outline: `padding: ${space.card}; ${surface} border: 1px solid ${color.line}; break-inside: avoid;`,
  tint: `padding: ${space.card}; border-radius: ${token.radiusLarge}; background: ${color.backgroundWarm};`,
} as const;

/** The sheet of a form that sends data. */
export const formSheet = `padding: min(clamp(1.25rem, 4vw, 3rem), 6.25vw); ${surface} box-shadow: ${token.shadow};`;

/** Stays in the window next to a longer neighbour, below the header. */
export const sticky = (gap: string) =>
  `position: sticky; top: calc(${token.headerHeight} + ${gap}); align-self: start;`;

/** Parts in a row, which wraps. */
export const row = (gap: string) => `display: flex; flex-wrap: wrap; gap: ${gap};`;

/** An icon or a mark and its text, on one line. */
export const iconRow = (gap: string, display: "flex" | "inline-flex" = "flex") =>
  `display: ${display}; align-items: center; gap: ${gap};`;

/** Parts below each other, as a flex container. */
export const column = "display: flex; flex-direction: column;";

/** Parts below each other, none wider than the element. */
export const stack = (gap: string) =>
  `display: grid; grid-template-columns: minmax(0, 1fr); gap: ${gap};`;

/** For grids with long text: on paper, Firefox moves whole rows to the next page, and cuts lines. */
export const blocksOnPaper = `@media print { display: block; & > * + * { margin-top: ${space[6]}; } }`;

/** The columns of a grid from a width up: a number of equal ones, or a template. */
export const columns = (name: Breakpoint, template: number | string) =>
  `${from(name)} { grid-template-columns: ${
    typeof template === "number" ? `repeat(${template}, minmax(0, 1fr))` : template
  }; }`;

/** As many equal columns as fit, with a minimum width. */
export const fitGrid = (minWidth: string, gap: string) =>
  `display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, ${minWidth}), 1fr)); gap: ${gap};`;

/** Hides an element in a media query: `${hidden(below("md"))}`. */
export const hidden = (media: string) => `${media} { display: none; }`;

/** An icon, or its box. */
export const square = (side: string) => `width: ${side}; height: ${side};`;

/** Centres the content of a square. */
export const centred = (side: string) => `display: grid; place-items: center; ${square(side)}`;

/** Covers the positioned element around it. */
export const layer = "position: absolute; inset: 0;";

/** The declarations of a `::before` that covers that element. */
export const covering = `content: ""; ${layer}`;

/** A picture that fills the positioned element around it. */
export const cover = `${layer} width: 100%; height: 100%; object-fit: cover;`;

/** A `::before` in a chart's colour, for the legend. */
export const swatch = `
  content: "";
  display: inline-block;
  width: 0.75em;
  height: 0.75em;
  margin-right: ${space[2]};
  border-radius: 3px;
  background: ${color.emphasis};
  forced-color-adjust: none;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
`;
