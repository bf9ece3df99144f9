import { isGroup, isPageKind, type Kind } from "../../src/content-model/kind";
import type { KeyPath } from "../../src/content-model/reading/problem";
import { slug } from "../../src/lib/slug";

/** Labels for fields whose names would not be clear to an editor. */
const LABELS: Readonly<Record<string, string>> = {
  alt: "Alternative text",
  eyebrow: "Line above the title",
  id: "Anchor",
  intro: "Opening",
  lead: "First sentences",
  pages: "Text pages",
  pdf: "PDF",
  seo: "Search results",
  "single-pages": "Pages",
  src: "File",
  to: "Link",
  url: "Link",
};

/** Returns the label for a field, a folder or a kind: `check-an-offer` becomes "Check an offer". */
export function labelOf(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replaceAll("-", " ");
  return LABELS[name] ?? words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** Returns the name of a kind's form and, if the kind has several files, their folder. */
export function formOf({ files }: Kind): { name: string; folder?: string } {
  const [, folder] = /^(.*)\/\*\.yaml$/.exec(files) ?? [];
  return { name: folder ?? files.replace(/(\/page)?\.yaml$/, "").replaceAll("/", "-"), folder };
}

/** Returns the label for a single file's form. */
export const formLabel = (kind: Kind, values: unknown): string =>
  `${(isPageKind(kind) && isGroup(values) && values.label) || labelOf(formOf(kind).name)}`;

/** Returns the singular form of a list's label: "Question" for `questions`, "Entry" for `entries`. */
export const entryLabel = (list: string): string =>
  labelOf(list)
    .replace(/ies$/, "y")
    .replace(/(?<=[^s])s$/, "");

/** Returns the location of a value in its form: `Question "Who can borrow?": answer`. */
export function placeOf(values: unknown, path: KeyPath): string {
  let [place, list, value] = ["", "", values];
  for (const key of path) {
    value = (value as Record<string | number, unknown> | undefined)?.[key];
    const label = labelOf(`${key}`);
    if (typeof key === "number") place = `${entryLabel(list)} "${titleOf(value)}"`;
    else if (Array.isArray(value)) list = key;
    else place += place ? `: ${label.toLowerCase()}` : label;
  }
  return place;
}

/** Derives an anchor from the first six words of a text, in lower-case letters, digits and hyphens. */
export const anchorFor = (text: string): string =>
  slug(text)
    .split("-")
    .slice(0, 6)
    .join("-")
    .replace(/^[^a-z]+/, "");

/** The fields that may name an entry, in order of preference. */
export const NAMES: readonly string[] = ["title", "question", "label", "name"];

/** Returns the text that identifies an entry in a list. */
export function titleOf(entry: unknown): string {
  const texts = isGroup(entry)
    ? [...NAMES.map((name) => entry[name]), ...Object.values(entry)]
    : [entry];
  return String(texts.find((text) => text && typeof text !== "object") ?? "").slice(0, 80);
}
