import type {
  AnyObjectSchema,
  CustomSchemaMetadata,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from "yup";
import type { Role } from "./fields";

/** What a schema says of itself: everything that is derived from the content model reads this. */
export type FieldDescription = SchemaObjectDescription & Partial<SchemaInnerTypeDescription>;

const described = new WeakMap<AnyObjectSchema, FieldDescription>();

/** A kind's fields as plain data; computed once for each schema. */
export function describeFields(schema: AnyObjectSchema): FieldDescription {
  const known = described.get(schema);
  if (known) return known;
  const fresh = schema.describe() as FieldDescription;
  described.set(schema, fresh);
  return fresh;
}

export const metaOf = (field: FieldDescription): CustomSchemaMetadata => field.meta ?? {};

/** One string in a file that stands for something beyond its letters. */
export interface RoleValue {
  role: Role;
  value: string;
  path: (string | number)[];
}

/** Every string of a value that has a role, with its place. */
export function* valuesWithRole(
  field: FieldDescription,
  value: unknown,
  path: (string | number)[] = [],
): Generator<RoleValue> {
  if (field.type === "array" && Array.isArray(value) && field.innerType)
    for (const [index, entry] of value.entries())
      yield* valuesWithRole(field.innerType as FieldDescription, entry, [...path, index]);
  else if (field.type === "object" && typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(field.fields))
      yield* valuesWithRole(inner as FieldDescription, (value as Record<string, unknown>)[key], [
        ...path,
        key,
      ]);
  else {
    const { role } = metaOf(field);
    if (role && typeof value === "string") yield { role, value, path };
  }
}
