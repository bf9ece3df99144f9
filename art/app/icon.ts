import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const resolve = createRequire(__filename).resolve;

/** Returns a Lucide icon as inline SVG of `size` px, in the current text colour. */
export function icon(name: string, size = 20, strokeWidth = 2): string {
  return readFileSync(resolve(`lucide-static/icons/${name}.svg`), "utf8")
    .replace(/<!--.*?-->\s*/s, "")
    .replace(/width="24"\s+height="24"/, `width="${size}" height="${size}"`)
    .replace('stroke-width="2"', `stroke-width="${strokeWidth}"`);
}
