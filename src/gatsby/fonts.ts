import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import { BUILD_CACHE } from "./buildCache";

/** Increase it when fonts are subset or measured in another way, so that cached ones are not used. */
const VERSION = "2";

const CHARACTERS = [...range(0x20, 0x7e), ...range(0xa0, 0xff)]
  .map((code) => String.fromCodePoint(code))
  .concat([..."ŒœŸ–—‘’‚“”„†•…‰‹›€−×≤≥≈→←↑↓✓"])
  .join("");

/** The metrics of Arial and Roboto in font units, from their files; `xWidthAvg` is capsize's mean width. */
const arial = {
  familyName: "Arial",
  fullName: "Arial",
  postscriptName: "ArialMT",
  category: "sans-serif",
  capHeight: 1467,
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xHeight: 1062,
  xWidthAvg: 913,
  subsets: { latin: { xWidthAvg: 913 }, thai: { xWidthAvg: 1536 } },
};
const roboto = {
  familyName: "Roboto",
  fullName: "Roboto Regular",
  postscriptName: "Roboto-Regular",
  category: "sans-serif",
  capHeight: 1456,
  ascent: 1900,
  descent: -500,
  lineGap: 0,
  unitsPerEm: 2048,
  xHeight: 1082,
  xWidthAvg: 911,
  subsets: { latin: { xWidthAvg: 911 }, thai: { xWidthAvg: 908 } },
};

/** Arial Bold has Arial's height. The mean width of its letters is that of Liberation Sans Bold. */
const arialBold = {
  ...arial,
  fullName: "Arial Bold",
  postscriptName: "Arial-BoldMT",
  subsets: { ...arial.subsets, latin: { xWidthAvg: 983 } },
};

/**
 * The fallback fonts for regular and bold text, and the fonts of the same widths on Linux. WebKitGTK
 * knows no font by its full name: it looks for a family, in the weight of the face.
 */
const FAMILIES = ["Liberation Sans", "Arimo"];
const REGULAR = { fallback: arial, equivalents: [...FAMILIES, "Arimo Regular"] };
const BOLD = {
  fallback: arialBold,
  equivalents: ["Liberation Sans Bold", "Arimo Bold", "Arial", ...FAMILIES],
};
/** Android has no Arial. Its Roboto is one file for all weights; its bold has no local name. */
const ANDROID = { fallback: roboto, equivalents: ["Roboto"] };

const FONTS = [
  {
    family: "Figtree",
    source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 700 } },
    fallbacks: [
      { ...REGULAR, weights: "400 500", at: { wght: 400 } },
      { ...BOLD, weights: "600 700", at: { wght: 600 } },
      { ...ANDROID, weights: "400", at: { wght: 400 } },
    ],
  },
  {
    family: "Bricolage Grotesque",
    source:
      "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
    axes: { opsz: 40, wdth: 88, wght: 700 },
    fallbacks: [
      { ...BOLD, weights: "700", at: {} },
      { ...ANDROID, weights: "400", at: {} },
    ],
  },
];

/**
 * Subsets the two typefaces to the characters and weights in use, and measures them, so that the
 * fallback font takes the same space. The result is cached.
 * @param folder where the fonts and `fallbacks.json` are written
 */
export async function prepareFonts(folder: string): Promise<void> {
  const cached = join(BUILD_CACHE, "fonts", cacheKey());
  if (!existsSync(cached)) {
    const unfinished = `${cached}.part-${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    await subsetFonts(unfinished);
    if (existsSync(cached)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, cached);
  }
  cpSync(cached, folder, { recursive: true, preserveTimestamps: true });
}

/** Hashes everything that the fonts depend on. */
function cacheKey(): string {
  const hash = createHash("sha256").update(VERSION + CHARACTERS + JSON.stringify(FONTS));
  // The versions of the fonts, and of the packages that subset and measure them.
  hash.update(readFileSync("package-lock.json"));
  return hash.digest("hex").slice(0, 32);
}

async function subsetFonts(folder: string): Promise<void> {
  const faces = await Promise.all(
    FONTS.map(async ({ family, source, axes, fallbacks }) => {
      const original = readFileSync(join("node_modules", source));
      const font = await subsetFont(original, CHARACTERS, {
        variationAxes: axes,
        targetFormat: "woff2",
      });
      writeFileSync(join(folder, `${family.toLowerCase().replaceAll(" ", "-")}.woff2`), font);
      return Promise.all(
        fallbacks.map(async ({ fallback, equivalents, weights, at }) => {
          const variationAxes = { ...axes, ...at };
          const subset = await subsetFont(original, CHARACTERS, {
            variationAxes,
            targetFormat: "sfnt",
          });
          const metrics = { ...(await fromBuffer(subset)), familyName: family };
          const { fontFaces } = createFontStack([metrics, fallback], {
            fontFaceProperties: { fontWeight: weights },
          });
          const last = `local('${fallback.postscriptName}')`;
          return fontFaces
            .replace(`"${family} Fallback"`, `"${family} Fallback ${fallback.familyName}"`)
            .replace(last, [last, ...equivalents.map((font) => `local('${font}')`)].join(", "));
        }),
      );
    }),
  );
  writeFileSync(
    join(folder, "fallbacks.json"),
    JSON.stringify({ css: faces.flat().join("").replace(/\s+/g, " ") }),
  );
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
