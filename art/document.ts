import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { lender } from "./names";
import { palette } from "./palette";

const resolve = createRequire(__filename).resolve;

const fontUrl = (file: string) => pathToFileURL(resolve(`@fontsource-variable/${file}.woff2`)).href;

/** Returns `@font-face` rules for the two typefaces, in Latin and Latin Extended, with file:// URLs. */
function fontFaces(): string {
  const faces = [
    {
      family: "Bricolage Grotesque",
      file: (set: string) => `bricolage-grotesque/files/bricolage-grotesque-${set}-standard-normal`,
      axes: "font-weight: 200 800; font-stretch: 75% 100%;",
    },
    {
      family: "Figtree",
      file: (set: string) => `figtree/files/figtree-${set}-wght-normal`,
      axes: "font-weight: 300 900;",
    },
  ];
  const ranges = {
    latin:
      "U+0000-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2212",
    "latin-ext": "U+0100-0130, U+0132-0151, U+0154-02AF, U+1E00-1EFF",
  };
  return faces
    .flatMap(({ family, file, axes }) =>
      Object.entries(ranges).map(
        ([set, range]) => `@font-face { font-family: "${family}"; ${axes} unicode-range: ${range};
          src: url("${fontUrl(file(set))}") format("woff2"); }`,
      ),
    )
    .join("\n");
}

/** Returns the palette as custom properties (such as `--mango`), the fonts, and two type classes. */
function baseStyles(): string {
  const properties = Object.entries(palette).map(([name, value]) => `--${name}: ${value};`);
  return `${fontFaces()}
    :root { ${properties.join(" ")} }
    *, *::before, *::after { box-sizing: border-box; margin: 0; padding: 0; }
    html, body { width: 100%; height: 100%; }
    body { font-family: "Figtree", sans-serif; color: var(--ink); overflow: hidden;
      -webkit-font-smoothing: antialiased; text-rendering: geometricPrecision; }
    svg { display: block; }
    .display { font-family: "Bricolage Grotesque", sans-serif; font-weight: 700; font-stretch: 88%;
      letter-spacing: -0.03em; line-height: 1; }
    .figures { font-variant-numeric: tabular-nums; }`;
}

/** Returns a complete SVG with a size of `width` by `height` user units. */
export const svgDocument = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

/** Returns a complete document with the base styles, the picture's own styles, and its body. */
export function htmlDocument(parts: { styles?: string; body: string; title?: string }): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${parts.title ?? lender}</title>
<style>${baseStyles()}
${parts.styles ?? ""}</style></head>
<body>${parts.body}</body></html>`;
}
