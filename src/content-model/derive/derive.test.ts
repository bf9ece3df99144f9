import { buildSchema } from "graphql";
import { choice, group, listOf, optional, text, whole } from "../fields";
import { defineKind } from "../kind";
import { kinds } from "../kinds";
import { graphqlTypes } from "./graphqlTypes";
import { jsonSchema } from "./jsonSchema";

const fruit = defineKind({
  name: "Fruit",
  files: "fruit/*.yaml",
  schema: group("Fruit", "A fruit.", {
    name: text("What it is called.", { max: 20 }),
    seeds: optional(whole("How many seeds.", { max: 99 })),
    colour: choice("Its colour.", ["red", "green"] as const),
    parts: listOf("Its parts.", group("Part", "A part.", { label: text("Its name.") })),
  }),
});

test("a kind becomes GraphQL types with descriptions, lists and optional fields", () => {
  const types = graphqlTypes([fruit]);
  expect(types).toContain('"""A fruit."""\ntype Fruit implements Node @dontInfer');
  expect(types).toContain('"""What it is called."""\n  name: String!');
  expect(types).toContain("seeds: Int\n");
  expect(types).toContain("parts: [Part!]!");
});

test("the types of every kind of the site are valid together", () => {
  const gatsby = `
    scalar Date
    type File { id: ID! }
    interface Node { id: ID! }
    directive @dontInfer on OBJECT
    directive @dateformat on FIELD_DEFINITION
    directive @fileByRelativePath on FIELD_DEFINITION
    directive @markdown on FIELD_DEFINITION
    directive @icon on FIELD_DEFINITION
    directive @flag on FIELD_DEFINITION
  `;
  // Gatsby gives every node its id.
  const types = graphqlTypes(kinds).replace(/( implements Node[^{]*\{)/g, "$1\n  id: ID!");
  expect(() =>
    buildSchema(`${gatsby}${types.replace("id: ID!\n  id: ID!", "id: ID!")}`),
  ).not.toThrow();
});

test.each(["id", "parent", "children", "internal", "fields"])(
  "a kind cannot have a field %s, which Gatsby keeps for itself",
  (name) => {
    const define = () =>
      defineKind({
        name: "Leaf",
        files: "leaves/*.yaml",
        schema: group("Leaf", "A leaf.", { [name]: text("A text.") }),
      });
    expect(define).toThrow(`The kind Leaf (leaves/*.yaml) has a field "${name}"; Gatsby keeps`);
  },
);

test("two groups of one name must have the same fields", () => {
  const other = defineKind({
    name: "Other",
    files: "other.yaml",
    schema: group("Other", "Another.", {
      part: group("Part", "A part.", { size: whole("Size.") }),
    }),
  });
  expect(() => graphqlTypes([fruit, other])).toThrow(
    "Two groups of the content model are named Part",
  );
});

test("a kind becomes a JSON Schema for editors", () => {
  expect(jsonSchema(fruit)).toMatchObject({
    title: "Fruit",
    additionalProperties: false,
    required: ["name", "colour", "parts"],
    properties: {
      name: { description: "What it is called.", type: "string", maxLength: 20 },
      seeds: { type: "integer", maximum: 99 },
      colour: { enum: ["red", "green"] },
      parts: { minItems: 1, items: { properties: { label: { type: "string" } } } },
    },
  });
});

it.each(kinds.map((kind) => [kind.name, kind] as const))(
  "every field of %s has a sentence for editors",
  (_, kind) => {
    const missing: string[] = [];
    const walk = (schema: Record<string, unknown>, path: string) => {
      if (typeof schema.description !== "string" || !/\.$/.test(schema.description))
        missing.push(path);
      for (const [name, inner] of Object.entries((schema.properties as object | undefined) ?? {}))
        walk(inner, `${path}.${name}`);
      if (schema.items) walk(schema.items as Record<string, unknown>, `${path}[]`);
    };
    walk(jsonSchema(kind), kind.name);
    expect(missing).toEqual([]);
  },
);
