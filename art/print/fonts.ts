import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const resolve = createRequire(__filename).resolve;

interface Cut {
  family: string;
  file: string;
  axes: Record<string, number>;
}

const figtree = (wght: number): Cut => ({
  family: "Figtree",
  file: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  axes: { wght },
});

const cuts: Cut[] = [
  figtree(400),
  figtree(700),
  {
    family: "Bricolage Grotesque",
    file: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
    axes: { opsz: 40, wdth: 88, wght: 700 },
  },
];

/**
 * `@font-face` rules of the brand's faces for print, each pinned to one weight. A PDF writer can
 * only embed a variable font as drawings of its letters; a pinned one it embeds as a font.
 * @param text every character that will be set, and no harm in more
 */
export async function printFontFaces(text: string): Promise<string> {
  const characters = [...new Set(text)].join("");
  const rules = cuts.map(async ({ family, file, axes }) => {
    const font = await subsetFont(readFileSync(resolve(file)), characters, {
      targetFormat: "sfnt",
      variationAxes: axes,
    });
    return `@font-face { font-family: "${family}"; font-weight: ${axes.wght};
      src: url("data:font/ttf;base64,${font.toString("base64")}") format("truetype"); }`;
  });
  return (await Promise.all(rules)).join("\n");
}
