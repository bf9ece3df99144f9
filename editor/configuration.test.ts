import { ContentFolder } from "../shared/contentFolder";
import { describeFields, type FieldDescription } from "../src/content-model/kind";
import { kindOf, kinds } from "../src/content-model/kinds";
import { configuration } from "./configuration";
import { Content } from "./content";
import { formValues } from "./tidy";

interface Field {
  name: string;
  hint?: string;
  pattern?: [string, string];
  field?: Field;
  fields?: Field[];
}
type Described = Record<string, FieldDescription>;

const content = new Content("content");
const formOf = (files: string): Field[] =>
  configuration(
    content,
    kinds.filter((kind) => kind.files === files),
  ).collections.flatMap((entry) =>
    "files" in entry
      ? entry.files.flatMap(({ fields }) => fields)
      : "fields" in entry
        ? entry.fields
        : [],
  );

test.each(kinds)(
  "the form of $files has every field, with its description",
  ({ files, schema }) => {
    const compare = (fields: Field[], described: Described): void => {
      expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(described).sort());
      for (const { name, hint, fields: inner } of fields) {
        const field = described[name] as FieldDescription;
        expect(hint).toBe(field.meta?.description);
        const entry = (field.innerType ?? field) as FieldDescription;
        if (inner) compare(inner, entry.fields as Described);
      }
    };
    compare(formOf(files), describeFields(schema).fields as Described);
  },
);

test.each(new ContentFolder("content").files())("the form of %s accepts its values", (file) => {
  const refused: string[] = [];
  const check = ({ name, pattern, field, fields = [] }: Field, value: unknown): void => {
    if (Array.isArray(value)) for (const entry of value) check(field ?? { name, fields }, entry);
    else if (typeof value === "object" && value !== null)
      for (const inner of fields) check(inner, (value as Record<string, unknown>)[inner.name]);
    else if (typeof value === "string" && pattern && !new RegExp(pattern[0]).test(value))
      refused.push(`${name}: ${value}`);
  };
  check(
    { name: file, fields: formOf(kindOf(file)?.files ?? "") },
    formValues(content.values(file)),
  );
  expect(refused).toEqual([]);
});
