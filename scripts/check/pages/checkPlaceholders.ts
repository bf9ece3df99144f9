import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describeFields, templateNames } from "../../../src/content-model/kind";
import { kinds } from "../../../src/content-model/kinds";
import { filesIn } from "../../../src/content-model/reading/filesIn";
import { PUBLIC } from "./builtPages";

/** Matches an unresolved placeholder, such as `{maximumAmount}` or `{payment months=12}`. */
const PLACEHOLDER = /\{\s*([A-Za-z]\w*)((?:\s+\w+=[\w.]+)*)\s*\}/g;

/** The built files that contain content: pages and their data, feeds, the sitemap and the manifest. */
const TEXT_FILE = /\.(?:html|json|xml|txt|webmanifest|svg)$/;

/** Returns an error for each unresolved placeholder in the built files. */
export function checkPlaceholders(folder = PUBLIC): string[] {
  const filledIn = new Set(kinds.flatMap(({ schema }) => templateNames(describeFields(schema))));
  return filesIn(folder, TEXT_FILE).flatMap((file) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(PLACEHOLDER)]
      // Ignores the placeholders in a page's data that the page's components fill in.
      .filter(([, name = "", options]) => !file.endsWith(".json") || options || !filledIn.has(name))
      .map(([found]) => `${file}: contains the placeholder ${found}, which nothing has replaced`),
  );
}
