import { describeFields, type FieldDescription, isPageKind, type Kind, metaOf } from "./kind";
import { RENDITIONS } from "./renditions";

/** For fields that refer to a page by its path, the name of the GraphQL field that returns the page. */
const PAGES: Readonly<Record<string, string>> = {
  parentPath: "parentPage",
  replacedBy: "replacement",
};
const pageField = (name: string) =>
  `${PAGES[name]}: ContentPage @link(by: "path", from: "${name}")`;

/** The fields that all pages have in common, so that one query can list every page. */
const PAGE_INTERFACE = `
"""A page of the site."""
interface ContentPage implements Node {
  id: ID!
  path: String!
  label: String!
  parentPath: String
  ${pageField("parentPath")}
  seo: Seo!
}`;

const PAGE_FRAGMENT = `fragment ContentPageFields on ContentPage {
  path label parentPage { path label } seo { ...SeoFields }
}`;

/**
 * Returns the GraphQL types for all kinds, in schema definition language.
 * @throws Error when two groups have the same name but different fields
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
  const fields = fieldsOf(field).map(([name, inner]) => {
    const required = inner.optional ? "" : "!";
    // On a list, Gatsby applies the directive to each entry.
    const directive = DIRECTIVES[metaOf(entryOf(inner)).role ?? ""] ?? "";
    return `  """${metaOf(inner).description}"""\n  ${name}: ${typeOf(inner, types)}${required}${directive}`;
  });
  const paths = Object.keys(PAGES).filter((name) => Object.hasOwn(field.fields, name));
  fields.push(...paths.map((name) => `  ${pageField(name)}`));
  if (implemented) fields.push("  sortKey: String!");
  const header = implemented ? `type ${shape} implements ${implemented}` : `type ${shape}`;
  const definition = `"""${description}"""\n${header} @dontInfer {\n${fields.join("\n")}\n}`;
  const withoutHeader = (text: string) => text.slice(text.indexOf("{"));
  const known = withoutHeader(types.get(shape) ?? definition);
  if (known !== withoutHeader(definition)) throw sameNameError(shape);
  types.set(shape, definition);
  return shape;
}

/** Returns the fields of a group, including those that the build adds. */
const fieldsOf = (field: FieldDescription): (readonly [string, FieldDescription])[] => [
  ...(Object.entries(field.fields) as [string, FieldDescription][]),
  ...Object.entries(metaOf(field).computed ?? {}).map(
    ([name, schema]) => [name, describeFields(schema)] as const,
  ),
];

const sameNameError = (shape: string) =>
  new Error(
    `Two groups of the content model are named ${shape} but have different fields. Rename one.`,
  );

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
 * Returns one fragment for every group (such as `ActionFields` for Action), one for the fields that every
 * page has, and one for every rendition of a picture. A group's fragment omits pictures without a rendition,
 * and groups that are queried separately.
 * @throws Error when two groups have the same name but different fields or picture renditions
 */
export function graphqlFragments(kinds: readonly Kind[]): string {
  const fragments = new Map<string, string>();
  for (const kind of kinds) addFragment(describeFields(kind.schema), fragments);
  const pictures = Object.entries(RENDITIONS).map(
    ([name, rendition]) =>
      `fragment ${pictureFragment(name)} on Picture { alt src { gatsbyImageData(${rendition}) } }`,
  );
  return [PAGE_FRAGMENT, ...pictures, ...fragments.values()].join("\n");
}

/** How the build renders a picture without a group of its own, which is the logo. */
const LOGO = "breakpoints: [320, 640]";

const pictureFragment = (rendition: string) =>
  `${rendition.replace(/^./, (letter) => letter.toUpperCase())}Picture`;

/**
 * Adds the fragments of a group and the groups in it. Returns the selection set that uses the group's
 * fragment, or undefined if parents should not query the group.
 */
function addFragment(field: FieldDescription, fragments: Map<string, string>): string | undefined {
  const { shape = "", rendition, isApart } = metaOf(field);
  if (shape === "Picture") return rendition && `{ ...${pictureFragment(rendition)} }`;
  const selections = fieldsOf(field).flatMap(([name, inner]) => {
    const value = entryOf(inner);
    if (PAGES[name]) return [`${PAGES[name]} { path label }`];
    if (metaOf(value).role === "pdf") return [`${name} { publicURL prettySize }`];
    if (metaOf(value).role === "picture") return [`${name} { gatsbyImageData(${LOGO}) }`];
    if (value.type !== "object") return [name];
    const selection = addFragment(value, fragments);
    return selection ? [`${name} ${selection}`] : [];
  });
  if (selections.length === 0) return undefined;
  const fragment = `fragment ${shape}Fields on ${shape} { ${selections.join(" ")} }`;
  if ((fragments.get(shape) ?? fragment) !== fragment) throw sameNameError(shape);
  fragments.set(shape, fragment);
  return isApart ? undefined : `{ ...${shape}Fields }`;
}

/** Returns the type of a list's entries, or the field itself if it is not a list. */
const entryOf = (field: FieldDescription): FieldDescription =>
  field.type === "array" ? (field.innerType as FieldDescription) : field;

const SCALARS: Record<string, string> = { date: "Date", picture: "File", pdf: "File" };

const DIRECTIVES: Record<string, string> = {
  date: " @dateformat",
  picture: " @fileByRelativePath",
  pdf: " @fileByRelativePath",
  markdown: " @markdown",
  icon: " @icon",
  flag: " @flag",
};
