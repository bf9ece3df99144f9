import { describeFields, type FieldDescription, type Kind, metaOf } from "./kind";
import { FACT_OPTIONS, type Facts } from "./placeholders/facts";
import { FIGURE_OPTIONS, FIGURES } from "./placeholders/figures";

type JsonSchema = Record<string, unknown>;

/**
 * Returns the JSON Schema of a kind, which gives editors completion, help and marks at wrong names. What
 * a value must be beyond its type, the content check says.
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
      // A placeholder is a text.
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

/** Returns the snippets that complete a placeholder's name in Visual Studio Code. */
export function placeholderSnippets(facts: Facts): Record<string, JsonSchema> {
  const ofFacts = [...facts].map(([name, fact]) => ({
    prefix: name,
    body: `{${name}}`,
    description: `${fact.text} (options: ${FACT_OPTIONS.join(", ")})`,
  }));
  const ofFigures = Object.entries(FIGURES).map(([name, { description }]) => ({
    prefix: name,
    body: `{${name} amount=\${1:12000} months=\${2:12}}`,
    description: `${description} of a loan (options: ${FIGURE_OPTIONS.join(", ")})`,
  }));
  return Object.fromEntries(
    [...ofFacts, ...ofFigures].map((snippet) => [snippet.prefix, { scope: "yaml", ...snippet }]),
  );
}
