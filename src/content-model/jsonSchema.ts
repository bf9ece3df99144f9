import { describeFields, type FieldDescription, type Kind, metaOf } from "./kind";

type JsonSchema = Record<string, unknown>;

/**
 * Returns a kind's JSON Schema, which lets code editors complete and explain names, and warn about unknown
 * ones. It covers only names, types and choices. The content check validates the rest.
 */
export const jsonSchema = (kind: Kind): JsonSchema => ({
  $schema: "http://json-schema.org/draft-07/schema#",
  title: kind.name,
  ...schemaOf(describeFields(kind.schema)),
});

function schemaOf(field: FieldDescription): JsonSchema {
  const { description } = metaOf(field);
  switch (field.type) {
    case "object": {
      const fields = Object.entries(field.fields) as [string, FieldDescription][];
      return {
        description,
        type: "object",
        additionalProperties: false,
        required: fields.filter(([, inner]) => !inner.optional).map(([name]) => name),
        properties: Object.fromEntries(fields.map(([name, inner]) => [name, schemaOf(inner)])),
      };
    }
    case "array":
      return { description, type: "array", items: schemaOf(field.innerType as FieldDescription) };
    case "number":
      // A number may also be given as a placeholder, which is a string.
      return { description, type: ["number", "string"] };
    case "mixed":
      return { description, type: "object" };
    case "boolean":
      return { description, type: "boolean" };
    default:
      return {
        description,
        type: "string",
        ...(field.oneOf.length > 0 && { enum: field.oneOf }),
      };
  }
}
