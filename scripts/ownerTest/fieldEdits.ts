import type { ContentFolder, KeyPath } from "../../shared/contentFolder";
import { describeFields, type FieldDescription, metaOf } from "../../src/content-model/kind";
import { kindOf } from "../../src/content-model/kinds";
import { walkContent } from "../../src/content-model/walkContent";
import type { Edit } from "./edit";

/** A value of a file and what the content model says of it. */
interface Part {
  field: FieldDescription;
  value: unknown;
  path: KeyPath;
}

/** Rewords every text of a file within its longest length. */
export const rewordTexts = (file: string): Edit => ({
  name: `reword every text of ${file}`,
  change: (content) => {
    const reworded = partsOf(content, file).flatMap(({ field, value, path }) => {
      if (typeof value !== "string" || field.type !== "string" || isFixed(path, field)) return [];
      const text =
        metaOf(field).role === "markdown" ? `${value.trimEnd()}\n\nSo it is.\n` : `Now ${value}`;
      return text.length <= limitOf(field, "max", text.length) ? [[path.join("."), text]] : [];
    });
    content.set(file, Object.fromEntries(reworded));
  },
});

/** Deletes every optional field of a file. */
export const leaveOutOptional = (file: string): Edit => ({
  name: `leave out every optional part of ${file}`,
  change: (content) => {
    const optional = partsOf(content, file).filter(
      // A picture needs one of its two optional fields.
      ({ field, path }) => field.optional && !["alt", "decorative"].includes(String(path.at(-1))),
    );
    if (optional.length > 0)
      content.set(
        file,
        Object.fromEntries(optional.map(({ path }) => [path.join("."), undefined])),
      );
  },
});

/** Deletes the last entry of every list of a file that may be shorter and that no link leads into. */
export const shortenLists = (file: string): Edit => ({
  name: `shorten every list of ${file}`,
  change: (content) => {
    const last = partsOf(content, file).flatMap(({ field, value, path }) =>
      Array.isArray(value) && value.length > limitOf(field, "min", 0) && !hasAnchors(value)
        ? [[[...path, value.length - 1].join("."), undefined]]
        : [],
    );
    if (last.length > 0) content.set(file, Object.fromEntries(last));
  },
});

const hasAnchors = (entries: readonly unknown[]): boolean =>
  entries.some((entry) => typeof entry === "object" && entry !== null && "id" in entry);

const isFixed = (path: KeyPath, field: FieldDescription): boolean =>
  field.oneOf.length > 0 ||
  NAMES.has(String(path.at(-1))) ||
  ![undefined, "markdown"].includes(metaOf(field).role);

/** Texts that other files or programs look for. */
const NAMES: ReadonlySet<string> = new Set(["id", "ratePlan", "countryCode", "email"]);

const limitOf = (field: FieldDescription, name: "min" | "max", otherwise: number): number =>
  Number(field.tests.find((test) => test.name === name)?.params?.[name] ?? otherwise);

/**
 * Returns the parts of a file, inner ones before outer ones, so that deleting in this order leaves all
 * paths valid; none when an edit before has deleted the file.
 */
function partsOf(content: ContentFolder, file: string): Part[] {
  const kind = content.files().includes(file) && kindOf(file);
  if (!kind) return [];
  return [...walkContent(describeFields(kind.schema), content.read(file))]
    .flatMap(({ field, value, path }) => (field ? [{ field, value, path }] : []))
    .reverse();
}
