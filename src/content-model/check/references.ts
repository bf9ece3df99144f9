import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";
import type { Role } from "../fields";
import { describeFields, type FieldDescription, isPageKind, type Kind, metaOf } from "../kind";

/** What other files must fit to, or be unlike. It is plain data, so that it can be kept. */
export interface FileFacts {
  /** Every string that stands for something beyond its letters; of Markdown, each link in it. */
  roles: RoleValue[];
  /** A page's words for search engines, which no other page may have. */
  seo: { title?: string; description?: string };
}

export function factsOf(value: unknown, kind: Kind): FileFacts {
  const roles = [...valuesWithRole(describeFields(kind.schema), value)].flatMap((field) =>
    field.role === "markdown"
      ? linksIn(field.value).map((link) => ({ ...field, value: link }))
      : field,
  );
  const { seo } = value as { seo?: FileFacts["seo"] };
  return { roles, seo: isPageKind(kind) && seo ? seo : {} };
}

/** A paragraph on one line that has no link, whatever else it has. */
const LINKLESS = /(?<=^|\n\n)\p{L}[^\n\r[<>]*(?=\n\n|\n?$)/gu;

/** The addresses of all links in a Markdown text, in their order. */
export function linksIn(markdown: string): string[] {
  const links: string[] = [];
  // Every form of link has one of these; reading Markdown costs more than the rest of the check.
  if (!/[[<]/.test(markdown)) return links;
  visit(fromMarkdown(markdown.replace(LINKLESS, "x")), (node) => {
    if (node.type === "link" || node.type === "definition") links.push(node.url);
  });
  return links;
}

/** One string in a file that stands for something beyond its letters. */
export interface RoleValue {
  role: Role;
  value: string;
  path: (string | number)[];
}

/** Every string of a value that has a role, with its place. */
export function* valuesWithRole(
  field: FieldDescription,
  value: unknown,
  path: (string | number)[] = [],
): Generator<RoleValue> {
  if (field.type === "array" && Array.isArray(value) && field.innerType)
    for (const [index, entry] of value.entries())
      yield* valuesWithRole(field.innerType as FieldDescription, entry, [...path, index]);
  else if (field.type === "object" && typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(field.fields))
      yield* valuesWithRole(inner as FieldDescription, (value as Record<string, unknown>)[key], [
        ...path,
        key,
      ]);
  else {
    const { role } = metaOf(field);
    if (role && typeof value === "string") yield { role, value, path };
  }
}
