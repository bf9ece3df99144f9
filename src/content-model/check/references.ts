import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";
import type { Role } from "../fields";
import { describeFields, type Kind, metaOf } from "../kind";
import type { KeyPath } from "../remark";
import { walkContent } from "../walkContent";

/** A string with a role, and its path in the file; of Markdown, each link and each picture. */
export interface Reference {
  role: Role | "pictureInText";
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
    return role === "markdown"
      ? referencesIn(value).map((reference) => ({ ...reference, path }))
      : [{ role, value, path }];
  });

/** Returns the URLs of all links in a Markdown text, in order, and its pictures as they are written. */
function referencesIn(markdown: string): Omit<Reference, "path">[] {
  const found: Omit<Reference, "path">[] = [];
  // Parsing Markdown takes longer than the rest of the check, and every link has one of these.
  if (!/[[<]/.test(markdown)) return found;
  visit(fromMarkdown(markdown), (node) => {
    const { start, end } = node.position ?? {};
    const written = markdown.slice(start?.offset, end?.offset);
    if (node.type === "link" || node.type === "definition")
      found.push({ role: "markdown", value: node.url });
    else if (/^image/.test(node.type) || (node.type === "html" && /^<img\b/i.test(written)))
      found.push({ role: "pictureInText", value: written });
  });
  return found;
}
