import { describeFields, type FieldDescription, isPageKind, type Kind, metaOf } from "./kind";

/** The page that `parentPath` names. */
const PARENT_PAGE = 'parentPage: ContentPage @link(by: "path", from: "parentPath")';

/** The fields that all pages have, so that one query can list every page. */
const PAGE_INTERFACE = `
"""A page of the site."""
interface ContentPage implements Node {
  id: ID!
  path: String!
  label: String!
  parentPath: String
  ${PARENT_PAGE}
  seo: Seo!
}`;

/**
 * Returns the GraphQL types of all kinds in schema definition language.
 * @throws Error when two groups share a name but not their fields
 */
export function graphqlTypes(kinds: readonly Kind[]): string {
  const types = new Map<string, string>();
  for (const kind of kinds)
    defineType(
      describeFields(kind.schema),
      types,
      isPageKind(kind) ? "Node & ContentPage" : "Node",
    );
  return [PAGE_INTERFACE, ...types.values()].join("\n\n");
}

function defineType(
  field: FieldDescription,
  types: Map<string, string>,
  implemented?: string,
): string {
  const { shape, description } = metaOf(field);
  if (!shape)
    throw new Error(
      "A group of the content model has no name. Create it with group() from fields.ts.",
    );
  const fields = Object.entries(field.fields).map(([name, inner]) => {
    const innerField = inner as FieldDescription;
    const required = innerField.optional ? "" : "!";
    return `  """${metaOf(innerField).description}"""\n  ${name}: ${typeOf(innerField, types)}${required}${directiveOf(innerField)}`;
  });
  if (implemented?.includes("ContentPage")) fields.push(`  ${PARENT_PAGE}`);
  const header = implemented ? `type ${shape} implements ${implemented}` : `type ${shape}`;
  const definition = `"""${description}"""\n${header} @dontInfer {\n${fields.join("\n")}\n}`;
  const known = types.get(shape);
  if (known !== undefined && withoutHeader(known) !== withoutHeader(definition))
    throw new Error(
      `Two groups of the content model are named ${shape} but have different fields. Rename one.`,
    );
  types.set(shape, definition);
  return shape;
}

const withoutHeader = (definition: string) => definition.slice(definition.indexOf("{"));

function typeOf(field: FieldDescription, types: Map<string, string>): string {
  switch (field.type) {
    case "object":
      return defineType(field, types);
    case "array":
      return `[${typeOf(field.innerType as FieldDescription, types)}!]`;
    case "number":
      return field.tests.some(({ name }) => name === "integer") ? "Int" : "Float";
    case "boolean":
      return "Boolean";
    case "mixed":
      return "JSON";
    default:
      return SCALARS[metaOf(field).role ?? ""] ?? "String";
  }
}

/**
 * Returns a fragment for every group, `ActionFields` for Action, with all of the group's fields but
 * pictures: only the section that shows one knows its widths.
 */
export function graphqlFragments(kinds: readonly Kind[]): string {
  const fragments = new Map<string, string>();
  for (const kind of kinds) addFragment(describeFields(kind.schema), fragments);
  return [...fragments.values()].join("\n");
}

/** Returns the selection set of a group; nothing when the group has only pictures. */
function addFragment(field: FieldDescription, fragments: Map<string, string>): string | undefined {
  const { shape = "" } = metaOf(field);
  const selections = Object.entries(field.fields).flatMap(([name, inner]) => {
    const value = entryOf(inner as FieldDescription);
    // Breadcrumbs show the parent's label.
    if (name === "parentPath") return ["parentPage { path label }"];
    // Nodes have only the entries of which it is true.
    if (name === "trueWhen") return [];
    if (value.type !== "object") return [name];
    if (metaOf(value).shape === "Picture") return [];
    const selection = addFragment(value, fragments);
    return selection ? [`${name} ${selection}`] : [];
  });
  if (selections.length === 0) return undefined;
  fragments.set(shape, `fragment ${shape}Fields on ${shape} { ${selections.join(" ")} }`);
  return `{ ...${shape}Fields }`;
}

/** Returns the entries of a list, and any other field itself. */
const entryOf = (field: FieldDescription): FieldDescription =>
  field.type === "array" ? (field.innerType as FieldDescription) : field;

const SCALARS: Record<string, string> = { date: "Date", picture: "File" };

const DIRECTIVES: Record<string, string> = {
  date: " @dateformat",
  picture: " @fileByRelativePath",
  markdown: " @markdown",
  icon: " @icon",
  flag: " @flag",
};

/** Returns the directive of a field; Gatsby applies the directive of a list to each entry. */
function directiveOf(field: FieldDescription): string {
  return DIRECTIVES[metaOf(entryOf(field)).role ?? ""] ?? "";
}
