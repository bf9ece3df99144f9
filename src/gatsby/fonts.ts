import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import { filesIn } from "../content-model/reading/filesIn";
import { slug } from "../lib/slug";
import { digestOf } from "./buildCache";
import { characters, readFont } from "./staticFont";

/**
 * Characters to include in addition to those in the content: ASCII, those in the site's code, and letters
 * in names that visitors enter.
 */
const CHARACTERS = `${characters(0x20, 0x7f)}\u00a0©–—‘’“”•…−áíóúñü`;

/**
 * The OpenType features to keep: kerning, tabular figures, and glyph variants for weights and languages. No
 * page uses the others, such as fractions.
 */
const FEATURES = ["kern", "tnum", "rvrn", "locl"];

/**
 * The fallback fonts, measured in their own units; `xWidthAvg` is the average width of a letter. `names` has
 * the fonts' names on devices and, for Linux, the names of metric-compatible fonts. WebKitGTK does not find
 * fonts by their full names: it looks for a family of that name, in the weight of the `@font-face` rule.
 */
const ARIAL = { familyName: "Arial", ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048 };
const REGULAR = {
  metrics: { ...ARIAL, xWidthAvg: 913 },
  names: ["Arial", "ArialMT", "Liberation Sans", "Arimo", "Arimo Regular"],
};
const BOLD = {
  // The average letter width of Liberation Sans Bold.
  metrics: { ...ARIAL, xWidthAvg: 983 },
  names: [
    "Arial Bold",
    "Arial-BoldMT",
    "Liberation Sans Bold",
    "Arimo Bold",
    "Arial",
    "Liberation Sans",
    "Arimo",
  ],
};
/** Android has no Arial. Its Roboto is one file for all weights, in which bold has no name of its own. */
const ANDROID = {
  metrics: {
    ...ARIAL,
    familyName: "Roboto",
    ascent: 1900,
    descent: -500,
    lineGap: 0,
    xWidthAvg: 911,
  },
  names: ["Roboto Regular", "Roboto-Regular", "Roboto"],
};

const FONTS = [
  {
    family: "Figtree",
    typeface: "text",
    axes: { wght: { min: 400, max: 700 } },
    weights: "400 700",
    fallbacks: [
      { ...REGULAR, weights: "400 500", at: { wght: 400 } },
      { ...BOLD, weights: "600 700", at: { wght: 600 } },
      { ...ANDROID, weights: "400", at: { wght: 400 } },
    ],
  },
  {
    family: "Bricolage Grotesque",
    typeface: "display",
    axes: { opsz: 40, wdth: 88, wght: 700 },
    weights: "700",
    fallbacks: [
      { ...BOLD, weights: "700", at: {} },
      { ...ANDROID, weights: "400", at: {} },
    ],
  },
] as const;

/**
 * Subsets the two typefaces to the characters on the pages, and measures them, so that fallback fonts can
 * be adjusted to take up the same space. Writes the fonts to the public folder.
 * @param facesFile the file for the `@font-face` rules and the URLs to preload
 */
export async function prepareFonts(facesFile: string): Promise<void> {
  const shown = [...new Set(CHARACTERS + contentText())].join("");
  const faces = { css: "", preload: [] as string[] };
  for (const { family, typeface, axes, weights, fallbacks } of FONTS) {
    const subset = (targetFormat: "woff2" | "sfnt", at = {}) =>
      subsetFont(readFont(typeface), shown, {
        targetFormat,
        variationAxes: { ...axes, ...at },
        keepFeatures: FEATURES,
      });
    const font = await subset("woff2");
    const url = `/static/${digestOf(font)}/${slug(family)}.woff2`;
    mkdirSync(dirname(join("public", url)), { recursive: true });
    writeFileSync(join("public", url), font);
    faces.preload.push(url);
    faces.css += `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weights};font-display:swap}`;
    for (const { metrics, names, weights, at } of fallbacks) {
      const measured = { ...(await fromBuffer(await subset("sfnt", at))), familyName: family };
      const { fontFaces } = createFontStack([measured, metrics], {
        fontFaceProperties: { fontWeight: weights },
      });
      faces.css += fontFaces
        .replace(`"${family} Fallback"`, `"${family} Fallback ${metrics.familyName}"`)
        .replace(/local\(.*?\)/, names.map((name) => `local('${name}')`).join(", "))
        .replace(/\s+/g, " ");
    }
  }
  writeFileSync(facesFile, JSON.stringify(faces));
}

const contentText = () =>
  filesIn("content", /\.(yaml|json)$/)
    .map((file) => readFileSync(join("content", file), "utf8"))
    .join("");
