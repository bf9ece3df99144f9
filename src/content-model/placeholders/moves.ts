import { describeFields, type Kind, metaOf } from "../kind";
import { copyContent, replacePart, walkContent } from "../walkContent";

/** The new path, with its query and anchor if it has any, of each path that is redirected. */
export type Moves = ReadonlyMap<string, string>;

/** Returns the redirects of `content/redirects.yaml`, those of other shapes left out. */
export function readMoves(content: unknown): Moves {
  const { redirects } = (content ?? {}) as { redirects?: unknown };
  const entries: unknown[] = Array.isArray(redirects) ? redirects : [];
  return new Map(
    entries.flatMap((entry) => {
      const { from, to } = (entry ?? {}) as { from?: unknown; to?: unknown };
      return typeof from === "string" && typeof to === "string" ? [[from, to] as const] : [];
    }),
  );
}

/**
 * Returns where a link leads after all redirects. Its own query and anchor replace those of the
 * redirect. A link into a circle of redirects stays as it is.
 */
export function followMoves(link: string, moves: Moves): string {
  let { path, query, anchor } = partsOf(link);
  const passed = new Set<string>();
  for (let to = moves.get(path); to !== undefined; to = moves.get(path)) {
    if (passed.has(path)) return link;
    passed.add(path);
    const next = partsOf(to);
    path = next.path;
    query ||= next.query;
    anchor ||= next.anchor;
  }
  return passed.size > 0 ? path + query + anchor : link;
}

/** Replaces the links of a file's content that lead to moved pages. */
export function moveLinks<Value>(content: Value, kind: Kind, moves: Moves): Value {
  const moved = copyContent(content);
  for (const part of walkContent(describeFields(kind.schema), moved)) {
    const { field, value, path } = part;
    const role = field && metaOf(field).role;
    if (typeof value !== "string") continue;
    if (role === "markdown") replacePart(part, followMovesIn(value, moves));
    // The other paths are those of the page itself and the old ones of redirects.
    if (role === "link" || (role === "path" && path.at(-1) === "parentPath"))
      replacePart(part, followMoves(value, moves));
  }
  return moved;
}

/** Replaces the targets of a Markdown text's links. */
export const followMovesIn = (markdown: string, moves: Moves): string =>
  markdown.replace(/(?<=\]\()\/[^\s)]*/g, (link) => followMoves(link, moves));

/** Splits a link into its path, its query with the question mark, and its anchor with the number sign. */
export function partsOf(link: string): { path: string; query: string; anchor: string } {
  const [, path = "", query = "", anchor = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(link) ?? [];
  return { path, query, anchor };
}
