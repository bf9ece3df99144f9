import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { GatsbyNode, Node } from "gatsby";
import { isPageKind } from "../content-model/kind";
import { kinds } from "../content-model/kinds";
import { deleteNodesOfDeletedFiles } from "./content";

/** The fields of a content node that its page or a list needs. */
interface ContentNode extends Node {
  path: string;
  sortKey: string;
  date: string;
}

/**
 * Creates a page for every page file, with its kind's template. The nodes are sorted, so that the same
 * content always produces the same files, whatever the order in which files were read.
 */
export const createPages: GatsbyNode["createPages"] = (api) => {
  deleteNodesOfDeletedFiles(api);
  const { actions, getNodesByType, reporter } = api;
  const nodesOf = (type: string) =>
    (getNodesByType(type) as ContentNode[]).toSorted((one, other) =>
      one.sortKey < other.sortKey ? -1 : 1,
    );
  const articles = nodesOf("EducationArticle");
  const neighbours = new Map([articles, nodesOf("LeaderPage")].flatMap(neighboursOf));
  const archives = new Map([
    ["NoticesPage", archiveOf(nodesOf("Notice"))],
    ["NewslettersPage", archiveOf(nodesOf("Newsletter"))],
  ]);
  const allArticles = articles.length > CARDS ? "/education" : "";
  const contexts: Readonly<Record<string, object>> = {
    ResourcesPage: { cards: CARDS, allArticles },
    EducationArticle: { allArticles },
  };
  for (const { id, path, internal } of kinds
    .filter(isPageKind)
    .flatMap(({ name }) => nodesOf(name))) {
    const create = (template: string, ownPath: string, context?: object) => {
      const component = resolve(`src/templates/${template}.tsx`);
      if (!existsSync(component))
        reporter.panic(`The page ${ownPath} needs the template src/templates/${template}.tsx.`);
      actions.createPage({ path: ownPath, component, context: { id, ...context } });
    };
    const { main, years = [] } = archives.get(internal.type) ?? {};
    create(internal.type, path, { ...contexts[internal.type], ...main, ...neighbours.get(id) });
    if (internal.type === "ResourcesPage" && allArticles)
      create("ArticlesPage", allArticles, { allArticles });
    for (const year of years) create(internal.type, `${path}/${year.year}`, year);
  }
};

/**
 * If there are more articles than this, the resources page shows cards only for the first ones, and links
 * to a page with all of them.
 */
const CARDS = 8;

/** If there are more entries than this, older years get their own pages. */
const LISTED = 24;

/**
 * Returns the page contexts for a list's first page and for the pages of its older years. The pages' queries
 * use these to select entries.
 */
function archiveOf(entries: readonly ContentNode[]) {
  const counts = new Map<number, number>();
  for (const { date } of entries) {
    const year = Number(date.slice(0, 4));
    counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  let listed = 0;
  const own = [...counts].flatMap(([year, count], index) => {
    listed += count;
    return listed > LISTED && index > 0 ? [year] : [];
  });
  const context = { newest: "", years: own.map(String) };
  const first = own[0] === undefined ? "" : `${own[0] + 1}`;
  return {
    main: { ...context, newest: entries[0]?.id ?? "", from: first, to: "9999" },
    years: own.map((year) => ({ ...context, from: `${year}`, to: `${year + 1}`, year: `${year}` })),
  };
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
