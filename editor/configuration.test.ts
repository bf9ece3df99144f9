import { ContentFolder } from "../shared/contentFolder";
import { describeFields, type FieldDescription } from "../src/content-model/kind";
import { kindOf } from "../src/content-model/kinds";
import { configuration } from "./configuration";
import { Content } from "./content";
import { formValues } from "./merge";

type Field = { name: string; pattern?: string[]; field?: Field; fields?: Field[] };

const content = new Content("content");

test.each(new ContentFolder("content").files())(
  "the form of %s has every field, and accepts its values",
  (file) => {
    const check = (
      { name, pattern, field, fields }: Field,
      described: FieldDescription,
      value: unknown,
    ) => {
      const inner = (described.innerType ?? described) as FieldDescription;
      if (inner.type === "object")
        expect(fields?.map((one) => one.name).sort()).toEqual(Object.keys(inner.fields).sort());
      if (Array.isArray(value))
        for (const entry of value) check(field ?? { name, fields: fields ?? [] }, inner, entry);
      else if (typeof value === "object" && value !== null)
        for (const one of fields ?? [])
          check(
            one,
            inner.fields[one.name] as FieldDescription,
            (value as Record<string, unknown>)[one.name],
          );
      else if (value !== undefined && pattern) expect(value).toMatch(new RegExp(pattern[0] ?? ""));
    };
    const kind = kindOf(file);
    const [form] = configuration(content, kind && [kind]).collections.flatMap((collection) =>
      "files" in collection
        ? (collection.files as object[])
        : "fields" in collection
          ? [collection]
          : [],
    );
    if (kind && form)
      check(form as Field, describeFields(kind.schema), formValues(content.values(file)));
    expect(form).toBeDefined();
  },
);
