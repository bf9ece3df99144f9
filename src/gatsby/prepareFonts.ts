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
import arial from "@capsizecss/metrics/arial";
import roboto from "@capsizecss/metrics/roboto";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import { KEPT_FOLDER } from "./keptFolder";

/** Counts up when fonts are cut or measured in another way than those that are kept. */
const CUTTING = "2";

const CHARACTERS = [...range(0x20, 0x7e), ...range(0xa0, 0xff)]
  .map((code) => String.fromCodePoint(code))
  .concat([..."ŒœŸ–—‘’‚“”„†•…‰‹›€−×≤≥≈→←↑↓✓"])
  .join("");

/** Arial Bold has Arial's height. The mean width of its letters is that of Liberation Sans Bold. */
const arialBold = {
  ...arial,
  fullName: "Arial Bold",
  postscriptName: "Arial-BoldMT",
  subsets: { ...arial.subsets, latin: { xWidthAvg: 983 } },
};

/** What stands in for plain and for bold letters, and its twin by width on Linux. */
const PLAIN = { standIn: arial, twins: ["Liberation Sans", "Arimo"] };
const BOLD = { standIn: arialBold, twins: ["Liberation Sans Bold", "Arimo Bold"] };
/** Android has no Arial. Its Roboto is one file for all weights, of which the bold has no name. */
const ANDROID = { standIn: roboto, twins: [] };

const FONTS = [
  {
    family: "Figtree",
    source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 700 } },
    fallbacks: [
      { ...PLAIN, weights: "400 500", at: { wght: 400 } },
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
 * Cuts the two typefaces down to the letters and weights in use, and measures them, so that the
 * system font that stands in until they arrive takes exactly their room. What it made once is kept.
 * @param folder where the fonts and `fallbacks.json` go
 */
export async function prepareFonts(folder: string): Promise<void> {
  const kept = join(KEPT_FOLDER, "fonts", keyOfFonts());
  if (!existsSync(kept)) {
    const unfinished = `${kept}.part-${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    await cutFonts(unfinished);
    if (existsSync(kept)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, kept);
  }
  cpSync(kept, folder, { recursive: true, preserveTimestamps: true });
}

/** A name for all that the fonts are made of. */
function keyOfFonts(): string {
  const hash = createHash("sha256").update(CUTTING + CHARACTERS + JSON.stringify(FONTS));
  // It names the versions of the fonts, and of all that cuts and measures them.
  hash.update(readFileSync("package-lock.json"));
  return hash.digest("hex").slice(0, 32);
}

async function cutFonts(folder: string): Promise<void> {
  const faces = await Promise.all(
    FONTS.map(async ({ family, source, axes, fallbacks }) => {
      const original = readFileSync(join("node_modules", source));
      const font = await subsetFont(original, CHARACTERS, {
        variationAxes: axes,
        targetFormat: "woff2",
      });
      writeFileSync(join(folder, `${family.toLowerCase().replaceAll(" ", "-")}.woff2`), font);
      return Promise.all(
        fallbacks.map(async ({ standIn, twins, weights, at }) => {
          const variationAxes = { ...axes, ...at };
          const cut = await subsetFont(original, CHARACTERS, {
            variationAxes,
            targetFormat: "sfnt",
          });
          const metrics = { ...(await fromBuffer(cut)), familyName: family };
          const { fontFaces } = createFontStack([metrics, standIn], {
            fontFaceProperties: { fontWeight: weights },
          });
          const last = `local('${standIn.postscriptName}')`;
          return fontFaces
            .replace(`"${family} Fallback"`, `"${family} Fallback ${standIn.familyName}"`)
            .replace(last, [last, ...twins.map((twin) => `local('${twin}')`)].join(", "));
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
