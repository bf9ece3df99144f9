import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { createdNodes, deleteNodesOfDeletedFiles } from "./content";

interface PagesAndRedirects {
  pages: { nodes: { id: string; path: string; internal: { type: string } }[] };
  articles: { nodes: { id: string }[] };
  leaders: { nodes: { id: string }[] };
  notices: { nodes: Dated[] };
  letters: { nodes: Dated[] };
  redirects: { redirects: { from: string; to: string }[] } | null;
}

/**
 * Creates the pages and redirects, and repeats this if content nodes are created in the meantime. Gatsby's
 * development server applies changes while pages are being created, without creating pages again afterwards.
 */
export const createPages: GatsbyNode["createPages"] = async (api) => {
  let queried: number;
  do {
    queried = createdNodes;
    await createPagesOfContent(api);
  } while (queried !== createdNodes);
};

/**
 * Creates the redirects and, for every page file, a page with its kind's template. Their order does not
 * depend on the order in which files are read, so the same content always produces the same files.
 */
async function createPagesOfContent(api: CreatePagesArgs): Promise<void> {
  deleteNodesOfDeletedFiles(api);
  const { actions, graphql, reporter } = api;
  const { data, errors } = await graphql<PagesAndRedirects>(`
    query PagesAndRedirects {
      pages: allContentPage(sort: { path: ASC }) {
        nodes {
          id
          path
          internal {
            type
          }
        }
      }
      articles: allEducationArticle(sort: { sortKey: ASC }) {
        nodes {
          id
        }
      }
      leaders: allLeaderPage(sort: { sortKey: ASC }) {
        nodes {
          id
        }
      }
      notices: allNotice(sort: { sortKey: ASC }) {
        nodes {
          id
          date
        }
      }
      letters: allNewsletter(sort: { sortKey: ASC }) {
        nodes {
          id
          date
        }
      }
      redirects {
        redirects {
          from
          to
        }
      }
    }
  `);
  if (!data) return reporter.panic("The pages could not be listed.", errors);

  const [articles, leaders] = [data.articles, data.leaders].map(({ nodes }) =>
    nodes.map(({ id }) => id),
  );
  const neighbours = new Map([...neighboursOf(articles ?? []), ...neighboursOf(leaders ?? [])]);
  const archives = new Map([
    ["NoticesPage", archiveOf(data.notices.nodes)],
    ["NewslettersPage", archiveOf(data.letters.nodes)],
  ]);
  const allArticles = data.articles.nodes.length > CARDS ? "/education" : "";
  for (const { id, path, internal } of data.pages.nodes) {
    const create = (template: string, ownPath: string, context?: object) => {
      const component = resolve(`src/templates/${template}.tsx`);
      if (!existsSync(component))
        reporter.panic(`The page ${ownPath} needs the template src/templates/${template}.tsx.`);
      actions.createPage({ path: ownPath, component, context: { id, ...context } });
    };
    if (internal.type === "ResourcesPage") {
      create(internal.type, path, { cards: CARDS, allArticles });
      if (allArticles) create("ArticlesPage", allArticles, { allArticles });
      continue;
    }
    if (internal.type === "EducationArticle") {
      create(internal.type, path, { ...neighbours.get(id), allArticles });
      continue;
    }
    const { main, years = [] } = archives.get(internal.type) ?? {};
    create(internal.type, path, main ?? neighbours.get(id));
    for (const year of years) create(internal.type, `${path}/${year.year}`, year);
  }
  for (const { from, to } of data.redirects?.redirects ?? [])
    actions.createRedirect({
      fromPath: from,
      toPath: to,
      isPermanent: true,
      // The redirects work as on the CDN. On top of the 404 page's HTML, a redirect would cause a
      // hydration error.
      ignoreCase: false,
      redirectInBrowser: true,
    });
}

/**
 * If there are more articles than this, the resources page shows cards only for the first ones, and links
 * to a page with all of them.
 */
const CARDS = 8;

/** If there are more entries than this, older years get their own pages. */
const LISTED = 24;

interface Dated {
  id: string;
  date: string;
}

/** Returns the page contexts for a list and its years. The pages use them to select their entries. */
function archiveOf(entries: readonly Dated[]) {
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

interface Neighbours {
  /** An id, or "" if there is none. */
  previous: string;
  next: string;
}

/**
 * Returns the previous and next id for each id in a list, wrapping around. They are part of the page
 * context, because a page that queries all pages of its kind gets slower with each of them.
 */
function neighboursOf(ids: readonly string[]): Map<string, Neighbours> {
  const other = (id: string | undefined, than: string) => (id === than || !id ? "" : id);
  return new Map(
    ids.map((id, index) => {
      const previous = other(ids.at(index - 1), id);
      const next = other(ids[(index + 1) % ids.length], id);
      return [id, { previous, next: next === previous ? "" : next }];
    }),
  );
}
