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
const CUTTING = "1";

const CHARACTERS = [...range(0x20, 0x7e), ...range(0xa0, 0xff)]
  .map((code) => String.fromCodePoint(code))
  .concat([..."ŒœŸ–—‘’‚“”„†•…‰‹›€−×≤≥≈→←↑↓✓"])
  .join("");

const FONTS = [
  {
    family: "Figtree",
    source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    family: "Bricolage Grotesque",
    source:
      "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
    axes: { opsz: 40, wdth: 88, wght: 700 },
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
  const fallbacks = await Promise.all(
    FONTS.map(async ({ family, source, axes }) => {
      const original = readFileSync(join("node_modules", source));
      const options = { variationAxes: axes };
      const font = await subsetFont(original, CHARACTERS, { ...options, targetFormat: "woff2" });
      writeFileSync(join(folder, `${family.toLowerCase().replaceAll(" ", "-")}.woff2`), font);
      const plain = await subsetFont(original, CHARACTERS, { ...options, targetFormat: "sfnt" });
      const metrics = await fromBuffer(plain);
      // Android has no Arial, there Roboto stands in; Linux has its metric twin instead.
      return [arial, roboto].map((standIn) =>
        createFontStack([{ ...metrics, familyName: family }, standIn])
          .fontFaces.replace(`"${family} Fallback"`, `"${family} Fallback ${standIn.familyName}"`)
          .replace(
            "local('ArialMT')",
            "local('ArialMT'), local('Liberation Sans'), local('Arimo')",
          ),
      );
    }),
  );
  writeFileSync(
    join(folder, "fallbacks.json"),
    JSON.stringify({ css: fallbacks.flat().join("\n") }),
  );
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
