import { readFileSync } from "node:fs";

/** The set as Iconify packs it: one file, in which some icons are other names of others. */
interface IconSet {
  icons: Record<string, { body: string } | undefined>;
  aliases: Record<string, { parent: string } | undefined>;
}

let lucide: IconSet | undefined;

/** What the Icon component sets for the whole drawing. */
const COMMON_ATTRIBUTES =
  / (fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;

/**
 * Returns the markup inside the `<svg>` tags of a Lucide icon, which the Icon component renders.
 * @returns null when Lucide has no icon of this name
 */
export function iconDrawing(name: string): string | null {
  lucide ??= JSON.parse(
    readFileSync("node_modules/@iconify-json/lucide/icons.json", "utf8"),
  ) as IconSet;
  const { body } = lucide.icons[lucide.aliases[name]?.parent ?? name] ?? {};
  return body?.replace(COMMON_ATTRIBUTES, "").replace(/^<g>(.*)<\/g>$/, "$1") ?? null;
}
