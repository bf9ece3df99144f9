import type { Role } from "../../src/content-model/fields";
import {
  describeFields,
  type FieldDescription,
  isPageKind,
  type Kind,
  metaOf,
} from "../../src/content-model/kind";
import { kinds as allKinds } from "../../src/content-model/kinds";
import { facts } from "../../src/content-model/kinds/facts";
import { FIGURES } from "../../src/content-model/placeholders/figures";
import type { Content } from "../../src/content-model/reading/load";
import { entryLabel, formLabel, formOf, labelOf, NAMES } from "./words";

type Options = Record<string, unknown> & { name: string };

/** Returns Sveltia's configuration, with a form for each kind of content. */
export function configuration(content: Content, kinds = allKinds) {
  const place = { format: "values", media_folder: "", public_folder: "." };
  const collection = (name: string, of: readonly Kind[]) => ({
    ...place,
    name,
    label: labelOf(name),
    files: of
      .filter(({ files }) => content.read(files))
      .map((kind) => {
        const { name } = formOf(kind);
        const label = formLabel(kind, content.read(kind.files)?.value);
        const fields = fieldsOf(describeFields(kind.schema));
        return { ...place, name, label, file: `content/${kind.files}`, fields };
      })
      .sort((one, other) => one.label.localeCompare(other.label)),
  });
  const folder = (kind: Kind) => {
    const { name } = formOf(kind);
    const fields = fieldsOf(describeFields(kind.schema));
    const title = titleField(fields);
    return {
      ...place,
      name,
      label: labelOf(name),
      label_singular: labelOf(kind.name),
      description: metaOf(describeFields(kind.schema)).description,
      folder: `content/${name}`,
      extension: "yaml",
      identifier_field: title,
      slug: `{{${title}}}`,
      summary: `{{${title}}}`,
      // Leaves out the folder's own page, which has a separate form.
      filter: { field: "slug", pattern: `^(?!(?:page|${name})$)` },
      fields,
    };
  };
  const [folders, singles] = [true, false].map((isFolder) =>
    kinds.filter((kind) => kind !== facts && Boolean(formOf(kind).folder) === isFolder),
  ) as [Kind[], Kind[]];
  // A lender without a folder lacks what is in it.
  const lists = folders.filter(({ files }) =>
    content.files.some((file) => file.startsWith(files.replace("*.yaml", ""))),
  );
  const isNotPage = (kind: Kind) => !isPageKind(kind);
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
      collection("single-pages", singles.filter(isPageKind)),
      ...lists.filter(isPageKind).map(folder),
      { divider: true },
      ...lists.filter(isNotPage).map(folder),
      { divider: true },
      collection("facts", kinds.includes(facts) ? [facts] : []),
      collection("settings", singles.filter(isNotPage)),
    ],
  };
}

/** Returns the file that a Sveltia route shows, such as #/collections/notices/entries/flat-rates. */
export function fileOf(route: string): string | undefined {
  const [, collection, entry] =
    /^#\/collections\/([^/?]+)(?:\/entries\/([^/?]+))?/.exec(route) ?? [];
  if (allKinds.some((kind) => collection && formOf(kind).folder === collection))
    return `${collection}/${decodeURIComponent(entry ?? "page")}.yaml`;
  return allKinds.find((kind) => !formOf(kind).folder && formOf(kind).name === entry)?.files;
}

/** Lists the placeholders that text in the content may contain, and what they insert. */
export const placeholderList = ({ placeholders }: Content) => [
  ...[...placeholders.facts].map(([name, fact]) => ({ name, prints: fact.text })),
  ...Object.entries(FIGURES).map(([name, { description }]) => ({ name, prints: description })),
];

const titleField = (fields: readonly Options[]): string =>
  [...NAMES.flatMap((name) => fields.filter((field) => field.name === name)), ...fields].find(
    ({ widget }) => ["string", "text", "markdown", "select"].includes(`${widget}`),
  )?.name ?? "";

/** Returns a group's fields, with those for search results near the end and technical ones last. */
function fieldsOf(group: FieldDescription): Options[] {
  const technical: readonly unknown[] = ["anchor", "icon", "flag", "path"] satisfies Role[];
  const rank = ([name, field]: [string, FieldDescription]) =>
    technical.includes(metaOf(field).role) || (field.optional && field.oneOf?.length)
      ? 2
      : Number(name === "seo");
  return Object.entries(group.fields as Record<string, FieldDescription>)
    .sort((one, other) => rank(one) - rank(other))
    .map(([name, field]) => optionsOf(name, field));
}

function optionsOf(name: string, field: FieldDescription): Options {
  const { description, role } = metaOf(field);
  const params = (test: string) => field.tests.find((one) => one.name === test)?.params;
  const [min, max] = [params("min")?.min, params("max")?.max] as (number | undefined)[];
  // An empty anchor is allowed, because the server derives one from the entry's title.
  const required = !field.optional && role !== "anchor" && min !== 0;
  const as = (widget: string, options: object = {}): Options => {
    return { name, label: labelOf(name), hint: description, required, widget, ...options };
  };
  if (field.type === "object") return as("object", { collapsed: "auto", fields: fieldsOf(field) });
  if (field.type === "array") {
    const label_singular = entryLabel(name);
    const entry = optionsOf(label_singular, field.innerType as FieldDescription);
    const fields = entry.fields as Options[] | undefined;
    const parts = fields ? { fields, summary: `{{${titleField(fields)}}}` } : { field: entry };
    return as("list", { collapsed: true, min, max, label_singular, ...parts });
  }
  if (field.type === "mixed") return as("keyvalue");
  if (field.type === "boolean") return as("boolean");
  if (field.type === "number")
    return as("string", { pattern: [orBraces("-?\\d+(\\.\\d+)?"), "must be a number"] });
  if (field.oneOf.length > 0) {
    const inWords = (value: string) => (/^[a-z]+[A-Z]/.test(value) ? labelOf(value) : value);
    const options = field.oneOf.map((value) => ({ value, label: inWords(String(value)) }));
    return as("select", { options });
  }
  if (role === "anchor")
    return as("string", { hint: `${description} It is made from the text beside it if empty.` });
  if (role === "markdown")
    return as("markdown", { modes: ["raw", "rich_text"], editor_components: [] });
  if (role === "date")
    return as("datetime", { type: "date", format: "YYYY-MM-DD", input_timezone: "utc" });
  if (role === "picture")
    return as("image", {
      hint: "PNG, JPEG, WebP or SVG. A larger one than pages show is scaled.",
      accept: ".png,.jpg,.jpeg,.webp,.svg",
      choose_url: false,
    });
  if (role === "pdf") return as("file", { accept: ".pdf", choose_url: false });
  const message = `must have ${min ?? 1} to ${max} characters`;
  const pattern = max && [orBraces(`[^]{${min ?? 1},${max}}`), message];
  return as((max ?? 0) > 120 ? "text" : "string", { use_emoji_autocomplete: false, pattern });
}

/**
 * Extends a pattern to match any text with braces as well, because only the server can check what
 * placeholders insert.
 */
const orBraces = (pattern: string): string => `^(?:[^]*[{}][^]*|${pattern})$`;
