import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const resolve = createRequire(__filename).resolve;

interface FontInstance {
  family: string;
  file: string;
  axes: Record<string, number>;
}

const figtree = (wght: number): FontInstance => ({
  family: "Figtree",
  file: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  axes: { wght },
});

const instances: FontInstance[] = [
  figtree(400),
  figtree(700),
  {
    family: "Bricolage Grotesque",
    file: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
    axes: { opsz: 40, wdth: 88, wght: 700 },
  },
];

/**
 * Returns `@font-face` rules for print, each with a static instance of one weight. Chromium embeds a
 * variable font in a PDF as outlines, and a static one as a font.
 * @param text contains every character of the document
 */
export async function printFontFaces(text: string): Promise<string> {
  const characters = [...new Set(text)].join("");
  const rules = instances.map(async ({ family, file, axes }) => {
    const font = await subsetFont(readFileSync(resolve(file)), characters, {
      targetFormat: "sfnt",
      variationAxes: axes,
    });
    return `@font-face { font-family: "${family}"; font-weight: ${axes.wght};
      src: url("data:font/ttf;base64,${font.toString("base64")}") format("truetype"); }`;
  });
  return (await Promise.all(rules)).join("\n");
}
