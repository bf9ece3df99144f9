import { readFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

/** Returns the characters from one code point up to, but not including, another. */
export const characters = (from: number, end: number): string =>
  String.fromCodePoint(...Array.from({ length: end - from }, (_, index) => index + from));

/** Latin letters up to U+024F and from U+1E00, Greek and Cyrillic letters, and common punctuation. */
const CHARACTERS = `${characters(0x20, 0x250)}${characters(0x370, 0x530)}${characters(0x1e00, 0x2000)}–—‘’“”•…`;

/** The parts of Noto Sans, for letters that the site's typefaces lack. On pages, browsers use their own fonts. */
const OTHER_LETTERS = ["latin-ext", "greek", "greek-ext", "cyrillic", "cyrillic-ext"] as const;

type Typeface = "display" | "text" | (typeof OTHER_LETTERS)[number];

const FILES: Partial<Record<Typeface, string>> = {
  display: "bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
  text: "figtree/files/figtree-latin-wght-normal.woff2",
};

export function readFont(typeface: Typeface): Buffer {
  const file = FILES[typeface] ?? `noto-sans/files/noto-sans-${typeface}-wght-normal.woff2`;
  return readFileSync(join("node_modules/@fontsource-variable", file));
}

/** Returns one weight of a typeface as TrueType, for programs that do not support variable fonts. */
export const staticFont = (typeface: Typeface, weight: number): Promise<Buffer> =>
  subsetFont(readFont(typeface), CHARACTERS, {
    targetFormat: "sfnt",
    variationAxes: typeface === "display" ? { opsz: 40, wdth: 88, wght: weight } : { wght: weight },
  });

/** The display typeface for satori, followed by fallbacks for the letters that it lacks. */
export const displayFonts = () =>
  Promise.all(
    (["display", ...OTHER_LETTERS] as const).map(async (name) => ({
      name,
      data: await staticFont(name, 700),
      weight: 700 as const,
    })),
  );
