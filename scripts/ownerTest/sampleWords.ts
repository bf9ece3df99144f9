import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentFolder } from "../../shared/contentFolder";

/** Facts that are words of any text, or signs of any script. */
const COMMON: ReadonlySet<string> = new Set(["dollars", "sign", "hundred"]);

const BINARY = /\.(?:avif|gz|ico|jpg|pdf|png|webp|woff2)$/;

const textsOf = (content: ContentFolder) =>
  (content.read("facts.yaml") as { texts: Record<string, string> }).texts;

/** Returns what the built pages, styles, scripts and other texts of a copy, and their names, still say of the sample. */
export function sampleWordsIn(root: string): string[] {
  const own = textsOf(new ContentFolder(join(root, "content")));
  const words = Object.entries(textsOf(new ContentFolder("content")))
    .filter(([name, text]) => own[name] !== text && !COMMON.has(name))
    .map(([, text]) => text.replace(/[$+.()/]/g, "\\$&"));
  const sample = RegExp(`(?<!\\w)(?:${words.join("|")})(?!\\w)`, "g");
  const built = join(root, "public");
  return readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ parentPath, name }) => {
      const file = join(parentPath, name);
      const text = BINARY.test(name) ? name : `${name}\n${readFileSync(file, "utf8")}`;
      const found = new Set(text.match(sample));
      return [...found].map((word) => `${file.slice(built.length + 1)} says "${word}"`);
    });
}
