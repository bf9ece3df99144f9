import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont, { type SubsetOptions } from "subset-font";
import { cached, digestOf } from "./buildCache";
import { characters } from "./staticFont";

/** Increase it when fonts are subset or measured in another way, so that cached ones are not used. */
const VERSION = "5";

const ASCII = characters(0x20, 0x7f);
const CHARACTERS = [...ASCII, ...characters(0xa0, 0x100), ..."ŒœŸ–—‘’‚“”„†•…‰‹›€−≤≥≈→←↑↓✓"];

/** The characters beyond ASCII that the site's code shows. */
const TYPOGRAPHIC = "\u00a0©–—‘’“”•…−";

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

/** The `@font-face` rules, the URLs that pages preload, and the files by their URLs, in Base64. */
interface Faces {
  css: string;
  preload: string[];
  files: Record<string, string>;
}

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
  const make = async () => JSON.stringify(await makeFaces(`/static/${key}`, others));
  const { files, ...faces }: Faces = JSON.parse(`${await cached(`fonts/${key}.json`, make)}`);
  mkdirSync(join("public/static", key), { recursive: true });
  for (const [url, font] of Object.entries(files))
    writeFileSync(join("public", url), Buffer.from(font, "base64"));
  writeFileSync(facesFile, JSON.stringify(faces));
}

const contentText = () =>
  readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(yaml|json)$/.test(file))
    .map((file) => readFileSync(join("content", file), "utf8"))
    .join("");

/** Makes the fonts that are served below a URL, and the rules for them. */
async function makeFaces(folder: string, others: readonly string[]): Promise<Faces> {
  const shown = CHARACTERS.filter((character) => !others.includes(character));
  const faces: Faces = { css: "", preload: [], files: {} };
  for (const { family, source, axes, weights, fallbacks } of FONTS) {
    const original = readFileSync(join("node_modules", source));
    const subset = (characters: readonly string[], options: SubsetOptions) =>
      subsetFont(original, characters.join(""), {
        variationAxes: axes,
        keepFeatures: FEATURES,
        ...options,
      });
    const addFace = async (characters: readonly string[], name: string, more: string) => {
      const url = `${folder}/${family.toLowerCase().replaceAll(" ", "-")}${name}.woff2`;
      const font = await subset(characters, { targetFormat: "woff2" });
      faces.files[url] = font.toString("base64");
      faces.css += `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weights};${more}}`;
      return url;
    };
    faces.preload.push(await addFace(shown, "", "font-display:swap"));
    const codes = others.map((character) => `U+${character.codePointAt(0)?.toString(16)}`);
    await addFace(others, "-others", `font-display:swap;unicode-range:${codes.join()}`);
    for (const { fallback, equivalents, weights, at } of fallbacks) {
      const variationAxes = { ...axes, ...at };
      const font = await subset(CHARACTERS, { variationAxes, targetFormat: "sfnt" });
      const metrics = { ...(await fromBuffer(font)), familyName: family };
      const { fontFaces } = createFontStack([metrics, fallback], {
        fontFaceProperties: { fontWeight: weights },
      });
      const last = `local('${fallback.postscriptName}')`;
      faces.css += fontFaces
        .replace(`"${family} Fallback"`, `"${family} Fallback ${fallback.familyName}"`)
        .replace(last, [last, ...equivalents.map((font) => `local('${font}')`)].join(", "))
        .replace(/\s+/g, " ");
    }
  }
  return faces;
}
