import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SOURCE = "node_modules/country-flag-icons/3x2";
const FOLDER = "static/flags";

/**
 * Puts a country's flag among the files of the site, under a name that changes with its drawing.
 * @param country the country's two letters, such as JM
 * @returns the flag's address on the site, for an image of three by two
 * @throws Error when the set has no such flag, which the content check rules out
 */
export function publishFlag(country: string): string {
  const drawing = readFileSync(join(SOURCE, `${country}.svg`));
  const version = createHash("sha256").update(drawing).digest("hex").slice(0, 8);
  const name = `${country.toLowerCase()}-${version}.svg`;
  mkdirSync(join("public", FOLDER), { recursive: true });
  writeFileSync(join("public", FOLDER, name), drawing);
  return `/${FOLDER}/${name}`;
}
