import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { convert } from "fontverter";

const resolve = createRequire(__filename).resolve;

const faces = {
  /** For the class `display` in `document.ts`. The optical size depends on the font size, as in Chromium. */
  display: {
    file: "bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal",
    axes: (size: number) => ({ wdth: 88, opsz: Math.min(Math.max(size, 12), 96) }),
    letterSpacing: -0.03,
  },
  text: { file: "figtree/files/figtree-latin-wght-normal", axes: () => ({}), letterSpacing: 0 },
};

type Face = keyof typeof faces;

const fonts = new Map<Face, Font>();
const variations = new Map<string, Font>();

/**
 * Loads the typefaces. Call this before {@link lettering}, and before importing drawings, some of which call
 * `lettering` when they are imported. The files are unpacked, because fontkit cannot apply variations to
 * WOFF2.
 */
export async function loadTypefaces(): Promise<void> {
  for (const face of Object.keys(faces) as Face[]) {
    const file = resolve(`@fontsource-variable/${faces[face].file}.woff2`);
    const font = create(await convert(readFileSync(file), "sfnt"));
    if (!("layout" in font)) throw new Error(`${file} is a collection of fonts.`);
    fonts.set(face, font);
  }
}

function variation(face: Face, size: number, weight: number): Font {
  const font = fonts.get(face);
  if (!font) throw new Error("Call loadTypefaces() before lettering().");
  const key = `${face} ${size} ${weight}`;
  const known =
    variations.get(key) ?? font.getVariation({ wght: weight, ...faces[face].axes(size) });
  variations.set(key, known);
  return known;
}

interface Lettering {
  /** The position of the anchor on the baseline. */
  x: number;
  y: number;
  size: number;
  fill: string;
  /** "display" by default. */
  face?: Face;
  /** 700 by default. */
  weight?: number;
  /** "start" by default. */
  anchor?: "start" | "middle" | "end";
  /** In user units. By default, the typeface's own spacing. */
  letterSpacing?: number;
  /** Whether all digits have the same width. */
  tabular?: boolean;
}

const share = { start: 0, middle: 0.5, end: 1 };

/**
 * Draws text as outlines, because an SVG in an `<img>` cannot use the site's fonts. The outlines are where a
 * `<text>` element would place the characters: letter-spacing follows each character, including the last.
 * Only kerning may differ, by 0.02 em, because fontkit does not apply variations to it.
 * @throws Error when the typeface lacks a character, or {@link loadTypefaces} has not been called
 */
export function lettering(text: string, options: Lettering): string {
  const { x, y, size, fill, face = "display", weight = 700, anchor = "start" } = options;
  const spacing = options.letterSpacing ?? faces[face].letterSpacing * size;
  const font = variation(face, size, weight);
  const missing = [...text].find((character) => {
    const code = character.codePointAt(0);
    return code === undefined || !font.hasGlyphForCodePoint(code);
  });
  if (missing) throw new Error(`The ${face} typeface has no "${missing}", which "${text}" needs.`);
  const { glyphs, positions } = font.layout(text, options.tabular ? ["tnum"] : []);
  const scale = size / font.unitsPerEm;
  const advances = positions.map(({ xAdvance }) => xAdvance * scale + spacing);
  const width = advances.reduce((sum, advance) => sum + advance, 0);
  let at = x - width * share[anchor];
  const outlines = glyphs.map((glyph, index) => {
    const path = glyph.path.transform(scale, 0, 0, -scale, at, y).toSVG();
    at += advances[index] ?? 0;
    return path;
  });
  return `<path fill="${fill}" d="${outlines.join("")}"/>`;
}
