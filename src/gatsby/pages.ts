import { resolve } from "node:path";
import type { CreatePagesArgs, Node } from "gatsby";
import { isPageKind } from "../content-model/kind";
import { kinds } from "../content-model/kinds";
import { isProduct, mainProduct } from "../content-model/kinds/products";

/** The fields of a content node that its page needs. */
interface ContentNode extends Node {
  path: string;
  sortKey: string;
  /** The rate plan of a product or of a calculator's page. */
  plan?: string;
}

/**
 * Creates a page for every page file, with its kind's template. Its context has the names of the page's own
 * rate plan and of the main product's, which are mostly the same. The nodes are sorted, so that the same
 * content always produces the same files, whatever the order in which files were read.
 */
export function createPages({ actions, getNodesByType }: CreatePagesArgs): void {
  const nodesOf = (type: string) =>
    (getNodesByType(type) as ContentNode[]).toSorted((one, other) =>
      one.sortKey < other.sortKey ? -1 : 1,
    );
  const neighbours = new Map(
    [nodesOf("EducationArticle"), nodesOf("LeaderPage")].flatMap(neighboursOf),
  );
  const mainPlan = mainProduct(nodesOf("ProductPage").filter(isProduct))?.plan ?? "";
  for (const { id, path, plan = mainPlan, internal } of kinds
    .filter(isPageKind)
    .flatMap(({ name }) => nodesOf(name))) {
    const component = resolve(`src/templates/${internal.type}/${internal.type}.tsx`);
    actions.createPage({ path, component, context: { id, plan, mainPlan, ...neighbours.get(id) } });
  }
}

/**
 * Returns the previous and next ids of each node in a list, wrapping around, or "" if there is none. They are
 * part of the page context, because a page that queried all pages of its kind would get slower with each of
 * them.
 */
const neighboursOf = (nodes: readonly Node[]) =>
  nodes.map(({ id }, index) => {
    const [previous = "", next = ""] = [index - 1, (index + 1) % nodes.length]
      .map((at) => nodes.at(at)?.id)
      .map((other) => (other === id ? "" : other));
    return [id, { previous, next: next === previous ? "" : next }] as const;
  });
