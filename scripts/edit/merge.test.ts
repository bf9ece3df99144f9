import { readFileSync } from "node:fs";
import { parse, parseDocument } from "yaml";
import { group, listOf, optional, text, whole } from "../../src/content-model/fields";
import { defineKind, isGroup, type Kind } from "../../src/content-model/kind";
import { kindOf } from "../../src/content-model/kinds";
import { ContentFolder } from "../lib/contentFolder";
import { sample } from "../lib/testDepth";
import { layoutOf } from "../lib/yamlLayout";
import { formValues, mergeValues } from "./merge";

/**
 * Returns a value as the forms send it, with trailing white space trimmed and `decorative` set to false
 * beside an alternative text.
 */
const asForm = (value: unknown): unknown => {
  if (typeof value === "string") return value.trimEnd();
  if (Array.isArray(value)) return value.map(asForm);
  if (!isGroup(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, asForm(inner)]);
  return Object.fromEntries([...("alt" in value ? [["decorative", false]] : []), ...entries]);
};

/** Returns the paths of all strings and numbers. */
const pathsIn = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, [...path, name]))
    : typeof value === "boolean"
      ? []
      : [path];

describe.each(new ContentFolder("content").files())("content/%s", (file) => {
  const yaml = readFileSync(`content/${file}`, "utf8");
  const merged = (values: unknown, into = yaml) =>
    mergeValues(into, kindOf(file) as Kind, asForm(formValues(values)));

  test("stays the same byte for byte when its own values are merged, even if it is indented differently", () => {
    const wide = parseDocument(yaml).toString({ ...layoutOf(yaml), indent: 4 });
    expect(merged(parse(yaml), wide)).toBe(wide);
  });

  test("when one value changes, changes only its line and keeps the quotes", () => {
    for (const path of sample(pathsIn(parse(yaml)), 6)) {
      const document = parseDocument(yaml);
      const value = document.getIn(path);
      const changed = String(value).replace(/\s*$/, (end) => `x${end}`);
      document.setIn(path, typeof value === "number" ? value + 1 : changed);
      const after = merged(document.toJS());
      expect([path, after]).toEqual([path, document.toString(layoutOf(yaml))]);
      const lines = yaml.split("\n");
      expect(after.split("\n").filter((line, index) => line !== lines[index])).toHaveLength(1);
    }
  });
});

const title = text("A title.");
const kindWith = (entries: ReturnType<typeof listOf>) =>
  defineKind({
    files: "fixture.yaml",
    schema: group("Fixture", "A fixture.", {
      title,
      count: optional(whole("A number.")),
      entries,
    }),
  });
const kind = kindWith(listOf("The entries.", group("Entry", "An entry.", { title })));
const kindOfTexts = kindWith(listOf("The entries.", title));
const [HEAD, FIRST, SECOND, THIRD] = [
  `# About the file.\ntitle: "One" # Beside the title.\n`,
  "  - title: First\n",
  "  # About the second.\n  - title: Second\n",
  "  # About the third.\n  - title: Third # Beside the third.\n",
] as const;
const YAML = `${HEAD}entries:\n${FIRST}${SECOND}${THIRD}`;
const entries = (...titles: string[]) => titles.map((title) => ({ title }));

test.each([
  ["moves with its comments", entries("Third", "First", "Second"), THIRD + FIRST + SECOND],
  ["is removed with its own comment", entries("First", "Third"), FIRST + THIRD],
  [
    "is added between others, in quotes if YAML would parse it differently",
    entries("First", "true", "Second", "We are #1", "Third"),
    `${FIRST}  - title: "true"\n${SECOND}  - title: "We are #1"\n${THIRD}`,
  ],
  [
    "keeps its comments when it changes",
    entries("First", "Second", "{name} and more"),
    FIRST + SECOND + THIRD.replace("Third #", '"{name} and more" #'),
  ],
])("an entry %s, whether it is a group of fields or a string", (_, values, expected) => {
  const after = `${HEAD}entries:\n${expected}`;
  expect(mergeValues(YAML, kind, { title: "One", entries: values })).toBe(after);
  const [given, texts] = [YAML, after].map((yaml) => yaml.replaceAll("- title: ", "- "));
  const ofTexts = { title: "One", entries: values.map((entry) => entry.title) };
  expect(mergeValues(given ?? "", kindOfTexts, ofTexts)).toBe(texts);
});

test("keeps blank lines between entries when entries move", () => {
  const spaced = (...titles: string[]) =>
    `${HEAD}entries:\n${titles.map((one) => `  - title: ${one}\n`).join("\n")}`;
  const values = { title: "One", entries: entries("Second", "Third", "First") };
  expect(mergeValues(spaced("First", "Second"), kind, values)).toBe(
    spaced("Second", "Third", "First"),
  );
});

test("joins the lines of a value for a single-line field", () => {
  const values = { title: "One\nand more", entries: entries("First", "Second", "Third") };
  expect(mergeValues(YAML, kind, values)).toBe(YAML.replace('"One"', '"One and more"'));
});

test("keeps the spaces around a string although the form trims them", () => {
  const yaml = YAML.replace('"One"', '" One "');
  expect(mergeValues(yaml, kind, { title: "One", entries: entries("First", "Second") })).toBe(
    yaml.replace(THIRD, ""),
  );
});

test("derives an anchor from the title when the anchor is empty", () => {
  const tabs = [{ title: "Is 1 café open today, and tomorrow?", lead: "Yes.", questions: [] }];
  const yaml = mergeValues("", kindOf("faq/page.yaml") as Kind, { tabs });
  expect(yaml).toContain("tabs:\n  - id: is-1-cafe-open-today-and\n    title: Is 1");
});

test("keeps a list, without entries, if the form leaves it out", () => {
  expect(mergeValues(YAML, kind, { title: "One" })).toBe(`${HEAD}entries: []\n`);
});

test("adds a field in the order of the content model, and as a number if it is numeric", () => {
  const values = { title: "One", entries: entries("First", "Second", "Third"), count: "3" };
  expect(mergeValues(YAML, kind, values)).toBe(YAML.replace("entries:", "count: 3\nentries:"));
});
