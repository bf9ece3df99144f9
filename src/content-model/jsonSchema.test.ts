import { readFileSync } from "node:fs";
import { choice, group, listOf, optional, text, whole } from "./fields";
import { jsonSchema, placeholderSnippets } from "./jsonSchema";
import { defineKind } from "./kind";
import { kinds } from "./kinds";
import type { Fact } from "./placeholders/facts";

const fruit = defineKind({
  files: "fruit/*.yaml",
  schema: group("Fruit", "A fruit.", {
    name: text("What it is called.", { max: 20 }),
    seeds: optional(whole("How many seeds.", { max: 99 })),
    colour: choice("Its colour.", ["red", "green"] as const),
    parts: listOf("Its parts.", group("Part", "A part.", { label: text("Its name.") })),
  }),
});

const facts = new Map<string, Fact>([
  ["maximumAmount", { number: 50_000, text: "TT$50,000" }],
  ["phone", { text: "+1 246-555-0173" }],
]);

test("derives a JSON Schema with descriptions and limits from a kind", () => {
  expect(jsonSchema(fruit, facts)).toMatchObject({
    title: "Fruit",
    additionalProperties: false,
    required: ["name", "colour", "parts"],
    properties: {
      name: { description: "What it is called.", type: "string", else: { maxLength: 20 } },
      seeds: { anyOf: [{ type: "integer", maximum: 99 }, {}] },
      colour: { enum: ["red", "green"] },
      parts: { minItems: 1, items: { properties: { label: { type: "string" } } } },
    },
  });
});

test.each([
  ["Up to {maximumAmount}.", true],
  ["{payment amount=12000 months=12} a month", true],
  ["Call {phone as=link}.", true],
  ["Up to {maximumAmuont}.", false],
  ["Up to {maximumAmount.", false],
  ["Up to }.", false],
])("accepts the text '%s' in an editor: %s", (value, isAllowed) => {
  const { pattern } = jsonSchema(fruit, facts).definitions.textWithPlaceholders;
  expect(new RegExp(pattern).test(value)).toBe(isAllowed);
});

test("offers only facts with numbers when a field is a number", () => {
  const { pattern, defaultSnippets } = jsonSchema(fruit, facts).definitions.numericPlaceholder;
  expect(new RegExp(pattern).test("{maximumAmount}")).toBe(true);
  expect(new RegExp(pattern).test("{phone}")).toBe(false);
  expect(defaultSnippets.map(({ label }) => label)).toEqual(["{maximumAmount}"]);
});

test("completes the names of facts and figures with snippets", () => {
  expect(placeholderSnippets(facts)).toMatchObject({
    maximumAmount: { body: "{maximumAmount}", description: expect.stringContaining("TT$50,000") },
    phone: { body: "{phone}" },
    payment: { body: `{payment amount=\${1:12000} months=\${2:12}}` },
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
    walk(jsonSchema(kind, facts), kind.name);
    expect(missing).toEqual([]);
  },
);

test("assigns every kind's schema to its files in .vscode/settings.json (npm run content:schemas)", () => {
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  expect(settings["yaml.schemas"]).toEqual(
    Object.fromEntries(
      kinds.map(({ name, files }) => [`./.vscode/schemas/${name}.json`, `content/${files}`]),
    ),
  );
});
