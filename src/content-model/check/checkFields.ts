import { ValidationError } from "yup";
import { describeFields, type Kind } from "../kind";
import type { KeyPath, Remark } from "../remark";
import { isGroup, walkContent } from "../walkContent";
import { quoted, type ValueType, wrongType } from "./cures";
import { didYouMean, nearest } from "./problem";

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
  const unknown = unknownKeys(content, kind);
  // A mistake in a value, or in a name, is not one in the group around it, or in the name that it was to be.
  const explained = [...mistakes, ...unknown].map(({ path }) => path.join("."));
  const meant = unknown.flatMap(({ meant }) => meant ?? []);
  const found = invalidFields(content, kind);
  const invalid = found.filter(({ path }) => {
    const key = path.join(".");
    const isAround = (other: string) => other.startsWith(`${key}.`);
    const isOutside = explained.some(isAround) || found.some((one) => isAround(one.path.join(".")));
    return !explained.includes(key) && !meant.includes(key) && !isOutside;
  });
  const isValid = found.length + mistakes.length === 0;
  const ofKind = isValid ? kind.check?.(content) : undefined;
  return [...mistakes, ...unknown, ...invalid, ...(ofKind ?? [])];
}

/** Returns the names that the model does not have, with the path of the one that was probably meant. */
const unknownKeys = (content: unknown, kind: Kind): (Remark & { meant?: string })[] =>
  [...walkContent(describeFields(kind.schema), content)].flatMap(({ field, path, parent }) => {
    if (field || !parent?.field) return [];
    const key = String(path.at(-1));
    const allowed = Object.keys(parent.field.fields);
    const unused = allowed.filter((name) => !(name in (parent.value as object)));
    const message = `"${key}" is not allowed here.${didYouMean(key, allowed)} Allowed${
      unused.length < allowed.length ? " and not used yet" : ""
    }: ${(unused.length ? unused : allowed).join(", ")}.`;
    const meant = [...path.slice(0, -1), nearest(key, unused)].join(".");
    return [{ path, message, at: "key" as const, meant }];
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
  if (error.type === "typeError") return wrongType(error.params?.type as ValueType, found);
  if (error.type === "oneOf") {
    const values = String(error.params?.values).split(", ");
    return `must be one of ${values.join(", ")}; found ${quoted(found)}.${didYouMean(String(found), values)}`;
  }
  const length = typeof found === "string" ? ` (${found.length} characters)` : "";
  const suffix = found === undefined || found === null ? "" : `, found ${quoted(found)}${length}`;
  // A message that is a sentence says what it has found.
  return error.message.endsWith(".") ? error.message : `${error.message}${suffix}.`;
}

/** Returns `["steps", 2, "title"]` for `steps[2].title`. */
function toKeyPath(path: string): KeyPath {
  return [...path.matchAll(/[^.[\]]+/g)].map(([key]) => (/^\d+$/.test(key) ? Number(key) : key));
}
