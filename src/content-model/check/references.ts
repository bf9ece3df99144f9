import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";
import type { Role } from "../fields";
import { describeFields, type Kind, metaOf } from "../kind";
import type { KeyPath } from "../remark";
import { walkContent } from "../walkContent";

/** A string with a role, and its path in the file; of Markdown, each link. */
export interface Reference {
  role: Role;
  value: string;
  path: KeyPath;
}

/**
 * Returns what a file refers to and what must be unique.
 * @param content with its placeholders resolved
 */
export const referencesOf = (content: unknown, kind: Kind): Reference[] =>
  [...walkContent(describeFields(kind.schema), content)].flatMap(({ field, value, path }) => {
    const role = field && metaOf(field).role;
    if (!role || typeof value !== "string") return [];
    const values = role === "markdown" ? linksIn(value) : [value];
    return values.map((one) => ({ role, value: one, path }));
  });

/** Returns the URLs of all links in a Markdown text, in order. */
function linksIn(markdown: string): string[] {
  const links: string[] = [];
  // Parsing Markdown takes longer than the rest of the check, and every link has one of these.
  if (!/[[<]/.test(markdown)) return links;
  visit(fromMarkdown(markdown), (node) => {
    if (node.type === "link" || node.type === "definition") links.push(node.url);
  });
  return links;
}
