import type { Role } from "../src/content-model/fields";
import {
  describeFields,
  type FieldDescription,
  isPageKind,
  type Kind,
  metaOf,
} from "../src/content-model/kind";
import { kinds as allKinds } from "../src/content-model/kinds";
import { facts } from "../src/content-model/kinds/facts";
import { FIGURES } from "../src/content-model/placeholders/figures";
import type { Placeholders } from "../src/content-model/placeholders/resolveText";
import type { Content } from "./content";
import { entryLabel, labelOf, NAMES } from "./words";

type Options = Record<string, unknown> & { name: string };

const folderOf = ({ files }: Kind): string | undefined => /^(.*)\/\*\.yaml$/.exec(files)?.[1];

const nameOf = ({ files }: Kind): string =>
  folderOf({ files } as Kind) ?? files.replace(/(\/page)?\.yaml$/, "").replaceAll("/", "-");

/** Returns Sveltia's configuration, with a form for each kind of content. */
export function configuration(content: Pick<Content, "values">, kinds = allKinds) {
  const place = { format: "values", media_folder: "", public_folder: "." };
  const collection = (name: string, of: readonly Kind[]) => ({
    ...place,
    name,
    label: labelOf(name),
    files: of.map((kind) => ({
      ...place,
      name: nameOf(kind),
      label: (isPageKind(kind) && content.values(kind.files).label) || labelOf(nameOf(kind)),
      file: `content/${kind.files}`,
      fields: fieldsOf(describeFields(kind.schema)),
    })),
  });
  const folder = (kind: Kind) => {
    const fields = fieldsOf(describeFields(kind.schema));
    const title = titleField(fields);
    return {
      ...place,
      name: nameOf(kind),
      label: labelOf(nameOf(kind)),
      label_singular: labelOf(kind.name),
      description: metaOf(describeFields(kind.schema)).description,
      folder: `content/${nameOf(kind)}`,
      extension: "yaml",
      identifier_field: title,
      slug: `{{${title}}}`,
      summary: `{{${title}}}`,
      filter: { field: ownField(kind, kinds), pattern: "^(?!null$)" },
      fields,
    };
  };
  const [folders, singles] = [true, false].map((isFolder) =>
    kinds.filter((kind) => kind !== facts && Boolean(folderOf(kind)) === isFolder),
  ) as [Kind[], Kind[]];
  const isNoPage = (kind: Kind) => !isPageKind(kind);
  return {
    load_config_file: false,
    backend: { name: "gitea", repo: "local/site", branch: "content", app_id: "editor" },
    app_title: "Content",
    media_folder: "content",
    public_folder: "/",
    media_libraries: { stock_assets: false, default: { config: { slugify_filename: true } } },
    show_preview_links: false,
    editor: { preview: false },
    slug: { encoding: "ascii", clean_accents: true, maxlength: 60 },
    output: { omit_empty_optional_fields: true },
    collections: [
      collection("pages", singles.filter(isPageKind)),
      ...folders.filter(isPageKind).map(folder),
      { divider: true },
      ...folders.filter(isNoPage).map(folder),
      { divider: true },
      collection(
        "facts",
        kinds.filter((kind) => kind === facts),
      ),
      collection("settings", singles.filter(isNoPage)),
    ],
  };
}

/** Returns the file that an address of Sveltia shows: #/collections/notices/entries/flat-rates. */
export function fileOf(route: string): string | undefined {
  const [, folder, name] = /^#\/collections\/([^/?]+)(?:\/entries\/([^/?]+))?/.exec(route) ?? [];
  if (allKinds.some((kind) => folder && folderOf(kind) === folder))
    return `${folder}/${decodeURIComponent(name ?? "page")}.yaml`;
  return allKinds.find((kind) => !folderOf(kind) && nameOf(kind) === name)?.files;
}

/** Lists what texts can have in braces, and what that prints. */
export const placeholderList = ({ facts: all }: Placeholders) => [
  ...[...all].map(([name, fact]) => ({ name, prints: fact.text })),
  ...Object.entries(FIGURES).map(([name, { description }]) => ({ name, prints: description })),
];

/** Returns a text that the entries of a folder have, and its page, which lies among them, lacks. */
function ownField(kind: Kind, kinds: readonly Kind[]): string {
  const page = kinds.find(({ files }) => files === `${folderOf(kind)}/page.yaml`);
  const [name] = Object.entries(describeFields(kind.schema).fields as Fields).find(
    ([name, { type, optional }]) =>
      type === "string" && !optional && !(page && name in page.schema.fields),
  ) ?? [""];
  return name;
}

type Fields = Record<string, FieldDescription>;

const titleField = (fields: readonly Options[]): string =>
  (
    fields.find(({ name }) => NAMES.includes(name)) ??
    fields.find(({ widget }) => widget === "string" || widget === "text") ??
    fields[0]
  )?.name ?? "";

/** What the address needs and visitors hardly see is last in a form, after what search results show. */
function fieldsOf(group: FieldDescription): Options[] {
  const technical: readonly unknown[] = ["anchor", "icon", "flag", "path"] satisfies Role[];
  const rank = ([name, field]: [string, FieldDescription]) =>
    technical.includes(metaOf(field).role) ? 2 : name === "seo" ? 1 : 0;
  return Object.entries(group.fields as Fields)
    .sort((one, other) => rank(one) - rank(other))
    .map(([name, field]) => optionsOf(name, field));
}

function optionsOf(name: string, field: FieldDescription): Options {
  const { description, role } = metaOf(field);
  const params = (test: string) => field.tests.find((one) => one.name === test)?.params;
  const [min, max] = [params("min")?.min, params("max")?.max] as (number | undefined)[];
  // The server makes an empty anchor from the text beside it.
  const required = !field.optional && role !== "anchor";
  const common = { name, label: labelOf(name), hint: description, required };
  switch (field.type) {
    case "object":
      return { ...common, widget: "object", collapsed: "auto", fields: fieldsOf(field) };
    case "array": {
      const list = { ...common, widget: "list", collapsed: true, min, max };
      const label_singular = entryLabel(name);
      const entry = optionsOf(label_singular, field.innerType as FieldDescription);
      if (!Array.isArray(entry.fields)) return { ...list, label_singular, field: entry };
      const summary = `{{${titleField(entry.fields)}}}`;
      return { ...list, label_singular, fields: entry.fields, summary };
    }
    case "mixed":
      return { ...common, widget: "keyvalue" };
    case "boolean":
      return { ...common, widget: "boolean" };
    case "number":
      return {
        ...common,
        widget: "string",
        pattern: [orBraces("-?\\d+(\\.\\d+)?"), "must be a number"],
      };
  }
  if (field.oneOf.length > 0) return { ...common, widget: "select", options: field.oneOf };
  if (role === "markdown")
    return { ...common, widget: "markdown", modes: ["raw", "rich_text"], editor_components: [] };
  if (role === "date")
    return {
      ...common,
      widget: "datetime",
      type: "date",
      format: "YYYY-MM-DD",
      input_timezone: "utc",
    };
  if (role === "picture")
    return { ...common, widget: "image", accept: ".png,.jpg,.jpeg,.webp,.svg", choose_url: false };
  return {
    ...common,
    widget: (max ?? 0) > 120 ? "text" : "string",
    use_emoji_autocomplete: false,
    ...(max && {
      pattern: [orBraces(`[^]{${min ?? 1},${max}}`), `must have ${min ?? 1} to ${max} characters`],
    }),
  };
}

/** Only the server knows what placeholders print, and checks that. */
const orBraces = (pattern: string): string => `^(?:[^]*[{}][^]*|${pattern})$`;
