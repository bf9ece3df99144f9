import { readFileSync } from "node:fs";

/** An Iconify icon set: a single file in which some icons are aliases of others. */
interface IconSet {
  icons: Record<string, { body: string } | undefined>;
  aliases: Record<string, { parent: string } | undefined>;
}

const sets = new Map<string, IconSet>();

function iconSet(name: string): IconSet {
  const file = `node_modules/@iconify-json/${name}/icons.json`;
  const set = sets.get(name) ?? (JSON.parse(readFileSync(file, "utf8")) as IconSet);
  sets.set(name, set);
  return set;
}

/** Attributes that the Icon component sets for the whole drawing, with another width of the strokes. */
const COMMON_ATTRIBUTES =
  / (fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;

/**
 * Returns the markup inside the `<svg>` tags of a Lucide icon, to be rendered by the Icon component.
 * @returns null if Lucide has no icon with this name
 */
export function iconDrawing(name: string): string | null {
  const { icons, aliases } = iconSet("lucide");
  const { body } = icons[aliases[name]?.parent ?? name] ?? {};
  return body?.replace(COMMON_ATTRIBUTES, "").replace(/^<g>(.*)<\/g>$/, "$1") ?? null;
}

/**
 * Returns a country's round flag as the content of an SVG file.
 * @param country the country's two-letter ISO code, such as JM
 * @returns null if the set does not contain the flag
 */
export function flagDrawing(country: string): string | null {
  const { body } = iconSet("circle-flags").icons[country.toLowerCase()] ?? {};
  return body
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`
    : null;
}
