import type { ContentFile, FieldValue } from "../check/parseYaml";
import type { Problem } from "../check/problem";
import { originOf } from "../fields";
import { type FieldDescription, isRunningText, metaOf } from "../kind";
import type { TextRole } from "./facts";
import {
  type Placeholders,
  type Resolved,
  resolveNumber,
  resolveText,
  unbroken,
} from "./resolveText";

/** Resolves the placeholders in a file. Any value with an error is left as written. */
export function resolveFile(yaml: ContentFile, placeholders: Placeholders): ContentFile {
  if (yaml.value === undefined) return yaml;
  const value: unknown = JSON.parse(JSON.stringify(yaml.value));
  const problems: Problem[] = [];
  const values = yaml.values.map((item): FieldValue => {
    const { field, written, path } = item;
    if (!field || path.length === 0 || typeof written !== "string") return item;
    const resolved = resolve(field, written, placeholders);
    for (const [index, message] of resolved.errors)
      problems.push(
        yaml.problemAt(path, message, offsetIn(yaml, item, written, written[index] ?? "", index)),
      );
    // Search results and browser tabs do not wrap lines, so they need no word joiners.
    const mayBreak = isRunningText(field) && path[0] !== "seo";
    const shown = mayBreak ? unbroken(resolved.value) : resolved.value;
    setIn(value, path, shown);
    return { ...item, value: shown };
  });
  return { ...yaml, value, values, problems };
}

/**
 * Returns the position in the file of words in a value. Quotes and folded lines do not affect braces or
 * figures, so those can be searched for.
 */
export function offsetIn(
  { source }: ContentFile,
  { start }: FieldValue,
  text: string,
  found: string,
  index: number,
): number {
  let offset = start - 1;
  for (let count = text.slice(0, index).split(found).length; count > 0; count -= 1) {
    offset = source.indexOf(found, offset + 1);
    if (offset < 0) return start;
  }
  return offset;
}

function setIn(value: unknown, path: FieldValue["path"], inner: unknown): void {
  const around = path
    .slice(0, -1)
    .reduce<unknown>((outer, key) => (outer as Record<string | number, unknown>)[key], value);
  Object.assign(around as object, { [path.at(-1) ?? ""]: inner });
}

function resolve(
  field: FieldDescription,
  text: string,
  placeholders: Placeholders,
): Resolved<string | number> {
  const { role, templateNames } = metaOf(field);
  if (!/[{}]/.test(text)) return { value: role === "site" ? originOf(text) : text, errors: [] };
  if (field.type === "number") return resolveNumber(text, placeholders);
  if (field.type === "string" && field.oneOf.length === 0 && isTextRole(role))
    return resolveText(text, placeholders, { role: role ?? "text", templateNames });
  const message =
    "has a brace, but placeholders work only in texts, links and numbers. Write the value out.";
  return { value: text, errors: [[text.search(/[{}]/), message]] };
}

const isTextRole = (role: string | undefined): role is TextRole | undefined =>
  role === undefined || role === "markdown" || role === "link";
