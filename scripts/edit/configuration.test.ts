import { rmSync } from "node:fs";
import type { Kind } from "../../src/content-model/kind";
import { kindOf } from "../../src/content-model/kinds";
import { loadContent } from "../../src/content-model/reading/load";
import { testOnSample } from "../../test/testOnSample";
import { readAnswers } from "../become/answers";
import { becomeLender } from "../become/lender";
import { ContentFolder } from "../lib/contentFolder";
import { copyContent } from "../lib/copyContent";
import { configuration } from "./configuration";

type Form = { name?: string; widget?: string; pattern?: string[]; field?: Form; fields?: Form[] };

const content = loadContent();

testOnSample(
  "for a lender that began plain, has forms only for the pages and lists that exist",
  async () => {
    const plain = new ContentFolder(copyContent());
    await becomeLender(plain, readAnswers("scripts/become/lenders/cooperative.yaml"));
    const loaded = loadContent(plain.root);
    const collections = configuration(loaded).collections as (Form & { files: Form[] })[];
    const [pages] = collections;
    rmSync(plain.root, { recursive: true });
    const names = pages?.files.map(({ name }) => name);
    expect(names).toContain("contact");
    expect(names).not.toContain("newsletters");
    const lists = collections.map(({ name }) => name);
    expect(lists).toContain("products");
    expect(lists).not.toContain("newsletters");
  },
);

test("requires no entries in lists that may be empty", () => {
  const required: unknown[] = [];
  JSON.stringify(configuration(content), (_, part) => {
    if (part?.widget === "list" && part.min === 0) required.push(part.required);
    return part;
  });
  expect(new Set(required)).toEqual(new Set([false]));
});

test.each(new ContentFolder("content").files())(
  "the form for %s has every field, and accepts the current values",
  (file) => {
    const kind = kindOf(file) as Kind;
    const collections = configuration(content, [kind]).collections as (Form & { files?: Form[] })[];
    const [form] = collections.flatMap((one) => one.files ?? (one.fields ? [one] : []));
    // Technical fields, such as the page's path, come last.
    const names = form?.fields?.map(({ name }) => name) ?? [];
    if (names.includes("path")) expect(names.indexOf("path")).toBeGreaterThan(names.indexOf("seo"));
    for (const { path, written, field: known } of content.read(file)?.values ?? []) {
      if (!known) continue;
      // Forms represent numbers as strings.
      const value = typeof written === "number" ? `${written}` : written;
      const field = path.reduce<Form | undefined>((outer, key) => {
        const entry = typeof key === "number" || outer?.widget === "keyvalue";
        return entry ? (outer?.field ?? outer) : outer?.fields?.find(({ name }) => name === key);
      }, form);
      expect([path, field]).toEqual([path, expect.anything()]);
      if (field?.pattern && typeof value === "string")
        expect(value).toMatch(new RegExp(field.pattern[0] ?? ""));
    }
  },
);
