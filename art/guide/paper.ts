import { lettering } from "../lettering";
import { palette } from "../palette";

/** The grey of print on paper. */
const print = "#cfd8d4";

/** Draws lines of text with the lengths `widths` in px, starting at `x` and `y` and going down. */
export const textLines = (x: number, y: number, widths: number[], step = 20, fill = print) =>
  widths
    .map(
      (width, index) =>
        `<rect x="${x}" y="${y + index * step}" width="${width}" height="8" rx="4" fill="${fill}"/>`,
    )
    .join("");

export const heading = (x: number, y: number, size: number, text: string) =>
  lettering(text, { x, y, size, fill: palette.ink });

/** Draws a sheet of paper with a shadow, rotated around its centre. The origin of `content` is its corner. */
export const sheet = (
  { x, y, width, height, turn }: Record<"x" | "y" | "width" | "height" | "turn", number>,
  content: string,
  radius = 4,
) => `<g transform="translate(${x} ${y}) rotate(${turn} ${width / 2} ${height / 2})">
    <rect x="10" y="14" width="${width}" height="${height}" rx="${radius}" fill="${palette.deep}" fill-opacity=".22"/>
    <rect width="${width}" height="${height}" rx="${radius}" fill="#fffdf8"/>${content}</g>`;

/** Draws a round badge with a check mark. */
export const check = (
  x: number,
  y: number,
  radius: number,
  fill: string = palette.mango,
  mark: string = palette.ink,
) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>
    <path transform="translate(${x} ${y}) scale(${radius / 24})" d="M-10 0l7 8L11 -8" fill="none" stroke="${mark}" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The four corners of a camera's frame. */
export const corners = (
  x: number,
  y: number,
  width: number,
  height: number,
  stroke: string,
  reach = 34,
) =>
  `<path d="M0 ${reach}V14Q0 0 14 0H${reach}M${width - reach} 0H${width - 14}Q${width} 0 ${width} 14V${reach}M${width} ${height - reach}V${height - 14}Q${width} ${height} ${width - 14} ${height}H${width - reach}M${reach} ${height}H14Q0 ${height} 0 ${height - 14}V${height - reach}"
    transform="translate(${x} ${y})" fill="none" stroke="${stroke}" stroke-width="8" stroke-linecap="round"/>`;
