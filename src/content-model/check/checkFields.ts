import { ValidationError } from "yup";
import { describeFields, type Kind, RESERVED_NAMES } from "../kind";
import type { KeyPath, Remark } from "../remark";
import { isGroup, walkContent } from "../walkContent";
import { didYouMean, quoted } from "./problem";

/**
 * Checks a file's content, with its placeholders resolved, against its kind: unknown keys, the schema, and the
 * kind's own check.
 * @param mistakes the mistakes in placeholders; their fields have no other problems
 */
export function checkFields(content: unknown, kind: Kind, mistakes: readonly Remark[]): Remark[] {
  if (!isGroup(content))
    return [
      { path: [], message: `must consist of "name: value" lines, found ${quoted(content)}.` },
    ];
  const unresolved = new Set(mistakes.map(({ path }) => path.join(".")));
  const invalid = invalidFields(content, kind).filter(
    ({ path }) => !unresolved.has(path.join(".")),
  );
  const isValid = invalid.length + mistakes.length === 0;
  const ofKind = isValid ? kind.check?.(content) : undefined;
  return [...mistakes, ...unknownKeys(content, kind), ...invalid, ...(ofKind ?? [])];
}

const unknownKeys = (content: unknown, kind: Kind): Remark[] =>
  [...walkContent(describeFields(kind.schema), content)].flatMap(({ field, path, parent }) => {
    if (field || !parent?.field) return [];
    const key = String(path.at(-1));
    const allowed = Object.keys(parent.field.fields);
    const unused = allowed.filter((name) => !(name in (parent.value as object)));
    const reserved =
      path.length === 1 && RESERVED_NAMES.includes(key)
        ? " Gatsby reserves this name at the top level of a file."
        : "";
    const message = `"${key}" is not allowed here.${reserved}${didYouMean(key, allowed)} Allowed${
      unused.length < allowed.length ? " and not used yet" : ""
    }: ${(unused.length ? unused : allowed).join(", ")}.`;
    return [{ path, message, at: "key" }];
  });

function invalidFields(content: unknown, kind: Kind): Remark[] {
  try {
    kind.schema.validateSync(content, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const first = new Map<string, ValidationError>();
    for (const inner of error.inner.length ? error.inner : [error])
      if (!first.has(inner.path ?? "")) first.set(inner.path ?? "", inner);
    return [...first].map(([path, inner]) => ({
      path: toKeyPath(path),
      message: `${path || "the file"} ${explain(inner)}`,
    }));
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
          : expected !== "object" && isBracedName(found)
            ? " Put quotes around a value that starts with a placeholder."
            : "";
    return `must be ${TYPES[expected] ?? expected}, found ${quoted(found)}.${hint}`;
  }
  if (error.type === "oneOf") {
    const values = String(error.params?.values).split(", ");
    return `must be one of ${values.join(", ")}; found ${quoted(found)}.${didYouMean(String(found), values)}`;
  }
  const length = typeof found === "string" ? ` (${found.length} characters)` : "";
  const suffix = found === undefined || found === null ? "" : `, found ${quoted(found)}${length}`;
  return `${error.message}${suffix}.`;
}

/** Whether YAML has parsed an unquoted `{name}` as a group. */
const isBracedName = (found: unknown): boolean =>
  typeof found === "object" &&
  found !== null &&
  Object.values(found).length === 1 &&
  Object.values(found)[0] === null;

const TYPES: Record<string, string> = {
  string: "a text",
  number: "a number",
  boolean: "true or false",
  array: 'a list (lines that start with "- ")',
  object: 'a group of "name: value" lines',
};

/** Returns `["steps", 2, "title"]` for `steps[2].title`. */
function toKeyPath(path: string): KeyPath {
  return [...path.matchAll(/[^.[\]]+/g)].map(([key]) => (/^\d+$/.test(key) ? Number(key) : key));
}
