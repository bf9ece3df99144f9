import type { Kind } from "./kind";
import { describeFields, type FieldDescription, metaOf } from "./kind";

type JsonSchema = Record<string, unknown>;

/** Returns the JSON Schema of a kind, which gives editors completion, help and error marks. */
export function jsonSchema(kind: Kind): JsonSchema {
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: kind.name,
    ...schemaOf(describeFields(kind.schema)),
  };
}

function schemaOf(field: FieldDescription): JsonSchema {
  const description = metaOf(field).description;
  const test = (name: string) => field.tests.find((one) => one.name === name)?.params;
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
      return {
        description,
        type: "array",
        minItems: test("min")?.min,
        maxItems: test("max")?.max,
        items: schemaOf(field.innerType as FieldDescription),
      };
    case "number":
      return {
        description,
        type: field.tests.some(({ name }) => name === "integer") ? "integer" : "number",
        minimum: test("min")?.min,
        maximum: test("max")?.max,
      };
    case "boolean":
      return { description, type: "boolean" };
    default:
      return {
        description,
        type: "string",
        enum: field.oneOf.length > 0 ? field.oneOf : undefined,
        minLength: test("min")?.min,
        maxLength: test("max")?.max,
        pattern: patternOf(test("matches")?.regex),
        ...(metaOf(field).role === "date" ? { format: "date" } : {}),
      };
  }
}

/** Editors do not support look-behind; only the content check tests patterns that have one. */
const patternOf = (regex: unknown) =>
  regex instanceof RegExp && !regex.source.includes("(?<") ? regex.source : undefined;
