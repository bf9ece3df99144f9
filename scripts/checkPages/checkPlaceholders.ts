import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describeFields, templateNames } from "../../src/content-model/kind";
import { kinds } from "../../src/content-model/kinds";
import { PUBLIC } from "./builtPages";

/** A placeholder that nothing replaced, such as `{maximumAmount}` or `{payment months=12}`. */
const PLACEHOLDER = /\{\s*([A-Za-z]\w*)((?:\s+\w+=[\w.]+)*)\s*\}/g;

/** The built files that contain content: pages and their data, feeds, the sitemap, the manifest. */
const TEXT_FILE = /\.(?:html|json|xml|txt|webmanifest|svg)$/;

/** Checks that no built file shows a placeholder of the content. */
export function checkPlaceholders(folder = PUBLIC): string[] {
  const filledIn = new Set(kinds.flatMap(({ schema }) => templateNames(describeFields(schema))));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), "utf8").matchAll(PLACEHOLDER)]
        // The data of a page has the names that its components fill in.
        .filter(
          ([, name = "", options]) => !file.endsWith(".json") || options || !filledIn.has(name),
        )
        .map(([found]) => `${file}: contains the placeholder ${found}, which nothing has replaced`),
    );
}
