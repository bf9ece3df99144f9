import type { ContentFile, FieldValue } from "../check/parseYaml";
import type { Problem } from "../check/problem";
import { originOf } from "../fields";
import { type FieldDescription, metaOf } from "../kind";
import type { TextRole } from "./facts";
import { type Placeholders, type Resolved, resolveNumber, resolveText } from "./resolveText";

/** Resolves the placeholders in a file. Any value with an error is left as written. */
export function resolveFile(yaml: ContentFile, placeholders: Placeholders): ContentFile {
  if (yaml.value === undefined) return yaml;
  const value: unknown = JSON.parse(JSON.stringify(yaml.value));
  const problems: Problem[] = [];
  const values = yaml.values.map((item): FieldValue => {
    const { field, written, path } = item;
    if (!field || path.length === 0 || typeof written !== "string") return item;
    const resolved = resolve(field, written, placeholders);
    problems.push(...resolved.errors.map((message) => yaml.problemAt(path, message)));
    setIn(value, path, resolved.value);
    return { ...item, value: resolved.value };
  });
  return { ...yaml, value, values, problems };
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
  return { value: text, errors: [message] };
}

const isTextRole = (role: string | undefined): role is TextRole | undefined =>
  role === undefined || role === "markdown" || role === "link";
