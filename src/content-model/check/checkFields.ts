import { ValidationError } from "yup";
import { oncePerObject } from "../../lib/oncePerObject";
import { isGroup } from "../kind";
import type { ContentFile, FieldValue } from "../reading/parseYaml";
import { didYouMean, nearest, type Problem, toKeyPath } from "../reading/problem";
import { quoted, type ValueType, wrongType } from "./wrongValues";

/**
 * Returns the errors and hints in a file. If it cannot be parsed, these are its syntax errors. Otherwise,
 * they are the errors in placeholders and names, and those that the schema finds, without knock-on errors.
 * If there are none, they are those that the kind's own check finds.
 */
export const errorsIn = oncePerObject((file: ContentFile): readonly Problem[] => {
  const { kind, value, problems, values, problemAt } = file;
  if (value === undefined) return problems;
  if (!isGroup(value))
    return [problemAt([], `must consist of "name: value" lines, found ${quoted(value)}.`)];
  const unknown = values.filter(isUnknown);
  // An error in a value or name can cause others: in the groups around it, and in the field that a wrong name
  // was probably meant for. These are not reported.
  const explained = [...problems, ...unknown].map(({ path }) => path.join("."));
  const meant = unknown.map((item) => [...item.path.slice(0, -1), meantBy(item)].join("."));
  const invalid = invalidFields(file);
  const reported = invalid.filter(({ path }) => {
    const key = path.join(".");
    const isAround = (other: string) => other.startsWith(`${key}.`);
    const isOutside =
      explained.some(isAround) || invalid.some((one) => isAround(one.path.join(".")));
    return !explained.includes(key) && !meant.includes(key) && !isOutside;
  });
  const isValid = invalid.length + problems.length === 0;
  const ofKind = isValid ? (kind.check?.(value) ?? []) : [];
  return [
    ...problems,
    ...unknown.map((item) => problemAt(item.path, unknownName(item), item.nameStart)),
    ...reported,
    ...[...ofKind].map(([path, message, level]) => ({
      ...problemAt(path, message),
      isHint: level === "hint",
    })),
  ];
});

/** Whether a value has a name that the content model does not define. */
const isUnknown = ({ field, parent }: FieldValue): boolean =>
  !field && parent?.field?.type === "object" && isGroup(parent.written);

/** Returns the names that are allowed in a value's group, and which of these are still unused. */
function namesBeside({ parent }: FieldValue) {
  const allowed = Object.keys(parent?.field?.fields ?? {});
  const written = (parent?.written ?? {}) as object;
  return { allowed, unused: allowed.filter((name) => !(name in written)) };
}

const meantBy = (item: FieldValue) => nearest(String(item.path.at(-1)), namesBeside(item).unused);

function unknownName(item: FieldValue): string {
  const key = String(item.path.at(-1));
  const { allowed, unused } = namesBeside(item);
  return `"${key}" is not allowed here.${didYouMean(key, allowed)} Allowed${
    unused.length < allowed.length ? " and not used yet" : ""
  }: ${(unused.length ? unused : allowed).join(", ")}.`;
}

function invalidFields({ kind, value, problemAt }: ContentFile): Problem[] {
  try {
    kind.schema.validateSync(value, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const first = new Map<string, ValidationError>();
    for (const inner of error.inner.length ? error.inner : [error])
      if (!first.has(inner.path ?? "")) first.set(inner.path ?? "", inner);
    return [...first].map(([path, inner]) =>
      problemAt(toKeyPath(path), `${path || "the file"} ${explain(inner)}`),
    );
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
  // A message that is a full sentence already contains the value.
  return error.message.endsWith(".") ? error.message : `${error.message}${suffix}.`;
}
