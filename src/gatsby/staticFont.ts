import { readFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

/** Letters of the languages that are written in Latin, and the punctuation of prose. */
const CHARACTERS =
  String.fromCodePoint(...Array.from({ length: 0x250 - 0x20 }, (_, index) => index + 0x20)) +
  "–—‘’“”•…";

const FILES = {
  display: "bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
  text: "figtree/files/figtree-latin-wght-normal.woff2",
} as const;

/** Returns an instance of one weight of a typeface, as TrueType, for programs without variable fonts. */
export const staticFont = (typeface: keyof typeof FILES, weight: number): Promise<Buffer> =>
  subsetFont(readFileSync(join("node_modules/@fontsource-variable", FILES[typeface])), CHARACTERS, {
    targetFormat: "sfnt",
    variationAxes: typeface === "display" ? { opsz: 40, wdth: 88, wght: weight } : { wght: weight },
  });
