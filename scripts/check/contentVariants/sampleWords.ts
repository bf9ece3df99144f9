import { readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { filesIn } from "../../../src/content-model/reading/filesIn";
import * as samplePalette from "../../../src/theme/palette";
import * as otherPalette from "../../become/lenders/palette";
import { ContentFolder } from "../../lib/contentFolder";

/** Facts whose values may occur in any text or script, so they identify no lender. */
const COMMON: ReadonlySet<string> = new Set("dollars sign hundred".split(" "));

const BINARY = /\.(?:avif|gz|ico|jpg|pdf|png|webp|woff2)$/;

/** Returns the words in a folder's content that identify its lender and country. */
function wordsOf(root: string): string[] {
  const content = new ContentFolder(root);
  const { texts } = content.read("facts.yaml") as { texts: Record<string, string> };
  const { locale, timeZone, currencies } = JSON.parse(content.source("lender.json")) as {
    locale: string;
    timeZone: string;
    currencies: readonly { code: string; name: string }[];
  };
  const [office] = (content.read("site.yaml") as { offices: [Record<string, string>] }).offices;
  return [
    // The spelling in structured data.
    `"${office.countryCode}"`,
    ...[office.street, office.city, office.country].flatMap((text) => text ?? []),
    // The spelling in URLs and file names.
    (texts.lender ?? "").toLowerCase(),
    ...Object.entries(texts).flatMap(([name, text]) => (COMMON.has(name) ? [] : [text])),
    ...[locale, locale.replace("-", "_"), timeZone],
    ...currencies.flatMap(({ code, name }) => [code, name]),
  ];
}

/** Returns the colours in the notations that style sheets and drawings use. */
const coloursOf = (palette: Readonly<Record<string, string>>): string[] =>
  Object.values(palette).flatMap((hex) => {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    return [hex, `rgb(${red} ${green} ${blue}`, `rgba(${red},${green},${blue}`];
  });

/** Matches the built files of the pictures in a project that the content of another does not have. */
function picturesOf(root: string, other: string): RegExp {
  const picture = /\.(?:png|svg|webp)$/;
  const own = filesIn(join(other, "content"), picture);
  const theirs = filesIn(join(root, "content"), picture).filter((file) => !own.includes(file));
  const scenes = filesIn(join(root, "static/scenes"), picture);
  const names = [...theirs, ...scenes].map((file) => parse(file).name);
  return RegExp(`/(?:static/\\w+|scenes)/(?:${names.join("|")})(?:-\\d+)?\\.\\w+`, "g");
}

/**
 * Returns a line for each of the sample's words, colours and drawings that remain in a copy's built pages, styles,
 * scripts, other text files and file names.
 */
export function sampleWordsIn(root: string): string[] {
  const own = [...wordsOf(join(root, "content")), ...coloursOf(otherPalette)];
  const words = [...wordsOf("content"), ...coloursOf(samplePalette)]
    .filter((word) => !own.some((text) => text.includes(word)))
    .map((word) => word.replace(/[$+.()/]/g, "\\$&"));
  const sample = RegExp(`(?<!\\w)(?:${words.join("|")})(?!\\w)`, "g");
  const pictures = picturesOf(".", root);
  const built = join(root, "public");
  return filesIn(built).flatMap((path) => {
    const text = BINARY.test(path) ? path : `${path}\n${readFileSync(join(built, path), "utf8")}`;
    const found = new Set([...(text.match(sample) ?? []), ...(`/${text}`.match(pictures) ?? [])]);
    return [...found].map((word) => `${path} says "${word}"`);
  });
}
