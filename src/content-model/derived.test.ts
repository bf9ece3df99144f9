import { readFileSync } from "node:fs";
import { picture } from "./blocks";
import { choice, group, listOf, optional, text, whole } from "./fields";
import { graphqlFragments, graphqlTypes } from "./graphqlTypes";
import { jsonSchema } from "./jsonSchema";
import { defineKind } from "./kind";
import { kinds } from "./kinds";
import type { Rendition } from "./renditions";

const fruit = defineKind({
  files: "fruit/*.yaml",
  schema: group("Fruit", "A fruit.", {
    name: text("What it is called.", 20),
    seeds: optional(whole("How many seeds.", { max: 99 })),
    colour: choice("Its colour.", ["red", "green"] as const),
    parts: listOf("Its parts.", group("Part", "A part.", { label: text("Its name.") })),
  }),
});

test("derives a fragment for each group, with its fields, picture renditions and computed fields", () => {
  const price = group("Price", "A price.", { total: text("What it costs.") });
  const page = defineKind({
    files: "basket.yaml",
    schema: group("Basket", "A basket.", {
      picture: picture("The basket.", "thumbnail"),
      drawing: picture("A drawing that each query selects in its own way."),
      fruits: listOf("Its fruits.", fruit.schema),
      owner: group("Owner", "Who has it.", { name: text("A name.") }).meta({ isApart: true }),
    }).meta({ computed: { price } }),
  });
  const fragments = graphqlFragments([page]);
  expect(graphqlTypes([page])).toContain("price: Price!");
  expect(fragments).toContain("fragment ThumbnailPicture on Picture { alt src { gatsbyImageData(");
  expect(fragments.split("\n").slice(-5)).toEqual([
    "fragment PartFields on Part { label }",
    "fragment FruitFields on Fruit { name seeds colour parts { ...PartFields } }",
    "fragment OwnerFields on Owner { name }",
    "fragment PriceFields on Price { total }",
    "fragment BasketFields on Basket { picture { ...ThumbnailPicture } fruits { ...FruitFields } price { ...PriceFields } }",
  ]);
});

test("throws when two groups have the same name but different fields or renditions", () => {
  const cover = (rendition: Rendition, fields = {}) =>
    group("Cover", "A cover.", { picture: picture("It.", rendition), ...fields });
  const book = (back: ReturnType<typeof cover>) =>
    defineKind({
      files: "book.yaml",
      schema: group("Book", "A book.", { front: cover("page"), back }),
    });
  const message = "Two groups of the content model are named Cover";
  expect(() => graphqlFragments([book(cover("thumbnail"))])).toThrow(message);
  expect(() => graphqlTypes([book(cover("page", { size: whole("Size.") }))])).toThrow(message);
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
  "describes every field of %s to editors",
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

test(".vscode/settings.json, which npm run prepare writes, assigns every kind's schema to its files", () => {
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  expect(settings["yaml.schemas"]).toEqual(
    Object.fromEntries(
      kinds.map(({ name, files }) => [`./.vscode/schemas/${name}.json`, `content/${files}`]),
    ),
  );
});
