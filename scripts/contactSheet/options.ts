import { parseArgs } from "node:util";

export interface SheetOptions {
  /** Widths of the window, in CSS pixels, in the order in which they stand on a sheet. */
  widths: number[];
  /** The pages' addresses; every page of the built site where none is named. */
  paths: string[];
  /** As the page is printed, rather than as it is on a screen. */
  print: boolean;
  /** With the colours of a system in high contrast. */
  forcedColors: boolean;
  /** The text's size in per cent of the usual, as a visitor sets it in the browser. */
  text: number;
}

export const USAGE = `npm run contact-sheet -- [page ...] [--width <px> ...] [--text <per cent>] [--forced-colors] [--print]
  --width          widths of the window; 360, 768, 1440 and 2560 unless told
  --text           size of the text, 100 unless told; 200 is WCAG's measure
  --forced-colors  as a system in high contrast shows it
  --print          as it is printed; then the width is the paper's, 718 (A4) unless told`;

const WIDTHS = [360, 768, 1440, 2560];
/** A4 between margins of 10 mm, at 96 pixels to the inch. */
const PAPER = 718;

/**
 * Reads the words after `npm run contact-sheet --`.
 * @throws Error for a word that is no option, a page without / before it, or a size that is none
 */
export function sheetOptions(words: readonly string[]): SheetOptions {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      width: { type: "string", multiple: true },
      text: { type: "string", default: "100" },
      "forced-colors": { type: "boolean", default: false },
      print: { type: "boolean", default: false },
    },
  });
  const stray = positionals.find((path) => !path.startsWith("/"));
  if (stray) throw new Error(`"${stray}" is no page's address; those start with /.`);
  const usual = values.print ? [PAPER] : WIDTHS;
  return {
    widths: values.width?.map((width) => size(width, "--width", 200, 4000)) ?? usual,
    paths: positionals,
    print: values.print,
    forcedColors: values["forced-colors"],
    text: size(values.text, "--text", 50, 400),
  };
}

function size(word: string, option: string, least: number, most: number): number {
  const number = Number(word);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`${option} is "${word}"; it takes a whole number from ${least} to ${most}.`);
}
