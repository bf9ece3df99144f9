import type { FieldDescription } from "../../src/content-model/kind";
import { loadContent } from "../../src/content-model/reading/load";
import type { KeyPath } from "../../src/content-model/reading/problem";
import type { ContentFolder } from "./contentFolder";

/** A value in a content file, as written and with placeholders filled in, with its content-model field. */
export interface Part {
  field: FieldDescription;
  value: unknown;
  shown: unknown;
  path: KeyPath;
}

/** Sets the values that `valuesOf` returns for each part of a file. `undefined` deletes a value. */
export function changeParts(
  content: ContentFolder,
  file: string,
  valuesOf: (part: Part) => readonly (readonly [path: KeyPath, value: unknown])[],
): void {
  const { values: all = [] } = loadContent(content.root).read(file) ?? {};
  const parts = all
    .flatMap(({ field, written: value, value: shown, path }) =>
      field ? [{ field, value, shown, path }] : [],
    )
    // Changes inner parts before the parts that contain them, because removing those would invalidate the
    // inner paths.
    .reverse();
  const values = parts.flatMap(valuesOf).map(([path, value]) => [path.join("."), value]);
  if (values.length > 0) content.set(file, Object.fromEntries(values));
}
