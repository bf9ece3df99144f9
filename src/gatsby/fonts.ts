import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont, { type SubsetOptions } from "subset-font";
import { buildCache, digestOf } from "./buildCache";
import { characters } from "./staticFont";

/** Increase it when fonts are subset or measured in another way, so that cached ones are not used. */
const VERSION = "4";

const ASCII = characters(0x20, 0x7f);
const CHARACTERS = [...ASCII, ...characters(0xa0, 0x100), ..."ŒœŸ–—‘’‚“”„†•…‰‹›€−≤≥≈→←↑↓✓"];

/** The characters beyond ASCII that the site's code shows. */
const TYPOGRAPHIC = "\u00a0©–—‘’“”•…−";

/** The rules and URLs of the fonts, beside their files. */
const FACES = "faces.json";

/** Kerning, tabular figures, and letters of a weight or a language of their own; no page uses fractions. */
const FEATURES = ["kern", "tnum", "rvrn", "locl"];

/** Describes a font of devices in its own units, from its file; `width` is its letters' mean width. */
const deviceFont = (
  [familyName, fullName, postscriptName]: readonly [string, string, string],
  [ascent, descent, lineGap]: readonly [number, number, number],
  width: number,
) => {
  const mean = { xWidthAvg: width };
  const names = { familyName, fullName, postscriptName };
  return {
    ...names,
    ascent,
    descent,
    lineGap,
    unitsPerEm: 2048,
    ...mean,
    subsets: { latin: mean, thai: mean },
  };
};

const ARIAL = [1854, -434, 67] as const;
const arial = deviceFont(["Arial", "Arial", "ArialMT"], ARIAL, 913);
/** The mean width is that of Liberation Sans Bold. */
const arialBold = deviceFont(["Arial", "Arial Bold", "Arial-BoldMT"], ARIAL, 983);
const roboto = deviceFont(["Roboto", "Roboto Regular", "Roboto-Regular"], [1900, -500, 0], 911);

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
    weights: "400 700",
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
    weights: "700",
    fallbacks: [
      { ...BOLD, weights: "700", at: {} },
      { ...ANDROID, weights: "400", at: {} },
    ],
  },
];

/**
 * Subsets the two typefaces to the weights in use, and measures them, so that the fallback font takes
 * the same space. What the content shows is one file, which pages preload; the other characters, which
 * a visitor may type, are another, which browsers load when they show one. The result is cached.
 * @param facesFile where the `@font-face` rules are written, and the URLs to preload; the fonts are
 *   written below the public folder
 */
export async function prepareFonts(facesFile: string): Promise<void> {
  const shown = new Set(TYPOGRAPHIC + contentText());
  const others = CHARACTERS.filter((character) => character > "~" && !shown.has(character));
  // The versions of the fonts, and of the packages that subset and measure them, are in the lock file.
  const settings = JSON.stringify([VERSION, CHARACTERS, others, FEATURES, FONTS]);
  const key = digestOf(settings, readFileSync("package-lock.json"));
  const cached = join(buildCache(), "fonts", key);
  if (!existsSync(cached)) {
    const unfinished = `${cached}.part-${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    await writeFonts(unfinished, `/static/${key}`, others);
    if (existsSync(cached)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, cached);
  }
  const isFont = (path: string) => !path.endsWith(FACES);
  cpSync(cached, join("public/static", key), { recursive: true, filter: isFont });
  cpSync(join(cached, FACES), facesFile);
}

const contentText = () =>
  readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(yaml|json)$/.test(file))
    .map((file) => readFileSync(join("content", file), "utf8"))
    .join("");

/** Writes the fonts' files, and the rules for them at a URL. */
async function writeFonts(folder: string, url: string, others: readonly string[]): Promise<void> {
  const shown = CHARACTERS.filter((character) => !others.includes(character));
  const faces = FONTS.map(async ({ family, source, axes, weights, fallbacks }) => {
    const original = readFileSync(join("node_modules", source));
    const subset = (characters: readonly string[], options: SubsetOptions) =>
      subsetFont(original, characters.join(""), {
        variationAxes: axes,
        keepFeatures: FEATURES,
        ...options,
      });
    const face = async (characters: readonly string[], name: string, more: string) => {
      const file = `${family.toLowerCase().replaceAll(" ", "-")}${name}.woff2`;
      writeFileSync(join(folder, file), await subset(characters, { targetFormat: "woff2" }));
      const src = `src:url(${url}/${file}) format("woff2")`;
      return {
        url: `${url}/${file}`,
        css: `@font-face{font-family:"${family}";${src};font-weight:${weights};${more}}`,
      };
    };
    const fallbackFaces = fallbacks.map(async ({ fallback, equivalents, weights, at }) => {
      const variationAxes = { ...axes, ...at };
      const font = await subset(CHARACTERS, { variationAxes, targetFormat: "sfnt" });
      const metrics = { ...(await fromBuffer(font)), familyName: family };
      const { fontFaces } = createFontStack([metrics, fallback], {
        fontFaceProperties: { fontWeight: weights },
      });
      const last = `local('${fallback.postscriptName}')`;
      return fontFaces
        .replace(`"${family} Fallback"`, `"${family} Fallback ${fallback.familyName}"`)
        .replace(last, [last, ...equivalents.map((font) => `local('${font}')`)].join(", "))
        .replace(/\s+/g, " ");
    });
    const preloaded = await face(shown, "", "font-display:swap");
    const codes = others.map((character) => `U+${character.codePointAt(0)?.toString(16)}`);
    const other = await face(others, "-others", `font-display:swap;unicode-range:${codes.join()}`);
    const css = [preloaded.css, other.css, ...(await Promise.all(fallbackFaces))].join("");
    return { preload: preloaded.url, css };
  });
  const written = await Promise.all(faces);
  writeFileSync(
    join(folder, FACES),
    JSON.stringify({
      preload: written.map(({ preload }) => preload),
      css: written.map(({ css }) => css).join(""),
    }),
  );
}
