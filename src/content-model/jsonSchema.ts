import { describeFields, type FieldDescription, type Kind, metaOf } from "./kind";
import { FACT_OPTIONS, type Facts } from "./placeholders/facts";
import { FIGURE_OPTIONS, FIGURES } from "./placeholders/figures";

type JsonSchema = Record<string, unknown>;

/**
 * Returns the JSON Schema of a kind, which gives editors completion, help and error marks.
 * @param facts the facts whose placeholders texts and numbers may have
 */
export function jsonSchema(kind: Kind, facts: Facts) {
  const names = [...facts.keys(), ...Object.keys(FIGURES)];
  const numbers = [...facts].filter(([, fact]) => fact.number !== undefined).map(([name]) => name);
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: kind.name,
    ...schemaOf(describeFields(kind.schema)),
    definitions: {
      textWithPlaceholders: {
        pattern: `^([^{}]|${placeholderPattern(names)})*$`,
        patternErrorMessage: `Braces are only for placeholders: ${[...facts.keys()].join(", ")}, or ${Object.keys(FIGURES).join(", ")}.`,
      },
      numericPlaceholder: {
        type: "string",
        pattern: `^${placeholderPattern(numbers)}$`,
        patternErrorMessage: `Write a number, or one of these names in braces and quotes: ${numbers.join(", ")}.`,
        defaultSnippets: numbers.map((name) => ({ label: `{${name}}`, body: `{${name}}` })),
      },
    },
  };
}

const placeholderPattern = (names: readonly string[]): string =>
  `\\{(${names.join("|")})( +\\w+=[\\w.]+)*\\}`;

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
        anyOf: [
          {
            type: field.tests.some(({ name }) => name === "integer") ? "integer" : "number",
            minimum: test("min")?.min,
            maximum: test("max")?.max,
          },
          { $ref: "#/definitions/numericPlaceholder" },
        ],
      };
    case "mixed":
      return {
        description,
        type: "object",
        additionalProperties: VALUES[metaOf(field).tableOf ?? "text"],
      };
    case "boolean":
      return { description, type: "boolean" };
    default: {
      const limits = {
        minLength: test("min")?.min,
        maxLength: test("max")?.max,
        pattern: patternOf(test("matches")?.regex),
      };
      if (field.oneOf.length > 0) return { description, type: "string", enum: field.oneOf };
      const { role, templateNames } = metaOf(field);
      // The limits are for the text with its placeholders replaced, which an editor does not know.
      return role === undefined || role === "markdown" || role === "link"
        ? {
            description,
            type: "string",
            if: { pattern: "[{}]" },
            // Only the content check knows which names the page fills in.
            // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
            then: templateNames
              ? { pattern: `^([^{}]|${placeholderPattern(["\\w+"])})*$` }
              : { $ref: "#/definitions/textWithPlaceholders" },
            else: limits,
          }
        : {
            description,
            type: "string",
            ...limits,
            ...(role === "date" ? { format: "date" } : {}),
          };
    }
  }
}

/** What the values of a table of facts are. */
const VALUES = {
  number: { type: "number" },
  quantity: { type: ["number", "string"] },
  text: { type: "string" },
};

/** Editors support no look-behind and no flags; only the content check tests patterns that have one. */
const patternOf = (regex: unknown) =>
  regex instanceof RegExp && !regex.source.includes("(?<") && !regex.flags
    ? regex.source
    : undefined;

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
