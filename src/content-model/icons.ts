import { readFileSync } from "node:fs";

/** An Iconify icon set: one file, in which some icons are aliases. */
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

/** Attributes that the Icon component sets on the whole drawing. */
const COMMON_ATTRIBUTES =
  / (fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;

/**
 * Returns the markup inside the `<svg>` tags of a Lucide icon, which the Icon component renders.
 * @returns null when Lucide has no icon of this name
 */
export function iconDrawing(name: string): string | null {
  const { icons, aliases } = iconSet("lucide");
  const { body } = icons[aliases[name]?.parent ?? name] ?? {};
  return body?.replace(COMMON_ATTRIBUTES, "").replace(/^<g>(.*)<\/g>$/, "$1") ?? null;
}

/**
 * Returns the round flag of a country as an SVG file.
 * @param country the country's ISO code of two letters, such as JM
 * @returns null when the set has no such flag
 */
export function flagDrawing(country: string): string | null {
  const { body } = iconSet("circle-flags").icons[country.toLowerCase()] ?? {};
  return body
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`
    : null;
}
