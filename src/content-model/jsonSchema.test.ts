import { readFileSync } from "node:fs";
import { choice, group, listOf, optional, text, whole } from "./fields";
import { jsonSchema } from "./jsonSchema";
import { defineKind } from "./kind";
import { kinds } from "./kinds";

const fruit = defineKind({
  files: "fruit/*.yaml",
  schema: group("Fruit", "A fruit.", {
    name: text("What it is called.", { max: 20 }),
    seeds: optional(whole("How many seeds.", { max: 99 })),
    colour: choice("Its colour.", ["red", "green"] as const),
    parts: listOf("Its parts.", group("Part", "A part.", { label: text("Its name.") })),
  }),
});

test("derives a JSON Schema with descriptions and types from a kind", () => {
  expect(jsonSchema(fruit)).toMatchObject({
    title: "Fruit",
    additionalProperties: false,
    required: ["name", "colour", "parts"],
    properties: {
      name: { description: "What it is called.", type: "string" },
      seeds: { type: ["number", "string"] },
      colour: { enum: ["red", "green"] },
      parts: { items: { properties: { label: { type: "string" } } } },
    },
  });
});

test.each(kinds.map((kind) => [kind.name, kind] as const))(
  "has a sentence for editors at every field of %s",
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

test("assigns every kind's schema to its files in .vscode/settings.json (npm run prepare)", () => {
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  expect(settings["yaml.schemas"]).toEqual(
    Object.fromEntries(
      kinds.map(({ name, files }) => [`./.vscode/schemas/${name}.json`, `content/${files}`]),
    ),
  );
});
