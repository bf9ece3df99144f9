import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";
import type { Role } from "../fields";
import { describeFields, type FieldDescription, isPageKind, type Kind, metaOf } from "../kind";
import type { Remark } from "./remark";

/** What a file refers to and what must be unique; plain data, so that it can be cached. */
export interface FileReferences {
  /** Links, anchors, pictures, icons and the like; for Markdown, one entry for each link. */
  values: Reference[];
  /** The title and description of a page, which no other page may have. */
  seo: { title?: string; description?: string };
  remarks: Remark[];
}

/** A string with a role, and its path in the file. */
export interface Reference {
  role: Role;
  value: string;
  path: (string | number)[];
}

/**
 * Returns the references of a parsed file.
 * @param content with its placeholders resolved
 */
export function referencesOf(content: unknown, kind: Kind): Pick<FileReferences, "values" | "seo"> {
  const values = [...valuesWithRole(describeFields(kind.schema), content)].flatMap((field) =>
    field.role === "markdown"
      ? linksIn(field.value).map((link) => ({ ...field, value: link }))
      : field,
  );
  const { seo } = content as { seo?: FileReferences["seo"] };
  return { values, seo: isPageKind(kind) && seo ? seo : {} };
}

function* valuesWithRole(
  field: FieldDescription,
  value: unknown,
  path: Reference["path"] = [],
): Generator<Reference> {
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

/** A paragraph on one line that cannot contain a link. */
const PARAGRAPH_WITHOUT_LINK = /(?<=^|\n\n)\p{L}[^\n\r[<>]*(?=\n\n|\n?$)/gu;

/** Returns the URLs of all links in a Markdown text, in order. */
export function linksIn(markdown: string): string[] {
  const links: string[] = [];
  // Parsing Markdown takes longer than the rest of the check, and every link has one of these.
  if (!/[[<]/.test(markdown)) return links;
  visit(fromMarkdown(markdown.replace(PARAGRAPH_WITHOUT_LINK, "x")), (node) => {
    if (node.type === "link" || node.type === "definition") links.push(node.url);
  });
  return links;
}
