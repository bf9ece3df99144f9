import { type SchemaObjectDescription, ValidationError } from "yup";
import type { Kind } from "../kind";
import { describeFields, type FieldDescription, RESERVED_NAMES } from "../kind";
import type { KeyPath, YamlFile } from "./parseYaml";
import { didYouMean, type Problem, quoted } from "./problem";

/** Holds one file against its kind: unknown keys, missing fields, and every field's own rules. */
export function checkFields(yaml: YamlFile, kind: Kind): Problem[] {
  if (typeof yaml.value !== "object" || yaml.value === null || Array.isArray(yaml.value))
    return [
      yaml.problemAt([], `must be a list of "name: value" lines, found ${quoted(yaml.value)}.`),
    ];

  const unknown = unknownKeys(yaml, describeFields(kind.schema), yaml.value, []);
  const broken = brokenFields(yaml, kind);
  if (broken.length > 0) return [...unknown, ...broken];
  const mistakes = kind.check?.(yaml.value) ?? [];
  return [...unknown, ...mistakes.map(({ at, message }) => yaml.problemAt(at, message))];
}

function unknownKeys(
  yaml: YamlFile,
  field: FieldDescription,
  value: unknown,
  path: KeyPath,
): Problem[] {
  if (field.type === "array" && Array.isArray(value) && field.innerType)
    return value.flatMap((entry, index) =>
      unknownKeys(yaml, field.innerType as FieldDescription, entry, [...path, index]),
    );
  if (field.type !== "object" || typeof value !== "object" || value === null) return [];

  const { fields } = field as SchemaObjectDescription;
  const allowed = Object.keys(fields);
  return Object.entries(value).flatMap(([key, inner]) => {
    const known = Object.hasOwn(fields, key) && fields[key];
    if (known) return unknownKeys(yaml, known as FieldDescription, inner, [...path, key]);
    const absent = allowed.filter((name) => !(name in value));
    const kept =
      path.length === 0 && RESERVED_NAMES.includes(key)
        ? " Gatsby keeps this name for itself; no file can have it at its top level."
        : "";
    const message = `"${key}" is not known here.${kept}${didYouMean(key, allowed)} Allowed${
      absent.length < allowed.length ? " and not used yet" : ""
    }: ${(absent.length ? absent : allowed).join(", ")}.`;
    return [yaml.problemAt([...path, key], message, "key")];
  });
}

function brokenFields(yaml: YamlFile, kind: Kind): Problem[] {
  try {
    kind.schema.validateSync(yaml.value, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const first = new Map<string, ValidationError>();
    for (const inner of error.inner.length ? error.inner : [error])
      if (!first.has(inner.path ?? "")) first.set(inner.path ?? "", inner);
    return [...first].map(([path, inner]) =>
      yaml.problemAt(toKeyPath(path), `${path || "the file"} ${explain(inner)}`),
    );
  }
}

function explain(error: ValidationError): string {
  const found = error.params?.originalValue ?? error.value;
  if (error.type === "typeError") {
    const expected = String(error.params?.type);
    const hint =
      expected === "string" && ["number", "boolean"].includes(typeof found)
        ? ` Put it in quotes: "${found}".`
        : expected === "number" && typeof found === "string" && Number.isFinite(Number(found))
          ? ` Write it without quotes: ${found}.`
          : "";
    return `must be ${EXPECTED[expected] ?? expected}, found ${quoted(found)}.${hint}`;
  }
  if (error.type === "oneOf") {
    const words = String(error.params?.values).split(", ");
    return `must be one of ${words.join(", ")}; found ${quoted(found)}.${didYouMean(String(found), words)}`;
  }
  const length = typeof found === "string" ? ` (${found.length} characters)` : "";
  const shown = found === undefined || found === null ? "" : `, found ${quoted(found)}${length}`;
  return `${error.message}${shown}.`;
}

const EXPECTED: Record<string, string> = {
  string: "a text",
  number: "a number",
  boolean: "true or false",
  array: 'a list (lines that start with "- ")',
  object: 'a group of "name: value" lines',
};

/** `steps[2].title` as `["steps", 2, "title"]`. */
function toKeyPath(path: string): KeyPath {
  return [...path.matchAll(/[^.[\]]+/g)].map(([key]) => (/^\d+$/.test(key) ? Number(key) : key));
}
